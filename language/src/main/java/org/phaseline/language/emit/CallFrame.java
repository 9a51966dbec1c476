package org.phaseline.language.emit;

import java.util.ArrayDeque;
import java.util.TreeSet;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.language.checked.Routine;

/** The call frame of a routine while its code is emitted: which slots are taken, which steps read names from outside of them. */
final class CallFrame {

    private final int number;
    private final int parties;
    private final boolean playedByItself;
    private final JumpLabel end = new JumpLabel();

    /** The steps being emitted, each with the slot its names begin at. */
    private final ArrayDeque<OpenAt> open = new ArrayDeque<>();

    private final TreeSet<Integer> borrowing = new TreeSet<>();
    private int namesRead;
    private int slots;
    private boolean actsByName;

    private record OpenAt(int step, int slot) {}

    private CallFrame(int number, int parties, boolean playedByItself) {
        this.number = number;
        this.parties = parties;
        this.playedByItself = playedByItself;
    }

    /** {@code sequences} is how many sequences there are: digressions are numbered after them. */
    static CallFrame of(Routine routine, int sequences, int parties) {
        return switch (routine.kind()) {
            case GAME_TURN -> new CallFrame(StepPlace.GAME_TURN, parties, true);
            case SEQUENCE -> new CallFrame(routine.number(), parties, true);
            case REACTION -> new CallFrame(StepPlace.ofHandler(routine.number()), parties, false);
            case DIGRESSION -> new CallFrame(sequences + routine.number(), parties, false);
        };
    }

    /** For formulas that stand outside of all routines. */
    static CallFrame none(int parties) {
        return new CallFrame(0, parties, false);
    }

    /** The number its frames go under; see {@link StepPlace}. */
    int number() {
        return number;
    }

    int parties() {
        return parties;
    }

    boolean isGameTurn() {
        return number == StepPlace.GAME_TURN;
    }

    /** Whether its steps can be played by themselves; those of reactions and digressions cannot. */
    boolean playedByItself() {
        return playedByItself;
    }

    /** Where the routine ends. */
    JumpLabel end() {
        return end;
    }

    int take(int width) {
        int base = slots;
        slots += width;
        return base;
    }

    /** How large it is so far. */
    int slots() {
        return slots;
    }

    void open(int step) {
        open.push(new OpenAt(step, slots));
    }

    void close() {
        open.pop();
    }

    /** A name is read that stands in this slot: a step that began later would lack it if it were played by itself. */
    void reads(int slot) {
        namesRead++;
        for (OpenAt step : open) {
            if (slot < step.slot) {
                borrowing.add(step.step);
            }
        }
    }

    /** How many names have been read so far. */
    int namesRead() {
        return namesRead;
    }

    boolean borrows(int step) {
        return borrowing.contains(step);
    }

    /** Who acts in the routine is said by a name that was handed over. */
    void actByName() {
        actsByName = true;
    }

    boolean actsByName() {
        return actsByName;
    }
}
