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
        String until) {

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
        int from = slot + index * width;
        if (width == 1) {
            return type.say(slots[from]);
        }
        Members members = new Members(type.titles());
        for (int i = 0; i < width; i++) {
            for (long rest = slots[from + i]; rest != 0; rest &= rest - 1) {
                members.add((i << 6) + Long.numberOfTrailingZeros(rest));
            }
        }
        return members.said();
    }
}
