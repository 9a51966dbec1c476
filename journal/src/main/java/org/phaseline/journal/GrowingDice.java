package org.phaseline.journal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.FairDice;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.journal.format.RecordedRoll;

/**
 * The umpire's dice at a table where a seat may add to them while the game goes on. A roll that stands keeps the key it was
 * made with: it is thrown again whenever somebody goes back past it.
 */
final class GrowingDice implements Dice {

    private final byte[] seed;
    private final List<byte[]> added;
    private final Map<String, FairDice> made = new HashMap<>();
    private FairDice now;

    /** The contributions stand in the order of the seats, empty ones for seats that may still add something. */
    GrowingDice(byte[] seed, List<byte[]> contributions) {
        this.seed = seed;
        this.added = new ArrayList<>(contributions);
        this.now = new FairDice(seed, added);
    }

    @Override
    public int face(RollNumber roll, int die, int sides) {
        String number = roll.text();
        return made.getOrDefault(number, now).face(number, die, sides);
    }

    /** Everything rolled from now on also depends on what this seat adds. */
    void add(int seat, byte[] bytes) {
        added.set(seat, bytes.clone());
        now = new FairDice(seed, added);
    }

    /** These rolls stand. Once everybody has added his bytes the key stays as it is, and need not be remembered. */
    void stand(List<RecordedRoll> rolls) {
        if (added.stream().allMatch(bytes -> bytes.length > 0)) {
            return;
        }
        for (RecordedRoll roll : rolls) {
            made.put(roll.roll(), now);
        }
    }
}
