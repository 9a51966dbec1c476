package org.phaseline.server.check;

/** What came of reading a rulebook. */
public sealed interface CheckResult {

    /** It was read to its end; the JSON says what it holds and what is wrong with it. */
    record Done(boolean playable, byte[] json) implements CheckResult {}

    /** It was too much, for a reason said in one sentence. */
    record TooMuch(String sentence) implements CheckResult {}

    /** Nobody can read just now. */
    record Unavailable(String sentence) implements CheckResult {}
}
