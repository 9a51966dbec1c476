package org.phaseline.library;

import java.util.List;

/** What the umpire says to an answer. */
public sealed interface Verdict {

    /** The answer stands; {@code told} is what happened, in words. */
    record Accepted(List<String> told) implements Verdict {}

    /** The answer does not stand, for a reason said in one sentence; nothing has changed. */
    record Refused(String sentence) implements Verdict {}
}
