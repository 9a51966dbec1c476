package org.phaseline.journal;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.format.Event;

/** How the next answer of a game stands in its journal: with names and words in place of numbers. */
final class AnswerEvents {

    /** Longer than any name, and than any set of names a person would type. */
    private static final int LONGEST_WORD = 10_000;

    private final Game game;

    AnswerEvents(Game game) {
        this.game = game;
    }

    static Optional<String> whyNotWritable(Answer answer) {
        if (!writable(answer.note())) {
            return Optional.of("The note contains an invalid character.");
        }
        return answer instanceof Answer.Correct correct && !writable(correct.correction())
                ? Optional.of("The correction contains an invalid character, or is too long.")
                : Optional.empty();
    }

    /** Half of a surrogate pair has no bytes it could be written with. */
    private static boolean writable(String text) {
        return text.isEmpty() || StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }

    private static boolean writable(Correction correction) {
        return switch (correction) {
            case Correction.Skip skip -> isShort(skip.decision());
            case Correction.GoTo goTo -> isShort(goTo.step());
            case Correction.Insert insert -> isShort(insert.step());
            case Correction.SetValue set -> isShort(set.field()) && isShort(set.holder()) && isShort(set.value());
            case Correction.End end -> isShort(end.winners());
        };
    }

    private static boolean isShort(String text) {
        return text.length() <= LONGEST_WORD && writable(text);
    }

    /** The word of what was picked; whether it may be picked is for the umpire to say. */
    String word(Answer answer) {
        if (!(answer instanceof Answer.Pick pick)) {
            return "";
        }
        Optional<OpenDecision> decision = game.umpire().decision(game.position(), pick.decision());
        if (decision.isPresent()) {
            for (LegalChoice choice : decision.get().choices()) {
                if (choice.item() == pick.item()) {
                    return choice.word();
                }
            }
        }
        return "";
    }

    /** As it is before anybody knows what comes of it. */
    Event of(Answer answer, String word) {
        return of(answer, word, List.of(), 0);
    }

    Event of(Answer answer, String word, Ruling.Accepted ruling) {
        return of(answer, word, ruling.rolls(), ruling.position().hash());
    }

    private Event of(Answer answer, String word, List<DiceRoll> rolls, long hash) {
        int n = game.answers() + 1;
        String seat = seatName(answer.seat());
        return switch (answer) {
            case Answer.Pick pick -> new Event.Answered(n, pick.decision(), seat, word, pick.note(), rolls, hash);
            case Answer.Correct correct ->
                new Event.Corrected(n, seat, correct.correction(), correct.note(), rolls, hash);
            case Answer.Raise raise ->
                new Event.Raised(n, digressionName(raise.digression()), seat, raise.note(), rolls, hash);
        };
    }

    /** The name of a seat; of one that is not there it is empty, and the umpire refuses the answer. */
    private String seatName(int seat) {
        List<Seats.Seat> seats = game.umpire().seats().all();
        return seat < 0 || seat >= seats.size() ? "" : seats.get(seat).name();
    }

    private String digressionName(int digression) {
        boolean there = digression >= 0
                && digression < game.umpire().rulebook().digressions().size();
        return there ? JournalWords.digression(game.umpire().rulebook(), digression) : "";
    }
}
