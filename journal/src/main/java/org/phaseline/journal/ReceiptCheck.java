package org.phaseline.journal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;

/**
 * Compares a journal with what a player's browser kept. Whoever runs the server has the journal in hand and could write another one that
 * is right in itself; they do not have the browser.
 */
public final class ReceiptCheck {

    private record Made(DiceRoll roll, int line) {}

    private final Journal journal;
    private final Receipt receipt;
    private final Map<String, Made> rolls = new HashMap<>();
    private final Map<String, Integer> added = new HashMap<>();
    private final Map<Receipt.ShownShare, Integer> shares = new HashMap<>();
    private final Set<Integer> sharesUsed = new HashSet<>();
    private final List<String> checked = new ArrayList<>();
    private final List<String> open = new ArrayList<>();
    private final List<String> wrong = new ArrayList<>();

    private ReceiptCheck(Journal journal, Receipt receipt) {
        this.journal = journal;
        this.receipt = receipt;
    }

    public static Verification of(Journal journal, Receipt receipt) {
        ReceiptCheck check = new ReceiptCheck(journal, receipt);
        if (JournalWords.seat(journal.header(), receipt.seat()) < 0) {
            check.wrong.add("The receipt is for the seat '" + receipt.seat() + "', which this game does not have.");
        } else {
            check.read();
            check.commitment();
            check.contributions();
            check.rolls();
            check.shares();
        }
        return new Verification(check.checked, check.open, check.wrong);
    }

    private void read() {
        for (Header.SeatLine seat : journal.header().seats()) {
            if (seat.name().equals(receipt.seat()) && !seat.contribution().isEmpty()) {
                added.put(seat.contribution(), 1);
            }
        }
        for (int i = 0; i < journal.events().size(); i++) {
            int line = Journal.lineOf(i);
            Event event = journal.events().get(i);
            event.rolls().forEach(roll -> rolls.putIfAbsent(roll.roll(), new Made(roll, line)));
            if (event instanceof Event.Added more && more.seat().equals(receipt.seat())) {
                added.putIfAbsent(more.bytes(), line);
            }
            if (event instanceof Event.Shared shared) {
                for (DiceShare share : shared.shares()) {
                    if (share.seat().equals(receipt.seat())) {
                        shares.put(new Receipt.ShownShare(share.n(), shared.answer()), line);
                        sharesUsed.add(share.n());
                    }
                }
            }
        }
    }

    private void commitment() {
        if (receipt.commitment().equals(journal.header().commitment())) {
            checked.add("The commitment is the one that the browser saw before it added anything.");
        } else {
            wrong.add("The journal has the commitment " + journal.header().commitment() + ", but the browser saw "
                    + receipt.commitment() + ".");
        }
    }

    private void contributions() {
        for (String bytes : receipt.added()) {
            if (!added.containsKey(bytes)) {
                wrong.add("What the browser added to the dice, " + bytes + ", is not in the journal.");
            }
        }
        if (receipt.added().isEmpty()) {
            open.add("The browser added nothing to the dice.");
        } else if (wrong.isEmpty()) {
            checked.add("What the browser added to the dice is in the journal.");
        }
        for (String bytes : added.keySet()) {
            if (!receipt.added().contains(bytes)) {
                String sentence = "The journal says that " + receipt.seat() + " added " + bytes
                        + ", which did not come from this browser.";
                (journal.header().protocol() == DiceProtocol.SHARED ? open : wrong).add(sentence);
            }
        }
    }

    /** All dice of a roll, or those of some parties of a roll-off, if the browser's log was cut there. */
    private static boolean shows(DiceRoll made, DiceRoll seen) {
        return made.sides() == seen.sides()
                && !seen.faces().isEmpty()
                && Collections.indexOfSubList(made.faces(), seen.faces()) >= 0;
    }

    private void rolls() {
        int before = wrong.size();
        int protectedRolls = 0;
        int addedAt = receipt.added().stream()
                .mapToInt(bytes -> added.getOrDefault(bytes, Integer.MAX_VALUE))
                .min()
                .orElse(Integer.MAX_VALUE);
        for (Receipt.SeenRoll seen : receipt.rolls()) {
            Made made = rolls.get(seen.roll().roll());
            if (made == null) {
                wrong.add("The browser saw roll " + seen.roll().roll() + ", which is not in the journal.");
            } else if (!shows(made.roll, seen.roll())) {
                wrong.add("Line " + made.line + ": roll " + seen.roll().roll() + " shows " + made.roll.faces()
                        + ", but the browser saw " + seen.roll().faces() + ".");
            } else if (seen.after() && made.line < addedAt) {
                wrong.add("Line " + made.line + ": roll " + seen.roll().roll()
                        + " was made after the browser had added to the dice, but the journal has it before.");
            } else if (seen.after()) {
                protectedRolls++;
            }
        }
        if (wrong.size() == before) {
            int seen = receipt.rolls().size();
            checked.add(
                    (seen == 1 ? "1 roll is as the browser saw it; " : seen + " rolls are as the browser saw them; ")
                            + protectedRolls + " came after it had added to the dice.");
        }
    }

    private void shares() {
        int before = wrong.size();
        for (Receipt.ShownShare share : receipt.shares()) {
            if (!shares.containsKey(share)) {
                if (sharesUsed.contains(share.n())) {
                    wrong.add("Share " + share.n() + " of " + receipt.seat()
                            + " was used for a different answer from the one the browser showed it for.");
                } else {
                    open.add("Share " + share.n() + " of " + receipt.seat()
                            + " was shown but not used: that roll was called off after somebody could have known it.");
                }
            }
        }
        if (!receipt.shares().isEmpty() && wrong.size() == before) {
            checked.add("The shares the browser showed were used for the answers it showed them for.");
        }
    }
}
