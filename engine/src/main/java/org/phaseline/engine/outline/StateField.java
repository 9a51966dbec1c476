package org.phaseline.engine.outline;

import java.util.List;

/**
 * A declared value or marker: of the game, of each party, or of each member of a kind. From {@code slot} on each holder has
 * {@code width} slots (more than one only for large sets).
 *
 * @param text the rulebook's remark
 * @param kind the kind its holders are members of, empty for the game and for parties
 * @param holders what the members of that kind are called, empty for the game and for parties
 * @param until when a marker comes off, empty for a field
 * @param untold whether it is a working value: part of the position, but never reported, shown or offered for correction
 * @param usual of a word of a kind, the one it has unless something else is said: that need not be pointed out. Empty for anything else
 */
public record StateField(
        String name,
        String text,
        Owner owner,
        String kind,
        List<String> holders,
        ValueType type,
        int slot,
        int width,
        String until,
        boolean untold,
        String usual) {

    public StateField(
            String name,
            String text,
            Owner owner,
            String kind,
            List<String> holders,
            ValueType type,
            int slot,
            int width,
            String until) {
        this(name, text, owner, kind, holders, type, slot, width, until, false, "");
    }

    public enum Owner {
        GAME,
        SIDE,
        FACTION,
        MEMBER
    }

    public boolean marker() {
        return !until.isEmpty();
    }

    /** How many slots it takes for everybody. */
    public int slots(Parties parties) {
        return width
                * switch (owner) {
                    case GAME -> 1;
                    case SIDE, FACTION -> parties.count();
                    case MEMBER -> holders.size();
                };
    }

    /** Whose value a slot holds, as one would say it; empty for the game's. */
    public String holder(int of, Parties parties) {
        int index = (of - slot) / width;
        return switch (owner) {
            case GAME -> "";
            case SIDE, FACTION -> parties.get(index).title();
            case MEMBER -> holders.get(index);
        };
    }

    /** A holder's value in words. */
    public String say(long[] slots, int index) {
        return width == 1 ? type.say(slots[slot + index]) : members(slots, index, type.titles());
    }

    /** The same by the rulebook's own words, where people read titles in their place. */
    public String word(long[] slots, int index) {
        return width == 1 ? type.word(slots[slot + index]) : members(slots, index, type.words());
    }

    private String members(long[] slots, int index, List<String> called) {
        int from = slot + index * width;
        Members members = new Members(called);
        for (int i = 0; i < width; i++) {
            for (long rest = slots[from + i]; rest != 0; rest &= rest - 1) {
                members.add((i << 6) + Long.numberOfTrailingZeros(rest));
            }
        }
        return members.said();
    }
}
