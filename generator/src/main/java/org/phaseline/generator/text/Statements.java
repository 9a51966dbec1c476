package org.phaseline.generator.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes what a step does. */
final class Statements {

    private final World world;
    private final Draw draw;
    private final SourceWriter out;
    private final Expressions expressions;
    final AskingStatements asking;

    /** Used at least once so far; the others must still be, since a rulebook may hold nothing that is never reached. */
    final List<String> announced = new ArrayList<>();

    final List<String> conducted = new ArrayList<>();

    Statements(World world, SourceWriter out, Expressions expressions) {
        this.world = world;
        this.draw = world.draw;
        this.out = out;
        this.expressions = expressions;
        this.asking = new AskingStatements(world, out, expressions);
    }

    void some(TextScope scope, int least, int most) {
        for (int i = draw.from(least, most); i > 0; i--) {
            any(scope);
        }
    }

    private void any(TextScope scope) {
        int kind = draw.from(0, 19);
        if (scope.asks && kind < 7) {
            asking.any(scope);
        } else if (kind < 9) {
            roll(scope);
        } else if (kind == 9) {
            let(scope);
        } else if (world.second && kind == 12 && scope.alone()) {
            chance(scope);
        } else if (world.second && kind == 13) {
            fractions(scope);
        } else if (kind < 14) {
            change(scope);
        } else if (kind < 16 && scope.depth < 4) {
            branch(scope);
        } else if (kind == 16 && scope.depth < 3 && scope.alone()) {
            loop(scope);
        } else if (kind == 17 && scope.alone() && scope.asks) {
            callOut(scope);
        } else if (kind == 18) {
            later(scope);
        } else {
            out.line("note \"Told" + expressions.named(scope) + "\"");
        }
    }

    // ---- dice

    private void roll(TextScope scope) {
        String name = world.name("roll");
        switch (draw.from(0, 4)) {
            case 0 -> {
                out.line("roll " + name + ": " + draw.from(1, 3) + "d" + draw.oneOf(4, 6, 10));
                modifiers(scope);
                scope.add(name, GeneratedType.NUMBER);
            }
            case 1 -> {
                out.line("roll " + name + ": " + draw.from(1, 4) + "d6 counting it >= " + draw.from(2, 6));
                scope.add(name, GeneratedType.NUMBER);
            }
            case 2 -> {
                out.line("roll " + name + ": " + draw.from(2, 4) + "d6");
                out.line(
                        scope.asks && draw.oneIn(2)
                                ? "reroll up to " + draw.from(1, 2) + " of " + name
                                : "reroll " + name + " where it <= " + draw.from(1, 3));
                String best = world.name("best");
                out.line("let " + best + " = " + draw.oneOf("highest of ", "lowest of ", "count of ") + name);
                scope.add(best, GeneratedType.NUMBER);
            }
            case 3 -> {
                if (scope.alone()) {
                    out.line("roll off 1d6 among sides: " + name);
                    scope.add(name, GeneratedType.PARTY);
                } else {
                    out.line("roll " + name + ": 1d6");
                    scope.add(name, GeneratedType.NUMBER);
                }
            }
            default -> {
                out.line((scope.alone() && draw.oneIn(3) ? draw.any(world.sides) + " rolls " : "roll ") + name
                        + ": 1d6 + " + draw.from(1, 3));
                scope.add(name, GeneratedType.NUMBER);
            }
        }
    }

    private void modifiers(TextScope scope) {
        out.block(() -> {
            for (int i = draw.from(0, 2); i > 0; i--) {
                out.line(draw.oneOf("+", "-") + draw.from(1, 3) + " if " + expressions.flag(scope, 1) + " \"modifier "
                        + i + "\"");
            }
        });
    }

    private void let(TextScope scope) {
        String name = world.name("val");
        if (draw.oneIn(5) && scope.alone() && scope.asks) {
            out.line("let " + name + " = " + scope.actor + " says \"It is so" + expressions.named(scope) + "\"");
            return;
        }
        out.line("let " + name + " = " + expressions.number(scope, 2));
        if (draw.oneIn(3)) {
            modifiers(scope);
        }
        scope.add(name, GeneratedType.NUMBER);
    }

    // ---- state

