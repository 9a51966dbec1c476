package org.phaseline.generator.text;

import java.util.Optional;

/** Writes the statements that ask somebody something. */
final class AskingStatements {

    private final World world;
    private final Draw draw;
    private final SourceWriter out;
    private final Expressions expressions;

    AskingStatements(World world, SourceWriter out, Expressions expressions) {
        this.world = world;
        this.draw = world.draw;
        this.out = out;
        this.expressions = expressions;
    }

    void any(TextScope scope) {
        switch (draw.from(0, 6)) {
            case 0 -> number(scope);
            case 1 -> {
                String name = world.name("word");
                GeneratedType.Word kind = draw.any(world.kinds);
                out.line(who(scope) + name + " from " + kind.kind()
                        + (draw.oneIn(3) ? " where it is not " + draw.any(kind.words()) : "") + prompt(scope, "Which"));
                scope.add(name, kind);
            }
            case 2 -> {
                String name = world.name("entered");
                out.line("enter " + name + ": 0.." + draw.from(1, 9) + " \"What the table says"
                        + expressions.named(scope) + "\"");
                scope.add(name, GeneratedType.NUMBER);
            }
            case 3 -> {
                if (scope.alone()) {
                    String name = world.name("several");
                    out.line(who(scope) + draw.oneOf("up to 2 ", "exactly 2 ", "1 to 3 ", "any number of ") + name
                            + " from " + expressions.source(scope));
                    scope.add(name, GeneratedType.PIECE_SET);
                } else {
                    unit(scope);
                }
            }
            case 4 -> move(scope);
            default -> unit(scope);
        }
    }

    void number(TextScope scope) {
        String name = world.name("num");
        String most = scope.alone() && draw.oneIn(3)
                ? "larger(2, " + expressions.number(scope, 1) + ")"
                : String.valueOf(draw.from(2, 5));
        out.line("choose " + name + " from " + draw.from(0, 1) + ".." + most + prompt(scope, "How many"));
        scope.add(name, GeneratedType.NUMBER);
    }

    private String who(TextScope scope) {
        return scope.alone() && draw.oneIn(6) ? draw.any(world.sides) + " chooses " : "choose ";
    }

    private String prompt(TextScope scope, String words) {
        return draw.oneIn(2) ? "" : " \"" + words + expressions.named(scope) + "?\"";
    }

    private void unit(TextScope scope) {
        String name = world.name("unitOf");
        if (world.second && scope.alone() && draw.oneIn(4)) {
            out.line("take " + name + " from " + expressions.source(scope));
            if (draw.oneIn(2)) {
                out.line("return " + name);
            }
            scope.add(name, GeneratedType.PIECE);
            return;
        }
        out.line(who(scope) + name + " from " + expressions.source(scope) + prompt(scope, "Which unit"));
        scope.add(name, GeneratedType.PIECE);
    }

    private void move(TextScope scope) {
        Optional<String> piece = scope.variable(GeneratedType.PIECE);
        if (world.board == World.BoardKind.NONE || piece.isEmpty()) {
            unit(scope);
            return;
        }
        String name = world.name("spot");
        out.line("choose " + name + " from " + expressions.spaces(scope, piece.get()) + prompt(scope, "Where to"));
        if (world.grid()) {
            scope.add(name, GeneratedType.SPACE);
        }
        out.line(piece.get() + ".at = " + name);
        if (draw.oneIn(3)) {
            out.line(piece.get() + ".facing = turned(" + piece.get() + ".facing, " + draw.from(-2, 3) + ")");
        }
    }
}
