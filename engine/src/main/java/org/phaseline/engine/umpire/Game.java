package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.RollCounts;

/**
 * A game as it was played: the answers that stand, and the position they led to. Taking back goes to any earlier answer
 * and restores everything, except that rolls made again get new numbers. Positions between are ruled again with the rolls that
 * were made then, never with the dice of the table. Not for two threads at once.
 */
public final class Game {

    /** A position is kept at every so many answers; the ones between are ruled again when somebody goes back. */
    private static final int KEPT_EVERY = 64;

    private record Entry(Answer answer, boolean exposing, List<DiceRoll> rolls) {}

    /** What a take-back does not take back. */
    private record Kept(int take, RollCounts rolls) {}

    private final Umpire umpire;
    private final List<Entry> entries = new ArrayList<>();
    private final TreeMap<Integer, Position> kept = new TreeMap<>();

    /** At which number of standing answers something was taken back, and what stayed. */
    private final TreeMap<Integer, Kept> takes = new TreeMap<>();

    private Position position;
    private int lastTake;

    public Game(Umpire umpire, Position start) {
        this.umpire = umpire;
        this.position = start;
        kept.put(0, start);
    }

    public Umpire umpire() {
        return umpire;
    }

    public Position position() {
        return position;
    }

    /** How many answers stand. */
    public int answers() {
        return entries.size();
    }

    /** How many positions it keeps, to go back from. */
    public int positionsKept() {
        return 2 + entries.size() / KEPT_EVERY;
    }

    public Answer answer(int index) {
        return entries.get(index).answer;
    }

    /** Rules on an answer without taking it over: whoever keeps a journal writes it first. */
    public Ruling propose(Answer answer) {
        return umpire.rule(position, answer);
    }

    /** The same with the dice that are to be thrown for this one. */
    public Ruling propose(Answer answer, Dice dice) {
        return umpire.with(dice).rule(position, answer);
    }

    /** Takes over an answer that was accepted. */
    public void accept(Answer answer, Ruling.Accepted ruling) {
        entries.add(new Entry(answer, ruling.exposing(), ruling.rolls()));
        position = ruling.position();
        if (entries.size() % KEPT_EVERY == 0) {
            kept.put(entries.size(), position);
        }
    }

    /** Whether a roll or a reveal happened after the first so many answers. */
    public boolean exposedSince(int answers) {
        return entries.subList(answers, entries.size()).stream().anyMatch(Entry::exposing);
    }

    /** Where taking back to the first so many answers would lead: whoever keeps a journal writes it first. */
    public Position proposeTakeBack(int answers) {
        if (answers < 0 || answers > entries.size()) {
            throw new IllegalArgumentException("there are " + entries.size() + " answers, not " + answers);
        }
        Position back = at(answers).copy();
        back.take = lastTake + 1;
        back.rolls = position.rolls;
        return back;
    }

    /** Goes back to where only the first so many answers stand. */
    public Position takeBack(int answers) {
        Position back = proposeTakeBack(answers);
        entries.subList(answers, entries.size()).clear();
        kept.tailMap(answers, false).clear();
        takes.tailMap(answers, true).clear();
        lastTake = back.take;
        takes.put(answers, new Kept(lastTake, back.rolls));
        position = back;
        kept.put(answers, back);
        return back;
    }

    /** The position after the first so many answers. */
    public Position at(int answers) {
        if (answers == entries.size()) {
            return position;
        }
        return rewind(answers, answers + 1).positions().getFirst();
    }

    /** The positions from one number of answers up to before another, for whoever wants to look at them. */
    public Rewind rewind(int from, int to) {
        if (from == entries.size()) {
            return new Rewind(umpire, position, List.of(), 0);
        }
        Map.Entry<Integer, Position> nearest = Objects.requireNonNull(kept.floorEntry(from));
        List<Rewind.Move> moves = new ArrayList<>();
        for (int i = nearest.getKey(); i < to - 1; i++) {
            Entry entry = entries.get(i);
            @Nullable Kept stayed = takes.get(i + 1);
            moves.add(
                    stayed == null
                            ? new Rewind.Move(entry.answer, entry.rolls, -1, RollCounts.NONE)
                            : new Rewind.Move(entry.answer, entry.rolls, stayed.take, stayed.rolls));
        }
        return new Rewind(umpire, nearest.getValue(), moves, from - nearest.getKey());
    }
}