    void change(TextScope scope) {
        String party = scope.party();
        String piece = expressions.piece(scope);
        // In a together a name is a piece of one's own only if it was chosen there.
        Optional<String> own = scope.alone() ? Optional.of(piece) : scope.variable(GeneratedType.PIECE);
        switch (draw.from(0, 8)) {
            case 0 -> out.line(party + ".points " + draw.oneOf("+= ", "-= ", "= ") + expressions.amount(scope));
            case 1 -> out.line(party + ".gold " + draw.oneOf("+= ", "-= ") + draw.from(1, 3));
            case 2 -> out.line(party + ".eager = " + expressions.flag(scope, 1));
            case 3 -> out.line(party + ".mood = " + expressions.word(scope, world.kinds.getFirst()));
            case 4 ->
                out.line(own.map(u -> u + ".strength " + draw.oneOf("+= ", "-= ") + expressions.amount(scope))
                        .orElse(party + ".points += 1"));
            case 5 ->
                out.line(own.map(u -> u + ".spent = " + expressions.flag(scope, 1))
                        .orElse(party + ".eager = yes"));
            case 6 ->
                out.line(
                        scope.alone() ? joining(piece, draw.oneOf("seen", party + ".hunted")) : party + ".points -= 1");
            case 7 -> mark(scope, party, own);
            default -> open(scope, party, piece);
        }
    }

    private String joining(String piece, String set) {
        return draw.oneIn(3) ? "drop " + piece + " from " + set : "add " + piece + " to " + set;
    }

    private void mark(TextScope scope, String party, Optional<String> own) {
        if (!world.markers) {
            out.line(party + ".gold += 1");
        } else if (scope.alone() && draw.oneIn(4)) {
            out.line(draw.oneOf("mark ", "unmark ") + "dusk");
        } else if (own.isPresent() && draw.oneIn(2)) {
            out.line(draw.oneOf("mark ", "mark ", "unmark ") + own.get() + " fired");
        } else {
            out.line(draw.oneOf("mark ", "mark ", "unmark ") + party + " tired");
        }
    }

    /** What only somebody may change who acts alone. */
    private void open(TextScope scope, String party, String piece) {
        if (!scope.alone()) {
            out.line(party + ".points += " + expressions.amount(scope));
            return;
        }
        switch (draw.from(0, 6)) {
            case 0 -> out.line("total " + draw.oneOf("+= ", "-= ", "= ") + expressions.number(scope, 2));
            case 1 -> out.line("level = " + expressions.number(scope, 1));
            case 2 -> out.line("dawn = " + expressions.flag(scope, 2));
            case 3 -> out.line("best = " + draw.oneOf(piece, "none", "first of " + expressions.pieces(scope, 1)));
            case 4 -> out.line("seen = " + expressions.pieces(scope, 1));
            case 5 -> out.line(piece + ".leader = " + draw.oneOf(draw.any(world.units), "none"));
            default -> {
                GeneratedType.Word kind = draw.any(world.kinds);
                out.line("the" + kind.kind() + " = " + expressions.word(scope, kind));
            }
        }
    }

    // ---- flow

    private void branch(TextScope scope) {
        String condition = expressions.flag(scope, 2);
        if (draw.oneIn(3)) {
            out.line("if " + condition + ": note \"So it is" + expressions.named(scope) + "\"");
            return;
        }
        out.line("if " + condition);
        out.block(() -> some(scope.inner(), 1, 2));
        if (draw.oneIn(2)) {
            out.line("else");
            out.block(() -> some(scope.inner(), 1, 2));
        }
    }

    private void loop(TextScope scope) {
        TextScope inner = scope.inner();
        String name = world.name("each");
        if (world.second && draw.oneIn(3)) {
            counting(scope, inner, name);
            return;
        }
        if (draw.oneIn(3)) {
            GeneratedType.Word kind = draw.any(world.kinds);
            out.line("for each " + name + " in " + kind.kind()
                    + (scope.asks && draw.oneIn(2) ? ", " + scope.actor + " picks" + world.pickedBy() : ""));
            inner.add(name, kind);
        } else {
            // Many pieces make a game of questions about each of them.
            inner.asks = scope.asks && world.units.size() < 10;
            boolean ordered = world.second && draw.oneIn(3);
            out.line("for each " + name + " in " + expressions.source(scope)
                    + (ordered ? ", by it.strength, " + draw.oneOf("highest", "lowest") + " first" : "")
                    + (!ordered && inner.asks && draw.oneIn(3) ? ", " + scope.actor + " picks" + world.pickedBy() : "")
                    + (draw.oneIn(5) ? ", including new ones" : ""));
            inner.add(name, GeneratedType.PIECE);
        }
        out.block(() -> {
            if (draw.oneIn(4)) {
                out.line("if " + expressions.flag(inner, 1) + ": next " + name);
            }
            some(inner, 1, 2);
        });
    }

