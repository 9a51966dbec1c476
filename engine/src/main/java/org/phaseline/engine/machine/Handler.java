package org.phaseline.engine.machine;

/**
 * A reaction: to which event, who may have it (a mask of parties; {@code automatic} ones belong to nobody), when it
 * applies (with {@link Machine#it} the party), and where its code begins. The event's values become its first names.
 *
 * @param title as it is printed
 * @param spoken its title where that speaks of the event's values
 */
public record Handler(
        int event,
        String title,
        int step,
        boolean automatic,
        Formula owners,
        Formula applies,
        int entry,
        int frameSize,
        Spoken spoken) {

    /** A title that speaks of values. */
    public interface Spoken {

        /** It as it is now, in the frame of the reaction; empty where it stands as it is printed, or not everybody may read it. */
        String said(Machine m);
    }
}
