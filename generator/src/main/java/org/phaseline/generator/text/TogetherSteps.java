package org.phaseline.generator.text;

/** Steps of several parties at the same time: by a set of actors, as a block, and for each. */
final class TogetherSteps {

    private final World world;
    private final Draw draw;
    private final SourceWriter out;
    private final StepText steps;
    private final Statements statements;

    TogetherSteps(World world, SourceWriter out, StepText steps, Statements statements) {
        this.world = world;
        this.draw = world.draw;
        this.out = out;
        this.steps = steps;
        this.statements = statements;
    }

    void write(TextScope scope) {
        switch (draw.from(0, 2)) {
            case 0 -> bySet(scope);
            case 1 -> block();
            default -> forEach();
        }
    }

    private TextScope branch(String party) {
        TextScope own = new TextScope(world, party);
        own.own = party;
        own.forked = true;
        return own;
    }

    private void bySet(TextScope scope) {
        String id = steps.id();
        boolean inTurn = draw.oneIn(4);
        out.line(id + " \"All " + id + "\" " + world.all() + draw.oneOf(" must", " may")
                + (inTurn ? ", in turn from " + draw.any(world.sides) : ""));
        TextScope own = branch("actor");
        own.forked = !inTurn;
        out.block(() -> statements.some(own, 1, 4));
        scope.steps.add(id);
    }

    private void block() {
        out.line("together");
        out.block(() -> {
            for (String side : world.sides) {
                String id = steps.id();
                out.line(id + " \"Branch " + id + "\" " + side + draw.oneOf(" must", " may"));
                TextScope own = branch(side);
                out.block(() -> statements.some(own, 1, 3));
            }
        });
    }

    private void forEach() {
        boolean inStep = draw.oneIn(2);
        out.line("together for each phasing in sides" + (inStep ? ", in step" : ""));
        out.block(() -> {
            for (int i = draw.from(1, 2); i > 0; i--) {
                String id = steps.id();
                out.line("phase " + id + " \"Phase " + id + "\" by phasing");
                out.block(() -> {
                    TextScope own = branch("phasing");
                    String inner = steps.id();
                    out.line(inner + " \"Part " + inner + "\" " + draw.oneOf("must", "may"));
                    out.block(() -> statements.some(own, 1, 3));
                    steps.guided(branch("phasing"));
                });
            }
        });
    }
}
