package org.phaseline.planner;

/**
 * One answer of a plan while it is searched for.
 *
 * @param question which of the open questions it answers
 * @param own whether it is the seat's; others are taken to decline
 * @param ordering whether one of the pieces had been picked before
 * @param told whether it tells the plan from others: not a place, a piece, or that something is done or declined
 * @param joins whether another piece of the seat joins in by it
 * @param said what people read for the item, where it is told or joins; else empty
 * @param leaves whether it declines something that is about no piece, such as a step in which other pieces could still do something
 */
record PlanStep(
        int question,
        long item,
        boolean own,
        boolean ordering,
        boolean told,
        boolean joins,
        String said,
        boolean leaves) {}
