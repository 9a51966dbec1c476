package org.phaseline.engine.machine;

/** A question that stays open beside the main activity and gets a last call when that has ended. */
public interface OpenQuestion extends Question {

    /** Whether there is anything to offer now. */
    boolean applies(Machine m);

    /** Where it goes on when it is closed. */
    int closing();

    /** Whether the main activity beside the current branch has ended. */
    default boolean mainActivityEnded(Machine m) {
        return m.branch.parent == null
                || m.branch.parent.children.get(0).status == org.phaseline.engine.position.Branch.Status.ENDED;
    }

    @Override
    default boolean awaited(Machine m) {
        return mainActivityEnded(m);
    }
}
