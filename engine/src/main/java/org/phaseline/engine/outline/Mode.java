package org.phaseline.engine.outline;

/** Whether a step must be done, may be declined, or happens by itself. */
public enum Mode {
    MUST,
    MAY,
    AUTOMATIC;

    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
