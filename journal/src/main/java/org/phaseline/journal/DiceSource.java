package org.phaseline.journal;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.RecordedRoll;
import org.phaseline.journal.store.SecretSeed;

/** Where the dice of a replay come from: the seed, when it is known, or what the journal recorded. */
final class DiceSource {

    private final RecordedDice recorded = new RecordedDice();
    private final RecordingDice recording;
    private final @Nullable GrowingDice growing;
    private final Added added;

    /** Whether it is the seed alone that says what was rolled, whatever the journal says. */
    private final boolean seedAlone;

    private List<RecordedRoll> compared = List.of();

    private DiceSource(Header header, @Nullable GrowingDice growing, boolean seedAlone) {
        this.added = new Added(header);
        this.growing = growing;
        this.recording = new RecordingDice(growing == null ? recorded : growing);
        this.seedAlone = seedAlone;
    }

    static DiceSource of(Header header, @Nullable SecretSeed seed) {
        if (header.dice() == DiceMode.TYPED || seed == null) {
            return new DiceSource(header, null, false);
        }
        return new DiceSource(header, new GrowingDice(seed.bytes(), Table.contributions(header)), false);
    }

    /** For who writes the rolls of a journal anew: what it says was rolled does not matter. */
    static DiceSource fromSeedAlone(Header header, SecretSeed seed) {
        return new DiceSource(header, new GrowingDice(seed.bytes(), Table.contributions(header)), true);
    }

    RecordingDice recording() {
        return recording;
    }

    /** Why a seat cannot add these bytes to the dice, or null. */
    @Nullable
    String whyNotAdd(int seat, String name, byte[] bytes) {
        return added.whyNot(seat, name, bytes);
    }

    void add(int seat, byte[] bytes) {
        added.add(seat, bytes);
        if (growing != null) {
            growing.add(seat, bytes);
        }
    }

    Added added() {
        return added;
    }

    /** These rolls stand from now on. */
    void stand(List<RecordedRoll> rolls) {
        if (growing != null) {
            growing.stand(rolls);
        }
    }

    /** What the journal says was rolled in the event that comes next. */
    void recorded(List<RecordedRoll> rolls) {
        recorded.add(rolls);
    }

    /** What was thrown since this was last asked. */
    List<RecordedRoll> taken() {
        return recording.taken();
    }

    /** Going back rules some answers again, which rolls nothing new. */
    void forget() {
        recording.taken();
    }

    /** What is wrong with what the journal says was rolled, or null. */
    @Nullable
    String compare(List<RecordedRoll> said) {
        List<RecordedRoll> thrown = recording.taken();
        compared = thrown;
        if (seedAlone || thrown.equals(said)) {
            stand(thrown);
            return null;
        }
        return "the journal says " + say(said) + ", but " + say(thrown) + " follows.";
    }

    /** What was thrown in the event that was compared last. */
    List<RecordedRoll> compared() {
        return compared;
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
