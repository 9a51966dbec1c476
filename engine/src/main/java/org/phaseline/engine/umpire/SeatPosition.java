package org.phaseline.engine.umpire;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.position.Position;

/**
 * What one seat may know of a position, and nothing else, in a form that can be played on from: two positions that differ only in what the
 * seat must not know give equal ones. Only {@link SeatPositions} makes them.
 */
public final class SeatPosition {

    /** With which what is hidden is filled in for a search. */
    private static final long SEARCHED = 1;

    private static final long SEARCHED_ELSE = 2;

    private final CompiledRulebook rulebook;
    private final SecretSpans spans;
    private final int seat;
    private final long parties;
    private final List<SeatQuestion> questions;
    private final Position masked;
    private final List<CountedPieces> counted;

    SeatPosition(
            CompiledRulebook rulebook,
            SecretSpans spans,
            int seat,
            long parties,
            List<SeatQuestion> questions,
            Position masked,
            List<CountedPieces> counted) {
        this.rulebook = rulebook;
        this.spans = spans;
        this.seat = seat;
        this.parties = parties;
        this.questions = questions;
        this.masked = masked;
        this.counted = counted;
    }

    public CompiledRulebook rulebook() {
        return rulebook;
    }

    public int seat() {
        return seat;
    }

    /** The parties the seat speaks for, as a mask. */
    public long parties() {
        return parties;
    }

    /** What the seat is asked now, in the order of the agenda; empty when nothing is. */
    public List<SeatQuestion> questions() {
        return questions;
    }

    /** The same with some of the questions alone. */
    public SeatPosition only(Predicate<SeatQuestion> wanted) {
        List<SeatQuestion> left = questions.stream().filter(wanted).toList();
        return new SeatPosition(rulebook, spans, seat, parties, left, masked, counted);
    }

    public long gameTurn() {
        return masked.slots[CompiledRulebook.GAME_TURN_SLOT];
    }

    /** The same number for the same values of everything the seat knows, wherever play stands. */
    public long fingerprint() {
        long hash = 0;
        for (long slot : masked.slots) {
            hash = 31 * hash + slot;
        }
        return hash;
    }

    /** The answer to one of these questions, for whoever rules on it. */
    public Answer.Pick answer(int question, long item) {
        return new Answer.Pick(questions.get(question).id(), seat, item, "");
    }

    /**
     * The same as {@link #sample} without dice, for a search over what the seat could answer; the same each time. Nothing where what is
     * hidden does not fit together.
     */
    public Optional<SearchSandbox> search() {
        return search(Preview.UNTHROWN);
    }

    /** The same with what is hidden filled in otherwise: what is alike in both does not follow from it. */
    public Optional<SearchSandbox> searchOther() {
        return search(Preview.UNTHROWN, SEARCHED_ELSE);
    }

    /** Whether something is hidden from the seat that has to be filled in. */
    public boolean hidesAnything() {
        return !spans.isEmpty() || !counted.isEmpty();
    }

    /** The same with dice, to see how they could fall. */
    public Optional<SearchSandbox> search(Dice dice) {
        return search(dice, SEARCHED);
    }

    private Optional<SearchSandbox> search(Dice dice, long seed) {
        try {
            return Optional.of(new SearchSandbox(rulebook, filled(seed), parties, dice));
        } catch (Preview.ChanceAhead
                | EndlessRulebook
                | IndexOutOfBoundsException
                | IllegalStateException
                | ArithmeticException odd) {
            return Optional.empty();
        }
    }

    /**
     * A position that could be the real one, as far as the seat knows, to play on from: cards that are not seen are dealt out, sealed answers
     * that nobody has revealed are given anew, secret rolls are rolled anew. The same seed gives the same one.
     *
     * @param dice what is rolled from there on
     */
    public Sandbox sample(Runner runner, Dice dice, long seed) {
        return Sandbox.resumed(rulebook, runner, filled(seed), dice);
    }

    private Position filled(long seed) {
        Position position = masked.copy();
        SampleDraws random = new SampleDraws(seed);
        counted.forEach(pieces -> pieces.deal(position.slots, random));
        if (!spans.isEmpty()) {
            new SecretSampler(rulebook, spans, parties, random).fill(position);
        }
        return position;
    }
}
