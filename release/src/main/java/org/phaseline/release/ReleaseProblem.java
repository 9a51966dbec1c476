package org.phaseline.release;

/** Why there is no release, in one sentence for who wanted it. */
final class ReleaseProblem extends Exception {

    ReleaseProblem(String sentence) {
        super(sentence);
    }
}
