package org.phaseline.laboratory.play;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.FairDice;
import org.phaseline.engine.dice.RollNumbering;

/**
 * The dice of a game of a playtest: those of a table whose secret seed is SHA-256 over "phaseline playtest v1", the playtest's seed, the series and the
 * number. So a game can be written as a journal that anybody can replay. Rolls are numbered by their count: what is decided without rolling
 * leaves the next roll the same.
 */
public record DiceSeed(byte[] bytes) {

    /** The series of the games themselves, and of the games that compare luck and play. */
    public enum Series {
        GAMES,
        LUCK
    }

    public static DiceSeed of(long seed, Series series, long number) {
        String text = "phaseline playtest v1 " + seed + " " + series.ordinal() + " " + number;
        try {
            return new DiceSeed(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** The dice of a table with so many seats, none of which adds anything. */
    public Dice dice(int seats) {
        return new FairDice(RollNumbering.BY_COUNT, FairDice.key(bytes, Collections.nCopies(seats, new byte[0])));
    }
}
