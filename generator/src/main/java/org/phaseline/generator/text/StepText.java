package org.phaseline.generator.text;

import java.util.ArrayList;
import java.util.List;

/** Writes headings with their clauses, and what stands below them. */
final class StepText {

    private final World world;
    private final Draw draw;
    private final SourceWriter out;
    private final Expressions expressions;
    private final Statements statements;

    record Leaf(String id, String actor) {}

    /** Steps without a body that nothing depends on: a scenario may leave them out or replace them. */
    final List<Leaf> leaves = new ArrayList<>();

    StepText(World world, SourceWriter out, Expressions expressions, Statements statements) {
        this.world = world;
        this.draw = world.draw;
        this.out = out;
        this.expressions = expressions;
        this.statements = statements;
    }

    /** Several steps after each other, each of which may ask about those before. */
    void some(TextScope scope, int least, int most) {
        for (int i = draw.from(least, most); i > 0; i--) {
            any(scope);
        }
    }

    private void any(TextScope scope) {
        switch (draw.from(0, 14)) {
            case 0, 1 -> guided(scope);
            case 2, 3, 4, 5 -> acting(scope);
            case 6 -> automatic(scope);
            case 7 -> options(scope);
            case 8 -> round(scope);
            case 9 -> meanwhile(scope);
            case 10 -> jump(scope);
            case 11 -> until(scope);
            case 12 -> faction(scope);
            case 13 -> again(scope);
            default -> phase(scope);
        }
    }

    private String heading(String id) {
        return id + " \"Act " + id + "\"" + (draw.oneIn(4) ? " (" + draw.from(1, 9) + "." + draw.from(1, 9) + ")" : "")
                + " ";
    }

    /** Begins with a digit, as printed ids do. */
    String id() {
        String name = world.name("");
        return name + draw.oneOf("", "A", "B", "-1");
    }

    void guided(TextScope scope) {
        String id = id();
        out.line(heading(id) + scope.actor + draw.oneOf(" must", " may") + guard(scope));
        leaves.add(new Leaf(id, scope.actor));
        scope.steps.add(id);
    }

    private String guard(TextScope scope) {
        return switch (draw.from(0, 5)) {
            case 0 -> " if " + expressions.flag(scope, 2);
            case 1 -> " unless " + expressions.flag(scope, 1);
            default -> "";
        };
    }

    private void acting(TextScope scope) {
        String id = id();
        String actor = scope.alone() && draw.oneIn(5) ? draw.any(world.sides) : scope.actor;
        String otherwise = draw.oneIn(4) ? ", otherwise note \"Nothing came of " + id + "\"" : "";
        boolean may = draw.oneIn(2);
        String times = may
                ? draw.oneOf(
                        "",
                        "",
                        ", any number of times",
                        ", up to 2 times",
                        ", compulsory if " + expressions.flag(scope, 1))
                : "";
        out.line(heading(id) + actor + (may ? " may" : " must") + guard(scope) + times + otherwise);
        TextScope inner = scope.actedBy(actor);
        out.block(() -> {
            if (times.contains("times")) {
                // A choice that is settled as soon as it is offered would let it go round without anybody being asked.
                statements.asking.number(inner);
            } else if (!may && draw.oneIn(6)) {
                statements.some(inner, 1, 1);
                out.line("pay " + draw.from(1, 2) + " from " + actor + draw.oneOf(".points", ".gold"));
            }
            statements.some(inner, 1, 4);
            if (draw.oneIn(4)) {
                guided(inner.inner());
            }
        });
        scope.steps.add(id);
        if (scope.alone() && times.isEmpty() && draw.oneIn(2)) {
            // A name is known to the end of its page, also behind the step that made it.
            inner.variables.stream()
                    .filter(each -> each.type().isNumber() && !scope.variables.contains(each))
                    .forEach(scope.variables::add);
        }
    }

    private void automatic(TextScope scope) {
        String id = id();
        out.line(heading(id) + "automatic" + guard(scope));
        TextScope inner = scope.inner();
        inner.asks = false;
        out.block(() -> statements.some(inner, 1, 3));
        scope.steps.add(id);
    }

