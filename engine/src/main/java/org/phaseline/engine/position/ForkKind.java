package org.phaseline.engine.position;

/** Why an agenda has branches. */
public enum ForkKind {
    /** Branches that do not touch each other, in any order. */
    TOGETHER,
    /** As together, and nobody begins a phase before all have finished the one before. */
    IN_STEP,
    /** As together, unseen, and each can be reopened until all are ready. */
    SEALED,
    /** The first branch is the main activity, the others are open beside it. */
    MEANWHILE
}
