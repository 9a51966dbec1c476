package org.phaseline.session;

import java.util.Optional;
import java.util.function.Consumer;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.CorrectionRequest;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.format.JournalProblem;

/** What players do without being asked: digressions, corrections and taking back, each with what announces it in the stream. */
final class UnpromptedActs {

    private final GameSession playing;
    private final JournaledGame game;
    private final TableLog log;

    UnpromptedActs(GameSession playing) {
        this.playing = playing;
        this.game = playing.game();
        this.log = playing.log();
    }

    Optional<String> whyNotRaise(String digression, String note) {
        if (game.over()) {
            return Optional.of("The game is over.");
        }
        if (note.length() > Umpire.LONGEST_NOTE) {
            return Optional.of("A note may have at most " + Umpire.LONGEST_NOTE + " characters.");
        }
        return Digressions.names(game.umpire().rulebook()).contains(digression)
                ? Optional.empty()
                : Optional.of("This game has no digression '" + digression + "'.");
    }

    /** Halts the sequence with one of the rulebook's digressions, called by its name. */
    Reply raise(Answer.Raise raise, Optional<TableMessage> with) throws JournalProblem {
        return done(with, () -> game.answer(raise), accepted -> log.raised(raise.seat(), accepted));
    }

    Answer.Raise raising(int seat, String digression, String note) {
        int index = Digressions.names(game.umpire().rulebook()).indexOf(digression);
        return new Answer.Raise(index, seat, note);
    }

    /** What comes of it when a seat wants something put right. */
    CorrectionRequest request(int seat, Correction correction) {
        return game.umpire().request(game.position(), seat, correction);
    }

    Reply correct(int seat, Correction correction, Optional<TableMessage> with) throws JournalProblem {
        return correct(new Answer.Correct(correction, seat, ""), with);
    }

    Reply correct(Answer.Correct correct, Optional<TableMessage> with) throws JournalProblem {
        return done(
                with,
                () -> game.answer(correct),
                accepted -> log.corrected(correct.seat(), correct.correction(), accepted));
    }

    /** Goes back to where only the first so many answers stand, as a seat wants it. */
    Reply takeBack(int seat, int answers, Optional<TableMessage> with) throws JournalProblem {
        return done(
                with, () -> game.takeBack(answers, seat), accepted -> log.tookBack(answers, seat, accepted.position()));
    }

    private Reply done(Optional<TableMessage> with, RecordKeeper.Act<Ruling> act, Consumer<Ruling.Accepted> logged)
            throws JournalProblem {
        return switch (playing.keep(with, act)) {
            case Ruling.Refused refused -> new Reply.Refused(refused.sentence());
            case Ruling.Accepted accepted -> {
                with.ifPresent(log::said);
                logged.accept(accepted);
                yield new Reply.Done(true);
            }
        };
    }
}
