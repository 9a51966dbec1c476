package org.phaseline.games;

/** How much of something random is tried: enough to notice what breaks, or, by the long tests, as much as there is time for. */
final class Amount {

    private static final boolean LONG = Boolean.getBoolean("long");

    private Amount() {}

    static int of(int usual, int whenLong) {
        return LONG ? whenLong : usual;
    }
}
