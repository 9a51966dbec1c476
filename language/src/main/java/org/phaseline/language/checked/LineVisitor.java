package org.phaseline.language.checked;

/** Visits every step and action of a block, from the top down, for whoever need not know what stands around a line. */
public interface LineVisitor {

    /** A step, before the lines inside it. */
    default void step(CheckedStep step) {}

    /** An action, before the blocks it owns; also what a step does otherwise. */
    default void action(Action action) {}

    /** Visits all lines of a block. */
    default void visit(Block block) {
        for (CheckedLine line : block.lines()) {
            switch (line) {
                case CheckedStep step -> visit(step);
                case Meanwhile meanwhile -> {
                    visit(meanwhile.rest());
                    visit(meanwhile.open());
                }
                case Action action -> visit(action);
            }
        }
    }

    /** Visits a step and all lines in it. */
    default void visit(CheckedStep step) {
        step(step);
        visit(step.body());
        if (step.otherwise() != null) {
            visit(step.otherwise());
        }
    }

    private void visit(Action action) {
        action(action);
        for (Block block : Parts.blocks(action)) {
            visit(block);
        }
    }
}
