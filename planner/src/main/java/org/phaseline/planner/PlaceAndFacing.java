package org.phaseline.planner;

/** Where a piece stands on its way, and which way it faces; -1 where that means nothing. */
public record PlaceAndFacing(int place, int facing) {}
