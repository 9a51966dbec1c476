package org.phaseline.engine.outline;

/**
 * A declared value or marker: of the game (one slot) or of each party (one slot a party from {@code slot} on). {@code
 * text} is the rulebook's remark; {@code until} says when a marker comes off, empty for a field.
 */
public record StateField(String name, String text, Owner owner, ValueType type, int slot, String until) {

    public enum Owner {
        GAME,
        SIDE,
        FACTION
    }

    public boolean marker() {
        return !until.isEmpty();
    }
}
