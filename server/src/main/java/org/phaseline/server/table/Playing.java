package org.phaseline.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Choice;
import org.phaseline.engine.umpire.Decision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.OpenedJournal;

/**
 * The game at a table with all that was said in it, as one thread at a time plays it. Whoever asks about a decision that is not
 * his learns nothing, not even whether there is one.
 */
final class Playing {

    private static final String NOT_ASKED = "This is not asked of you now.";

    /** An answer that was taken: it may come again, but not otherwise. */
    private record Given(String choice, String note) {}

    private record Asked(String seat, String decision) {}

    private final JournaledGame game;
    private final Chronicle chronicle;
    private final Map<Asked, Given> given;

    private Playing(JournaledGame game, Chronicle chronicle, Map<Asked, Given> given) {
        this.game = game;
        this.chronicle = chronicle;
        this.given = given;
    }

    static Playing begun(JournaledGame game) {
        Chronicle chronicle = new Chronicle(game.umpire());
        chronicle.add(game.opening(), Optional.empty(), game.position());
        return new Playing(game, chronicle, new HashMap<>());
    }

    static Playing resumed(OpenedJournal opened, Library library) throws JournalProblem {
        AtomicReference<Remembering> remembering = new AtomicReference<>();
        JournaledGame game = JournaledGame.resume(opened, library::rulebook, umpire -> {
            Remembering watcher = new Remembering(umpire);
            remembering.set(watcher);
            return watcher;
        });
        Remembering remembered = Objects.requireNonNull(remembering.get());
        return new Playing(game, remembered.chronicle, remembered.given);
    }

    /** Writes the chronicle again while the journal is played again. */
    private static final class Remembering implements Watcher {

        private final Umpire umpire;
        private final Chronicle chronicle;
        private final Map<Asked, Given> given = new HashMap<>();
        private @Nullable Position before;

        Remembering(Umpire umpire) {
            this.umpire = umpire;
            this.chronicle = new Chronicle(umpire);
        }

        @Override
        public void ruled(int line, Event event, Ruling.Accepted ruling) {
            switch (event) {
                case Event.Began began -> tell(Optional.empty(), ruling);
                case Event.Raised raised -> tell(Optional.empty(), ruling);
                case Event.Answered answered -> {
                    tell(Optional.ofNullable(before).flatMap(at -> umpire.decision(at, answered.decision())), ruling);
                    given.put(
                            new Asked(answered.seat(), answered.decision()),
                            new Given(answered.choice(), answered.note()));
                }
                case Event.TakenBack back -> chronicle.takenBack(back.to());
                case Event.Added added -> {}
                case Event.Ended ended -> {}
            }
            before = ruling.position();
        }

        private void tell(Optional<Decision> decision, Ruling.Accepted ruling) {
            chronicle.add(ruling.reports(), decision, ruling.position());
        }
    }

    JournaledGame game() {
        return game;
    }

    Moment moment() {
        return new Moment(game.umpire(), game.position(), chronicle);
    }

    Reply answer(int seat, String decision, String word, String note) throws JournalProblem {
        Asked asked = new Asked(game.umpire().seats().get(seat).name(), decision);
        Given answer = new Given(word, note);
        Given before = given.get(asked);
        if (answer.equals(before)) {
            return new Reply.Taken(true);
        }
        Optional<Decision> open =
                game.umpire().decision(game.position(), decision).filter(it -> it.isFor(seat));
        Optional<Choice> choice = open.flatMap(it -> choice(it, word));
        if (choice.isEmpty()) {
            return new Reply.Refused(whyNot(before, open));
        }
        return switch (game.answer(new Answer.Pick(decision, seat, choice.get().item(), note))) {
            case Ruling.Refused refused -> new Reply.Refused(refused.sentence());
            case Ruling.Accepted accepted -> {
                given.put(asked, answer);
                chronicle.add(accepted.reports(), open, accepted.position());
                yield new Reply.Taken(false);
            }
        };
    }

    /** Who was ready and thinks again answers the same decision a second time, otherwise: then it offers what he says. */
    private static Optional<Choice> choice(Decision decision, String word) {
        return decision.choices().stream().filter(it -> it.word().equals(word)).findFirst();
    }

    private String whyNot(@Nullable Given before, Optional<Decision> open) {
        if (before != null) {
            return "You have answered this already: " + before.choice + ".";
        }
        if (game.over()) {
            return "The game is over.";
        }
        return open.map(decision -> "That is not among the choices of '" + decision.prompt() + "'.")
                .orElse(NOT_ASKED);
    }
}
