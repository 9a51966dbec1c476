package org.phaseline.engine.machine;

/**
 * How well a side stands, as the author of a rulebook sees it. Playing a game never looks at it; bots do.
 *
 * @param written as the rulebook says it
 * @param set the sides it speaks of, as a mask
 */
public record SideValue(String written, Formula set, Formula amount) {}