    private void options(TextScope scope) {
        String id = id();
        out.line(heading(id) + scope.actor + draw.oneOf(" must", " may"));
        out.block(() -> {
            out.line(draw.oneOf("one of", "any of", "all of"));
            out.block(() -> {
                for (int i = draw.from(2, 3); i > 0; i--) {
                    String option = id();
                    out.line("\"Option " + option + "\"" + guard(scope));
                    if (draw.oneIn(2)) {
                        out.block(() -> statements.some(scope.inner(), 1, 2));
                    }
                }
            });
        });
        scope.steps.add(id);
    }

    private void round(TextScope scope) {
        if (!scope.alone() || scope.depth > 2) {
            guided(scope);
            return;
        }
        String id = id();
        out.line("round " + heading(id));
        out.block(() -> {
            TextScope inner = scope.inner();
            String again = id();
            out.line(heading(again) + scope.actor + " may");
            inner.steps.add(again);
            some(inner, 0, 2);
            out.line("if [" + again + "] was done and round < " + draw.from(2, 3) + ": another round");
        });
    }

    private void meanwhile(TextScope scope) {
        if (!scope.alone() || scope.depth > 2) {
            guided(scope);
            return;
        }
        String id = id();
        out.line("segment " + heading(id) + "by " + scope.actor);
        out.block(() -> {
            out.line(heading(id()) + "meanwhile " + draw.oneOf("", draw.any(world.sides) + " ") + "may, "
                    + draw.oneOf("any number of times", "up to 2 times"));
            out.line(heading(id()) + "may, any number of times");
        });
    }

    /** A condition that skips some steps, which stand between it and where it leads. */
    private void jump(TextScope scope) {
        if (!scope.alone() || scope.depth > 2) {
            guided(scope);
            return;
        }
        String target = id();
        out.line("if " + expressions.flag(scope, 1) + ": go to [" + target + "]");
        guided(scope);
        out.line(heading(target) + scope.actor + " may");
        scope.steps.add(target);
    }

    /** Done again until a value is reached, and each time brings it nearer. */
    private void until(TextScope scope) {
        if (!scope.alone()) {
            guided(scope);
            return;
        }
        String id = id();
        String count = world.name("more");
        out.line(heading(id) + scope.actor + " must, until level >= " + draw.from(3, 9));
        out.block(() -> {
            out.line("choose " + count + " from 1..3");
            out.line("level += " + count);
        });
        scope.steps.add(id);
    }

    /** A step of one of a side's factions, which a scenario may leave out of play. */
    private void faction(TextScope scope) {
        if (!world.factions || !scope.alone()) {
            guided(scope);
            return;
        }
        String id = id();
        String faction = draw.any(world.sides) + draw.oneOf("Guards", "Lancers");
        out.line(heading(id) + faction + draw.oneOf(" must", " may"));
        out.block(() -> {
            String steps = world.name("steps");
            out.line("choose " + steps + " from 0..3");
            out.line(faction + ".steps " + draw.oneOf("+= ", "-= ") + steps);
            out.line("(side of " + faction + ").points += count of factions of " + draw.any(world.sides));
        });
        scope.steps.add(id);
    }

    /** Some steps, and one behind them that conducts them again. */
    private void again(TextScope scope) {
        if (!scope.alone() || scope.depth > 2) {
            guided(scope);
            return;
        }
        int before = scope.steps.size();
        for (int i = draw.from(1, 3); i > 0; i--) {
            switch (draw.from(0, 2)) {
                case 0 -> guided(scope);
                case 1 -> options(scope);
                default -> acting(scope);
            }
        }
        String first = scope.steps.get(before);
        String last = scope.steps.getLast();
        String id = id();
        out.line(heading(id) + scope.actor + draw.oneOf(" must", " may"));
        out.block(() -> {
            TextScope inner = scope.inner();
            statements.some(inner, 0, 1);
            out.line("conduct [" + first + "] to [" + last + "]");
        });
        scope.steps.add(id);
    }

    private void phase(TextScope scope) {
        if (scope.depth > 2) {
            guided(scope);
            return;
        }
        String id = id();
        out.line(draw.oneOf("phase ", "segment ") + heading(id) + "by " + scope.actor);
        out.block(() -> {
            TextScope inner = scope.inner();
            some(inner, 1, 3);
        });
    }
}
