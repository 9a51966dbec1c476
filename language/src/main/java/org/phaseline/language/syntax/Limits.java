package org.phaseline.language.syntax;

import java.util.Locale;

/** How large things may grow. Nobody writes such a rulebook by hand; the limits keep a broken file from doing harm. */
final class Limits {

    static final int FILE_BYTES = 2_000_000;
    static final int LINE_CHARACTERS = 4_000;
    /** Farther apart two brackets are no pair, so that one left open cannot reach into the rest of the file. */
    static final int BRACKET_REACH = 20_000;

    static final int BLOCK_DEPTH = 64;
    static final int BRACKET_DEPTH = 64;
    static final long NUMBER = 1_000_000_000L;
    static final int DIE_SIDES = 1_000;
    static final int DICE = 1_000;

    private Limits() {}

    /** A large number as people write it. */
    static String shown(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
