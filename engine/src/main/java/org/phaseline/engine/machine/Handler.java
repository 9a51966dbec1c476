package org.phaseline.engine.machine;

/**
 * A reaction: to which event, who may have it (a mask of parties; {@code automatic} ones belong to nobody), when it
 * applies (with {@link Machine#it} the party), and where its code begins. The event's values become its first names.
 */
public record Handler(
        int event,
        String title,
        int step,
        boolean automatic,
        Formula owners,
        Formula applies,
        int entry,
        int frameSize) {}
