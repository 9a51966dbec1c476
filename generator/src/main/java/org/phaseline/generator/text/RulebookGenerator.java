package org.phaseline.generator.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes random rulebooks that are valid: pieces and boards, sealed and unseen decisions, reactions, what is done together, loops, dice,
 * tables, markers, options, scenarios. The same seed gives the same text on every machine. A rulebook the checker refuses is a mistake here,
 * or there.
 */
public final class RulebookGenerator {

    /** How the titles of steps begin that tell something hidden by the rules themselves, once they are answered. */
    public static final String TRAP = "Trap";

    private final World world;
    private final Draw draw;
    private final SourceWriter out = new SourceWriter();
    private final Expressions expressions;
    private final Statements statements;
    private final StepText steps;

    private RulebookGenerator(long seed, boolean discreet) {
        this.draw = new Draw(seed);
        this.world = new World(draw, new Draw(~seed), discreet);
        this.expressions = new Expressions(world);
        this.statements = new Statements(world, out, expressions);
        this.steps = new StepText(world, out, expressions, statements);
    }

    public static GeneratedRulebook of(long seed) {
        return new RulebookGenerator(seed, false).write(seed);
    }

    /**
     * One that hides something from somebody, and never tells by its own rules what it hides, except in steps called {@link #TRAP}: for
     * tests in which two games differ in nothing else.
     */
    public static GeneratedRulebook discreet(long seed) {
        return new RulebookGenerator(seed, true).write(seed);
    }

    private GeneratedRulebook write(long seed) {
        String name = "generated-" + seed;
        out.line("rulebook \"Generated " + seed + "\"");
        if (world.second) {
            out.line("language 2");
        }
        perhapsPart(name + "-things.sop", new DeclarationText(world, out)::write);
        gameTurn();
        perhapsPart(name + "-sequences.sop", this::besideTheGameTurn);
        List<String> scenarios = new ArrayList<>();
        if (draw.oneIn(2)) {
            boolean apart = draw.oneIn(2);
            for (int i = draw.from(1, 2); i > 0; i--) {
                String scenario = "Scenario" + i;
                scenarios.add(scenario);
                if (apart) {
                    out.file("scenarios/" + scenario + ".sop", () -> scenario(scenario));
                } else {
                    scenario(scenario);
                }
            }
        } else {
            scenarios.add("");
        }
        return new GeneratedRulebook(seed, name + ".sop", out.toString(), out.others(), scenarios, world.options);
    }

    /** Lines of the margin stand in the main file or in a part, which the main file names. */
    private void perhapsPart(String file, Runnable lines) {
        if (draw.oneIn(4)) {
            out.line("part \"" + file + "\"");
            out.file(file, lines);
        } else {
            lines.run();
        }
    }

    private void besideTheGameTurn() {
        for (int i = 0; i < world.sequences.size(); i++) {
            sequence(i);
        }
        for (int i = 0; i < world.events.size(); i++) {
            reactions(i);
        }
        if (draw.oneIn(3)) {
            out.line("digression \"Look it up\"");
            out.block(() -> out.line("\"Found it\" raiser must"));
        }
    }

    private void gameTurn() {
        SealedSteps sealed = new SealedSteps(world, out, expressions, steps);
        TogetherSteps together = new TogetherSteps(world, out, steps, statements);
        UnseenSteps unseen = new UnseenSteps(world, out, steps);
        out.line("game turn \"Game turn\"");
        out.block(() -> {
            TextScope scope = new TextScope(world, "Red");
            out.line("\"Begin\" Red must");
            if (world.discreet || draw.oneIn(2)) {
                sealed.write(scope);
            }
            if (world.unseen) {
                unseen.write();
            }
            playerTurns();
            if (world.annex) {
                new SecondBoardText(world, out).write(steps.id());
            }
            if (draw.oneIn(2)) {
                together.write(scope);
            }
            if (world.schedule) {
                out.line("for each arrived in Arrivals");
                out.block(() -> out.line("arrived.strength += 1"));
            }
            steps.some(scope.inner(), 0, 2);
            if (world.unseen && !world.discreet && draw.oneIn(2)) {
                unseen.uncover();
            }
            whatIsLeft(scope);
            if (world.discreet && draw.oneIn(2)) {
                unseen.trap();
            }
            out.line("\"Clean up\" automatic");
            out.block(this::victory);
        });
    }

    private void playerTurns() {
        out.line("for each phasing in sides" + draw.oneOf("", ", in turn from " + draw.any(world.sides)));
        out.block(() -> {
            out.line(draw.oneOf("player turn \"Player turn\"", "phase \"Operations\"") + " by phasing");
            out.block(() -> {
                TextScope scope = new TextScope(world, "phasing");
                scope.parties.add("phasing");
                if (world.sides.size() == 2) {
                    scope.parties.add("opponent(phasing)");
                }
                steps.some(scope, 2, 4);
            });
        });
    }

