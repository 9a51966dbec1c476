package org.phaseline.journal.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** Finds the seat, the decision and the choice that the words of a played case mean. */
final class Chair {

    /** What somebody wants to answer; {@code item} is one nobody offers when there is no such word. */
    record Wish(int seat, String decision, long item, String note) {}

    private static final long NOT_OFFERED = -987_654_321L;

    private Chair() {}

    static int seat(Seats seats, String text) {
        int found = -1;
        for (int i = 0; i < seats.all().size(); i++) {
            String name = seats.get(i).name();
            boolean begins = text.equals(name)
                    || text.startsWith(name + ":")
                    || text.startsWith(name + ",")
                    || text.startsWith(name + " ");
            if (begins && (found < 0 || name.length() > seats.get(found).name().length())) {
                found = i;
            }
        }
        if (found < 0) {
            throw new AssertionError("no seat is meant by: " + text);
        }
        return found;
    }

    /** {@code Red: done}, {@code Red: done "a note"}, and when that is not enough {@code Red, 1A Check supply: done}. */
    static Wish wish(Umpire umpire, List<OpenDecision> open, String text) {
        int seat = seat(umpire.seats(), text);
        String rest = text.substring(umpire.seats().get(seat).name().length());
        String note = "";
        int quote = rest.indexOf(" \"");
        if (quote >= 0 && rest.endsWith("\"")) {
            note = rest.substring(quote + 2, rest.length() - 1);
            rest = rest.substring(0, quote);
        }
        if (rest.startsWith(",")) {
            for (OpenDecision decision : ownFirst(open, seat)) {
                String prompt = ", " + Transcript.prompt(umpire, decision) + ":";
                if (rest.startsWith(prompt)) {
                    return wish(seat, decision, rest.substring(prompt.length()).strip(), note);
                }
            }
            throw new AssertionError("no such question is open: " + text);
        }
        String word = rest.substring(1).strip();
        List<OpenDecision> own =
                open.stream().filter(decision -> decision.isFor(seat)).toList();
        List<OpenDecision> offering = (own.isEmpty() ? open : own)
                .stream().filter(decision -> decision.choice(word).isPresent()).toList();
        if (offering.size() > 1) {
            throw new AssertionError("several questions offer that; say which, as in '> "
                    + umpire.seats().get(seat).name() + ", " + Transcript.prompt(umpire, offering.get(0)) + ": " + word
                    + "'");
        }
        if (offering.isEmpty() && open.isEmpty()) {
            return new Wish(seat, "1", NOT_OFFERED, note);
        }
        return wish(seat, offering.isEmpty() ? (own.isEmpty() ? open : own).get(0) : offering.get(0), word, note);
    }

    private static List<OpenDecision> ownFirst(List<OpenDecision> open, int seat) {
        List<OpenDecision> sorted = new ArrayList<>(open);
        sorted.sort(Comparator.comparing(decision -> decision.isFor(seat) ? 0 : 1));
        return sorted;
    }

    private static Wish wish(int seat, OpenDecision decision, String word, String note) {
        return new Wish(
                seat,
                decision.id(),
                decision.choice(word).map(LegalChoice::item).orElse(NOT_OFFERED),
                note);
    }
}
