package org.phaseline.engine.outline;

import java.util.List;

/** All parties of a game: the sides in turn order first, then the factions. A set of parties is a mask of their bits. */
public final class Parties {

    private final List<Party> all;
    private final int sides;
    private final long present;
    private final long[] factions;

    public Parties(List<Party> all) {
        this.all = List.copyOf(all);
        this.sides = (int) all.stream().filter(party -> !party.faction()).count();
        long mask = 0;
        for (Party party : all) {
            if (party.present()) {
                mask |= 1L << party.index();
            }
        }
        this.present = mask;
        this.factions = new long[all.size()];
        for (Party party : all) {
            if (party.faction()) {
                factions[party.side()] |= 1L << party.index();
            }
        }
    }

    public List<Party> all() {
        return all;
    }

    /** Whether values of a type are parties: their words are the titles of these. */
    public boolean areWordsOf(ValueType type) {
        List<String> words = type.words();
        if (words.size() != all.size()) {
            return false;
        }
        for (int i = 0; i < words.size(); i++) {
            if (!words.get(i).equals(all.get(i).title())) {
                return false;
            }
        }
        return true;
    }

    public int count() {
        return all.size();
    }

    public int sides() {
        return sides;
    }

    public long sidesMask() {
        return (1L << sides) - 1;
    }

    /** Those that take part; the steps of the others are passed over. */
    public long present() {
        return present;
    }

    public Party get(int index) {
        return all.get(index);
    }

    public int sideOf(int party) {
        return all.get(party).side();
    }

    public long factionsOf(int side) {
        return factions[side];
    }

    public long opponentsOf(int party) {
        return sidesMask() & ~(1L << sideOf(party));
    }

    /** The other side of a game for two. */
    public int opponentOf(int party) {
        return Long.numberOfTrailingZeros(opponentsOf(party));
    }

    /** A verb as it goes with the title of a party: "answers", or "answer" for one that is plural and for several. */
    public String verb(String title, String singular) {
        if (!isPlural(title)) {
            return singular;
        }
        return switch (singular) {
            case "has" -> "have";
            case "is" -> "are";
            default -> singular.substring(0, singular.length() - 1);
        };
    }

    private boolean isPlural(String title) {
        for (Party party : all) {
            if (party.title().equals(title)) {
                return party.plural();
            }
        }
        return title.contains(" and ");
    }

    /** The names of a set of parties, as one would say them; bits that stand for none are left out. */
    public String names(long parties) {
        long mask = parties & (1L << all.size()) - 1;
        if (mask == sidesMask() && sides > 2) {
            return "everyone";
        }
        StringBuilder names = new StringBuilder();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            String name = get(Long.numberOfTrailingZeros(rest)).title();
            names.append(names.isEmpty() ? "" : (rest & (rest - 1)) == 0 ? " and " : ", ")
                    .append(name);
        }
        return names.toString();
    }
}
