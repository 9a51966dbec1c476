package org.phaseline.engine.outline;

/** How much of a step the umpire itself handles. */
public enum Coverage {
    /** A person is trusted to do it. */
    GUIDED,
    /** The umpire keeps the books, a person tells it what happened. */
    TRACKED,
    /** Only legal choices are offered and their effects applied. */
    ENFORCED;

    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
