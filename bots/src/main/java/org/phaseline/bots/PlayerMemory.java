package org.phaseline.bots;

/**
 * What a player keeps from one decision to the next, besides its plan.
 *
 * @param own what answers of its own did well in playouts
 * @param others what answers of others harmed it in playouts
 */
record PlayerMemory(ReusedSandbox sandboxes, AnswerStatistics own, AnswerStatistics others) {

    PlayerMemory(ReusedSandbox sandboxes) {
        this(sandboxes, new AnswerStatistics(), new AnswerStatistics());
    }

    void newDecision() {
        own.newDecision();
        others.newDecision();
    }
}
