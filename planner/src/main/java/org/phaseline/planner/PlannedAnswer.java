package org.phaseline.planner;

import org.phaseline.engine.umpire.LegalChoice;

/**
 * One answer of a plan, as the umpire wants it.
 *
 * @param decision the id that the decision will have
 * @param step the step it belongs to, or -1: an id can fit another question when something came otherwise
 * @param prompt what is asked
 */
public record PlannedAnswer(String decision, int step, String prompt, LegalChoice choice) {}