    /** Every event is announced and every sequence conducted somewhere, or nothing could reach them. */
    private void whatIsLeft(TextScope scope) {
        List<World.Sequence> sequences = world.sequences.stream()
                .filter(each -> !statements.conducted.contains(each.name()))
                .toList();
        List<World.Event> events = world.events.stream()
                .filter(each -> !statements.announced.contains(each.name()))
                .toList();
        if (sequences.isEmpty() && events.isEmpty()) {
            return;
        }
        String id = steps.id();
        out.line(id + " \"Rest " + id + "\" Red must");
        out.block(() -> {
            sequences.forEach(each -> statements.conduct(scope.inner(), each));
            events.forEach(each -> statements.announce(scope.inner(), each));
        });
    }

    private void victory() {
        out.line("total += 0");
        if (draw.oneIn(2)) {
            String side = draw.any(world.sides);
            out.line("if " + side + ".points >= " + draw.oneOf("target", "9") + ": end game won by " + side);
        }
        if (draw.oneIn(8)) {
            out.line("if level > 8: end game drawn");
        }
    }

    private void sequence(int number) {
        out.line("sequence " + world.sequences.get(number).name() + " (who: Side, count: number) \"Sequence " + number
                + "\" by who");
        out.block(() -> {
            TextScope scope = new TextScope(world, "who");
            scope.add("who", GeneratedType.PARTY);
            scope.add("count", GeneratedType.NUMBER);
            scope.firstSequence = number + 1;
            scope.firstEvent = world.events.size();
            scope.depth = 1;
            steps.some(scope, 1, 3);
        });
    }

    private void reactions(int number) {
        World.Event event = world.events.get(number);
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < event.parameters().size(); i++) {
            names.append(i == 0 ? " (" : ", ").append("arg").append(i);
        }
        String heading = "when " + event.name() + names + (names.isEmpty() ? "" : ")");
        for (int i = draw.from(1, 2); i > 0; i--) {
            String actor = draw.any(world.sides);
            TextScope scope = new TextScope(world, actor);
            for (int j = 0; j < event.parameters().size(); j++) {
                scope.add("arg" + j, event.parameters().get(j));
            }
            scope.firstEvent = number + 1;
            scope.firstSequence = world.sequences.size();
            scope.depth = 2;
            boolean automatic = draw.oneIn(4);
            scope.asks = !automatic;
            out.line(heading + " \"Reaction " + world.name("") + "\" "
                    + (automatic ? "automatic" : actor + draw.oneOf(" may", " must"))
                    + (draw.oneIn(3) ? " if " + expressions.flag(scope, 1) : ""));
            out.block(() -> {
                statements.some(scope, 1, 3);
                if (!automatic && draw.oneIn(4)) {
                    out.line("cancel");
                }
            });
        }
    }

    /** A step is left out or replaced: by steps of which the first has its id, because other lines may speak of it, or by what it does. */
    private void override(StepText.Leaf leaf) {
        switch (draw.from(0, 2)) {
            case 0 -> out.line("without [" + leaf.id() + "]");
            case 1 -> {
                out.line("instead of [" + leaf.id() + "]");
                out.block(() -> {
                    out.line(leaf.id() + " \"Instead of " + leaf.id() + "\" " + leaf.actor()
                            + draw.oneOf(" must", " may"));
                    if (draw.oneIn(2)) {
                        out.line("\"Besides " + leaf.id() + "\" " + leaf.actor() + " must");
                    }
                });
            }
            default -> {
                out.line("instead of [" + leaf.id() + "]");
                out.block(() -> out.line("note \"Another " + leaf.id() + "\""));
            }
        }
    }

    private void scenario(String name) {
        out.line("scenario " + name + " \"The scenario " + name + "\"");
        out.block(() -> {
            out.line("length " + draw.from(1, 2) + " game turns");
            if (!world.options.isEmpty()) {
                out.line(draw.oneOf("use ", "without ") + draw.any(world.options));
            }
            if (draw.oneIn(2)) {
                out.line("target = " + draw.from(2, 9));
            }
            if (draw.oneIn(2)) {
                out.line(draw.any(world.units) + ".strength = " + draw.from(0, 10));
            }
            if (world.factions && draw.oneIn(2)) {
                out.line("absent BlueLancers");
            }
            if (world.tables && draw.oneIn(2)) {
                out.line("table Pace");
                out.block(() -> out.line(draw.any(world.kinds.getFirst().words()) + " 7"));
            }
            if (draw.oneIn(2)) {
                out.line("Red.points = " + draw.from(0, 12));
            }
            if (draw.oneIn(2) && !steps.leaves.isEmpty()) {
                override(draw.any(steps.leaves));
            }
            if (draw.oneIn(3)) {
                out.line(draw.oneOf("after [Begin]", "before [Clean up]"));
                out.block(() -> out.line("\"Put in " + name + "\" Blue must"));
            }
        });
    }
}
