package org.phaseline.journal;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.RecordedRoll;

/**
 * Everything but the seed that it takes to compute a roll again.
 *
 * @param line the line of the journal it stands in, counted from 1
 * @param added what each seat had added to the dice when it was made, in hexadecimal digits
 */
public record RollProof(RecordedRoll roll, int line, List<String> added) {

    public RollProof {
        added = List.copyOf(added);
    }

    /** The proof of the roll with this number, if it was made. */
    public static Optional<RollProof> of(Journal journal, String number) {
        Added added = new Added(journal.header());
        for (int i = 0; i < journal.events().size(); i++) {
            Event event = journal.events().get(i);
            if (event instanceof Event.Added more) {
                int seat = Table.seat(journal.header(), more.seat());
                if (seat >= 0) {
                    added.add(seat, HexFormat.of().parseHex(more.bytes()));
                }
            }
            for (RecordedRoll roll : event.rolls()) {
                if (roll.roll().equals(number)) {
                    return Optional.of(new RollProof(roll, Journal.lineOf(i), added.hex()));
                }
            }
        }
        return Optional.empty();
    }
}
