package org.phaseline.generator.text;

/** Steps that everybody decides unseen, and what becomes of them when they are revealed. */
final class SealedSteps {

    private final World world;
    private final Draw draw;
    private final SourceWriter out;
    private final Expressions expressions;
    private final StepText steps;

    SealedSteps(World world, SourceWriter out, Expressions expressions, StepText steps) {
        this.world = world;
        this.draw = world.draw;
        this.out = out;
        this.expressions = expressions;
        this.steps = steps;
    }

    void write(TextScope scope) {
        String id = steps.id();
        boolean atOnce = draw.oneIn(2);
        GeneratedType.Word kind = draw.any(world.kinds);
        String plan = world.name("plan");
        out.line(id + " \"Plan " + id + "\" " + world.all() + draw.oneOf(" must", " may") + " secretly"
                + (atOnce ? ", revealed together" : ""));
        boolean orders = draw.mostly();
        out.block(() -> {
            if (orders && draw.oneIn(3)) {
                orders(kind, atOnce);
            }
            out.line("choose " + plan + " from " + kind.kind());
            TextScope own = new TextScope(world, "actor");
            own.own = "actor";
            own.add(plan, kind);
            for (int i = draw.from(0, 2); i > 0; i--) {
                more(own);
            }
            if (orders) {
                orders(kind, atOnce);
            }
            if (world.extra.oneIn(2)) {
                oneByOne();
            }
        });
        if (!atOnce) {
            steps.some(scope.inner(), 0, 2);
            String open = steps.id();
            out.line(open + " \"Open " + open + "\" automatic");
            out.block(() -> out.line("reveal [" + id + "]"));
        }
        String tell = steps.id();
        out.line(tell + " \"Compare " + tell + "\" automatic");
        out.block(() -> {
            String side = draw.any(world.sides);
            out.line("if " + side + " did [" + id + "] and " + plan + " of " + side + " is " + draw.any(kind.words())
                    + ": " + side + ".points += " + draw.from(1, 2));
            out.line("if [" + id + "] was done: total += 1");
            if (orders) {
                out.line("total += count of (Unit where it.plotted > " + draw.from(0, 2) + ")");
            }
        });
        scope.steps.add(id);
    }

    /** An order for each piece of one's own; which of them get one, and how many questions that takes, depends on the answers. */
    private void orders(GeneratedType.Word kind, boolean atOnce) {
        String piece = world.unseen && draw.oneIn(2) ? "Team" : "Unit";
        String each = world.name("each");
        String order = world.name("order");
        String number = world.name("num");
        out.line("for each " + each + " in " + piece + " where it.side is actor" + draw.oneOf("", ", actor picks"));
        out.block(() -> {
            out.line("choose " + order + " from " + kind.kind() + " \"What does {" + each + "} do?\"");
            out.line("if " + order + " is " + draw.any(kind.words()) + ": next " + each);
            out.line("choose " + number + " from 1..3 \"How far, with {" + order + "}?\"");
            if (draw.oneIn(3)) {
                // What others may be setting meanwhile is read as it was.
                out.line("if count of (" + piece + " where it.plotted > 1) > " + draw.from(0, 2) + ": next " + each);
            }
            out.line(each + ".plotted " + draw.oneOf("=", "+=") + " " + number);
            if (world.second && world.extra.oneIn(2)) {
                out.line("tell \"{" + each + "} does {" + order + "}\"");
            }
            if (world.second && draw.oneIn(3)) {
                out.line("if " + each + ".plotted > 4: leave loop");
            }
            if (atOnce && draw.oneIn(2)) {
                out.line("pay 1 from actor.plots");
            }
        });
    }

    /** Orders for some pieces, as long as one likes: whoever has ended that can go back to it. */
    private void oneByOne() {
        String id = steps.id();
        String each = world.name("each");
        out.line(id + " \"Correct " + id + "\" may, " + world.extra.oneOf("any number of times", "up to 2 times"));
        out.block(() -> {
            out.line("choose " + each + " from Unit where it.side is actor");
            out.line(each + ".plotted += 1");
        });
    }

    private void more(TextScope own) {
        switch (draw.from(0, 3)) {
            case 0 -> {
                String name = world.name("num");
                out.line("choose " + name + " from 0.." + draw.from(1, 4));
                own.add(name, GeneratedType.NUMBER);
            }
            case 1 -> {
                String name = world.name("entered");
                out.line("enter " + name + ": 0..9 \"Write it down\"");
                own.add(name, GeneratedType.NUMBER);
            }
            case 2 -> {
                String sign = steps.id();
                out.line(sign + " \"Sign " + sign + "\" " + draw.oneOf("may", "must"));
            }
            default -> {
                out.line("if " + expressions.flag(own, 1));
                out.block(() -> more(own.inner()));
            }
        }
    }
}
