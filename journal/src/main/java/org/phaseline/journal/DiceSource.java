package org.phaseline.journal;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.FairDice;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.RecordedRoll;
import org.phaseline.journal.store.SecretSeed;

/** Where the dice of a replay come from: the seed, when it is known, or what the journal recorded. */
final class DiceSource {

    private final RecordedDice recorded = new RecordedDice();
    private final RecordingDice recording;

    private DiceSource(@Nullable Dice dice) {
        this.recording = new RecordingDice(dice == null ? recorded : dice);
    }

    static DiceSource of(Header header, @Nullable SecretSeed seed) {
        if (header.dice() == DiceMode.TYPED || seed == null) {
            return new DiceSource(null);
        }
        return new DiceSource(new FairDice(seed.bytes(), Table.contributions(header)));
    }

    RecordingDice recording() {
        return recording;
    }

    /** What the journal says was rolled in the event that comes next. */
    void recorded(List<RecordedRoll> rolls) {
        recorded.add(rolls);
    }

    /** Going back rules some answers again, which rolls nothing new. */
    void forget() {
        recording.taken();
    }

    /** What is wrong with what the journal says was rolled, or null. */
    @Nullable
    String compare(List<RecordedRoll> said) {
        List<RecordedRoll> thrown = recording.taken();
        if (thrown.equals(said)) {
            return null;
        }
        return "the journal says " + say(said) + ", but " + say(thrown) + " follows.";
    }

    private static String say(List<RecordedRoll> rolls) {
        if (rolls.isEmpty()) {
            return "no roll";
        }
        return rolls.stream()
                .map(roll -> "roll " + roll.roll() + " of " + roll.faces().size() + "d" + roll.sides() + " "
                        + roll.faces().stream().map(String::valueOf).collect(Collectors.joining(" ", "(", ")")))
                .collect(Collectors.joining(", "));
    }
}
