package org.phaseline.journal;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;

/**
 * Everything but the seed that it takes to compute a roll again.
 *
 * @param line the line of the journal it stands in, counted from 1
 * @param added what each seat had added to the dice when it was made, in hexadecimal digits
 * @param shares what the present seats added to this roll, where dice are shared by the roll
 */
public record RollProof(DiceRoll roll, int line, List<String> added, List<DiceShare> shares) {

    public RollProof {
        added = List.copyOf(added);
        shares = List.copyOf(shares);
    }

    /** The proof of the roll with this number, if it was made. */
    public static Optional<RollProof> of(Journal journal, String number) {
        TableDice dice = new TableDice(journal.header(), null);
        for (int i = 0; i < journal.events().size(); i++) {
            Event event = journal.events().get(i);
            for (DiceRoll roll : event.rolls()) {
                if (roll.roll().equals(number)) {
                    return Optional.of(
                            new RollProof(roll, Journal.lineOf(i), dice.added().hex(), dice.shares(event)));
                }
            }
            dice.pass(event);
        }
        return Optional.empty();
    }
}