    /** Draws, an order of draw, and dice as large as a set. */
    private void chance(TextScope scope) {
        switch (draw.from(0, 3)) {
            case 0 -> {
                String name = world.name("sized");
                out.line("roll " + name + ": " + draw.from(1, 2) + "d(count of " + expressions.pieces(scope, 1) + ")");
                scope.add(name, GeneratedType.NUMBER);
            }
            case 1 -> {
                String name = world.name("card");
                out.line("draw " + name + " from " + expressions.source(scope));
                scope.add(name, GeneratedType.PIECE);
            }
            case 2 -> {
                String name = world.name("cards");
                out.line("draw " + draw.oneOf("2 ", "up to 3 ") + name + " from " + expressions.source(scope)
                        + " \"some cards\"");
                scope.add(name, GeneratedType.PIECE_SET);
            }
            default -> out.line("shuffle " + expressions.pieces(scope, 1));
        }
    }

    /** Numbers in halves and quarters, which are changed by numbers that fit. */
    private void fractions(TextScope scope) {
        String party = scope.alone() ? scope.party() : scope.own;
        if (scope.alone() && world.grid() && draw.oneIn(3)) {
            out.line(draw.oneOf(
                    world.side(world.wide, 0) + ".road = no",
                    world.side(0, 1) + ".ford += 0.5",
                    world.side(1, 1 + world.wide) + ".road = dawn"));
            return;
        }
        switch (draw.from(0, 3)) {
            case 0 -> out.line(party + ".fuel += 0.5");
            case 1 -> out.line(party + ".worked = " + party + ".fuel / " + draw.from(1, 4) + " + 0.25");
            case 2 -> out.line("pay 1.5 from " + party + ".fuel");
            default -> out.line(party + ".fuel = " + party + ".worked rounded - 0.5");
        }
    }

    /** Loops that count: through a range, or how often they were done. */
    private void counting(TextScope scope, TextScope inner, String name) {
        if (draw.oneIn(3)) {
            out.line("repeat up to " + draw.from(1, 3) + " times"
                    + (draw.oneIn(2) ? " until " + expressions.flag(scope, 1) : ""));
        } else {
            out.line("for each " + name + " in " + draw.from(0, 2) + ".." + draw.from(1, 4)
                    + (draw.oneIn(3) ? ", highest first" : ""));
            inner.add(name, GeneratedType.NUMBER);
        }
        out.block(() -> {
            some(inner, 1, 2);
            if (draw.oneIn(2)) {
                out.line("if " + expressions.flag(inner, 1) + ": leave loop");
            }
        });
    }

    private void callOut(TextScope scope) {
        if (draw.oneIn(2) && scope.firstEvent < world.events.size()) {
            announce(scope, world.events.get(draw.from(scope.firstEvent, world.events.size() - 1)));
        } else if (scope.firstSequence < world.sequences.size()) {
            conduct(scope, world.sequences.get(draw.from(scope.firstSequence, world.sequences.size() - 1)));
        } else {
            asking.any(scope);
        }
    }

    void announce(TextScope scope, World.Event event) {
        List<String> values = new ArrayList<>();
        for (GeneratedType type : event.parameters()) {
            values.add(value(scope, type));
        }
        out.line("announce " + event.name() + (values.isEmpty() ? "" : "(" + String.join(", ", values) + ")"));
        announced.add(event.name());
    }

    void conduct(TextScope scope, World.Sequence sequence) {
        out.line("conduct " + sequence.name() + "(" + scope.party() + ", " + expressions.number(scope, 1) + ")");
        conducted.add(sequence.name());
    }

    private String value(TextScope scope, GeneratedType type) {
        return switch (type) {
            case GeneratedType.Numeric numeric -> expressions.number(scope, 1);
            case GeneratedType.Flag flag -> expressions.flag(scope, 1);
            case GeneratedType.Party party -> scope.party();
            case GeneratedType.Word word -> expressions.word(scope, word);
            case GeneratedType.Piece piece -> draw.any(world.units);
            case GeneratedType.PieceSet set -> expressions.pieces(scope, 1);
            case GeneratedType.Space space -> expressions.space(scope);
        };
    }

    /** Values are taken now, the effect comes when all are done or at the end of the turn. */
    private void later(TextScope scope) {
        String when = draw.oneIn(2) ? "later " : "later at " + draw.oneOf("end", "start") + " of [Clean up]: ";
        if (!scope.forked && when.equals("later ")) {
            when = "later at end of [Clean up]: ";
        }
        out.line(when
                + draw.oneOf("total += ", "total -= ", draw.any(world.sides) + ".points += ")
                + expressions.number(scope, 1));
    }
}
