package org.phaseline.laboratory.play;

import org.phaseline.laboratory.tally.LuckTally;

/**
 * The games of a playtest in units, by number: what belongs together is one. First the sets of games with the same dice, then the groups that tell
 * luck from play. Whoever plays a unit counts the same.
 */
public record PlaytestUnits(Playtest playtest, long sets, long luckGroups) {

    /** At least so many games, in whole sets. */
    public static PlaytestUnits of(Playtest playtest, long games, long luckGroups) {
        return new PlaytestUnits(playtest, (games + playtest.rotations() - 1) / playtest.rotations(), luckGroups);
    }

    public long count() {
        return sets + luckGroups;
    }

    /** How many games there are in all. */
    public long games() {
        return sets * playtest.rotations() + luckGroups * LuckTally.SETS * LuckTally.SETS;
    }

    /** How many games a unit has. */
    public int games(long unit) {
        return unit < sets ? playtest.rotations() : LuckTally.SETS * LuckTally.SETS;
    }

    /** Plays a unit and adds it to the player's tally. */
    public void play(long unit, GamePlayer player) {
        if (unit < sets) {
            player.playSet(unit);
        } else {
            player.playLuck(unit - sets);
        }
    }
}
