package org.phaseline.server.proof;

/** What came of reading a rulebook. */
public sealed interface Proof {

    /** It was read to its end; the JSON says what it holds and what is wrong with it. */
    record Done(boolean playable, byte[] json) implements Proof {}

    /** It was too much, for a reason said in one sentence. */
    record TooMuch(String sentence) implements Proof {}

    /** Nobody can read just now. */
    record Unavailable(String sentence) implements Proof {}
}
