package org.phaseline.engine.outline;

/**
 * A side, or a faction of one.
 *
 * @param side the index of the side it belongs to (its own, for a side)
 * @param plural whether its title is one of several: "The Raiders answer", not "answers"
 */
public record Party(int index, String name, String title, int side, boolean faction, boolean present, boolean plural) {

    public Party(int index, String name, String title, int side, boolean faction, boolean present) {
        this(index, name, title, side, faction, present, false);
    }
}
