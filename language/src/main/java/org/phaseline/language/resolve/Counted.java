package org.phaseline.language.resolve;

/** Numbers of things in words. */
final class Counted {

    private Counted() {}

    static String values(int count) {
        return count == 0 ? "no value" : count == 1 ? "1 value" : count + " values";
    }

    static String of(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** How many were given instead: "not 3", "not none". */
    static String notSoMany(int count) {
        return ", not " + (count == 0 ? "none" : String.valueOf(count));
    }
}
