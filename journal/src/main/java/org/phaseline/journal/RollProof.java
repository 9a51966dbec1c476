package org.phaseline.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
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
        return all(journal).stream()
                .filter(proof -> proof.roll().roll().equals(number))
                .findFirst();
    }

    /** Of every roll that was made, in the order of the journal. */
    public static List<RollProof> all(Journal journal) {
        TableDice dice = new TableDice(journal.header(), null);
        List<RollProof> proofs = new ArrayList<>();
        for (int i = 0; i < journal.events().size(); i++) {
            Event event = journal.events().get(i);
            for (DiceRoll roll : event.rolls()) {
                proofs.add(new RollProof(roll, Journal.lineOf(i), dice.added().hex(), dice.shares(event)));
            }
            dice.pass(event);
        }
        return proofs;
    }

    /** All that each seat has added to the dice, in hexadecimal digits: where dice are shared by the roll it may be several chains. */
    public static List<List<String>> added(Journal journal) {
        List<List<String>> added = new ArrayList<>();
        for (Header.SeatLine seat : journal.header().seats()) {
            List<String> own = new ArrayList<>();
            if (!seat.contribution().isEmpty()) {
                own.add(seat.contribution());
            }
            for (Event event : journal.events()) {
                if (event instanceof Event.Added more && more.seat().equals(seat.name())) {
                    own.add(more.bytes());
                }
            }
            added.add(own);
        }
        return added;
    }
}
