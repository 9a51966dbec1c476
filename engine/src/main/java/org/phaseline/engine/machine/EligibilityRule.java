package org.phaseline.engine.machine;

import java.util.List;

/** Why something is not on the menu of a question. Play never works it out: it is for whoever asks. */
public interface EligibilityRule {

    /**
     * A condition that is not met.
     *
     * @param said what is the case instead, in words; empty where there are none for it
     * @param written the condition, as the rulebook writes it
     * @param audience the parties that may read it, as a mask
     */
    record Unmet(String said, String written, long audience) {}

    /** The conditions that an item does not meet, of those by which the rulebook picks out what is offered. */
    List<Unmet> unmet(Machine m, long item);
}
