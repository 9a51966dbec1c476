package org.phaseline.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;

/**
 * A match that is being played. The umpire says what is asked of whom, and rules on every answer. Not thread-safe: one thread at a
 * time plays a match.
 */
public final class Match {

    private final Umpire umpire;
    private final Game game;
    private final List<String> log = new ArrayList<>();
    private final List<Integer> logLengths = new ArrayList<>();

    private Match(Umpire umpire, Game game) {
        this.umpire = umpire;
        this.game = game;
    }

    /** Begins to set up a match of a rulebook. */
    public static MatchSetup of(Rulebook rulebook) {
        return new MatchSetup(rulebook);
    }

    static Match begin(Umpire umpire) {
        return switch (umpire.begin()) {
            case Ruling.Accepted began -> {
                Match match = new Match(umpire, new Game(umpire, began.position()));
                match.tell(began.reports());
                yield match;
            }
            case Ruling.Refused refused -> throw new IllegalStateException(refused.sentence());
        };
    }

    private void tell(List<Report> reports) {
        Sentences sentences = new Sentences(umpire.rulebook().outline());
        reports.forEach(report -> log.add(sentences.say(report)));
    }

    // ---- who and what

    /** The seats, one a side, in turn order. */
    public List<Seat> seats() {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < umpire.seats().all().size(); i++) {
            seats.add(seat(i));
        }
        return List.copyOf(seats);
    }

    Seat seat(int number) {
        return new Seat(number, umpire.seats().get(number).name());
    }

    /** The sides of the match, in turn order. */
    public List<Side> sides() {
        return umpire.rulebook().outline().parties().all().stream()
                .filter(party -> !party.faction())
                .map(party -> new Side(party.name(), party.title()))
                .toList();
    }

    /** Every step that can be played, in printed order. */
    public List<PlayStep> steps() {
        return umpire.rulebook().outline().inPlay().stream().map(PlayStep::of).toList();
    }

    Optional<PlayStep> step(int index) {
        return index < 0
                ? Optional.empty()
                : Optional.of(PlayStep.of(umpire.rulebook().outline().step(index)));
    }

    /** The number of the game turn, from 1. */
    public long gameTurn() {
        return look().openSighting().gameTurn();
    }

    /** Whether the match has ended. */
    public boolean isOver() {
        return game.position().over;
    }

    /** Who has won; empty while the match goes on, and when it was drawn. */
    public List<Side> winners() {
        Position position = game.position();
        return !position.over
                ? List.of()
                : umpire.rulebook().outline().parties().all().stream()
                        .filter(party -> !party.faction() && (position.winners >>> party.index() & 1) != 0)
                        .map(party -> new Side(party.name(), party.title()))
                        .toList();
    }

    // ---- questions and answers

    /**
     * The first decision that play waits for.
     *
     * @throws IllegalStateException if the match is over
     */
    public Decision decision() {
        return decisions().stream()
                .filter(Decision::awaited)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The match is over; nothing is asked any more."));
    }

    /** Everything that is asked now, of whomever; several when parties act at the same time. */
    public List<Decision> decisions() {
        return look().decisions().stream().map(each -> new Decision(this, each)).toList();
    }

    /** Answers for the first seat that is asked. */
    public Verdict answer(Choice choice) {
        return answer(choice, choice.decision().seats().getFirst());
    }

    /** Answers for a seat. A choice of a decision that is no longer open is refused, and nothing changes. */
    public Verdict answer(Choice choice, Seat seat) {
        Answer answer = new Answer.Pick(choice.decision().id(), seat.number(), choice.item(), "");
        return switch (game.propose(answer)) {
            case Ruling.Accepted accepted -> {
                int before = log.size();
                logLengths.add(before);
                game.accept(answer, accepted);
                tell(accepted.reports());
                yield new Verdict.Accepted(List.copyOf(log.subList(before, log.size())));
            }
            case Ruling.Refused refused -> new Verdict.Refused(refused.sentence());
        };
    }

    /** How many answers stand. */
    public int answers() {
        return game.answers();
    }

    /**
     * Goes back to where only the first so many answers stand.
     *
     * @throws IllegalArgumentException if there are not so many
     */
    public void takeBackTo(int answers) {
        game.takeBack(answers);
        int length = answers < logLengths.size() ? logLengths.get(answers) : log.size();
        log.subList(length, log.size()).clear();
        logLengths
                .subList(Math.min(answers, logLengths.size()), logLengths.size())
                .clear();
    }

    // ---- looking

    /** All that a seat may see now. */
    public SeatView view(Seat seat) {
        return new SeatView(this, look().sighting(seat.number()));
    }

    /** What anybody may see now. */
    public SeatView openView() {
        return new SeatView(this, look().openSighting());
    }

    /** What happened, in words, as the umpire knows it: secrets too. */
    public List<String> log() {
        return List.copyOf(log);
    }

    /** A fingerprint of the position: equal for equal positions, on every machine. */
    public long hash() {
        return game.position().hash();
    }

    Umpire umpire() {
        return umpire;
    }

    private Look look() {
        return umpire.look(game.position());
    }
}
