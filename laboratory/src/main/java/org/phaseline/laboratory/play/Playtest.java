package org.phaseline.laboratory.play;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.umpire.Seats;

/**
 * What is played: which rulebook, by whom, from which seed. A game follows from this and its number.
 *
 * @param levels one for each seat that takes part, in their order
 * @param most after so many answers a game is given up
 */
public record Playtest(CompiledRulebook rulebook, List<PlayerLevel> levels, long seed, int most) {

    /** Not even a campaign takes so many. */
    public static final int MOST_ANSWERS = 100_000;

    public Playtest {
        levels = List.copyOf(levels);
        if (levels.size() != seatsOf(rulebook).size()) {
            throw new IllegalArgumentException("a player for each seat");
        }
    }

    /** The seats of sides that take part, by their number among all. */
    public static List<Integer> seatsOf(CompiledRulebook rulebook) {
        List<Integer> seats = new ArrayList<>();
        for (Party party : rulebook.outline().parties().all()) {
            if (!party.faction() && (rulebook.outline().parties().present() >>> party.index() & 1) != 0) {
                seats.add(party.index());
            }
        }
        return seats;
    }

    public Seats seats() {
        return Seats.ofSides(rulebook.outline().parties());
    }

    /** Whether players of different strength play: then each set of dice is played with every player in every seat. */
    public boolean playersDiffer() {
        return levels.stream().map(PlayerLevel::name).distinct().count() > 1;
    }

    /** How many games are played with the same dice, one after the other. */
    public int rotations() {
        return playersDiffer() ? levels.size() : 1;
    }

    /** The level that plays the k-th of the seats in a game. */
    public int levelAt(int k, long game) {
        return (int) ((k + game % rotations()) % levels.size());
    }

    public DiceSeed dice(long game) {
        return DiceSeed.of(seed, DiceSeed.Series.GAMES, game / rotations());
    }

    /** The seed of what is decided in a game by one of the seats; of the order of things for seat -1. */
    public long decisions(long game, int seat) {
        return Chance.seed(seed, 2 + seat, game / rotations());
    }
}
