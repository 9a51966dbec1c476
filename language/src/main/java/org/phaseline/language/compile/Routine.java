package org.phaseline.language.compile;

import java.util.ArrayDeque;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.tree.Word;

/** Something with a page of its own: the game turn, a sequence, a reaction or a digression. */
final class Routine {

    final String name;

    /** The number its pages go under; see {@code StepPlace}. */
    final int number;

    final int parties;
    final WorkBudget work;
    final Footprint footprint = new Footprint();

    /** The sealed steps that have been revealed above the line being compiled. */
    final TreeSet<Integer> opened = new TreeSet<>();

    /** For names made unseen, by the slot they begin at: the slot that tells whether they were made. */
    final TreeMap<Integer, Slots.Slot> made = new TreeMap<>();

    /** Whether it is a reaction, which can cancel what it reacts to. */
    boolean reaction;

    /** Whether it is raised by hand. */
    boolean digression;

    /** Whether who acts in it is said by a name that was handed over. */
    boolean actsByName;

    /** Where it ends. */
    final Label end = new Label();

    /** Who acts in it unless a line says otherwise. */
    @Nullable
    Actor actor;

    /** The steps being compiled, each with the slot its page begins at; and those that read a name made outside of them. */
    private final ArrayDeque<int[]> open = new ArrayDeque<>();

    private final TreeSet<Integer> borrowing = new TreeSet<>();
    private int namesRead;

    /** Pages are made, copied and wiped again and again. */
    private static final int MOST_SLOTS = 50_000;

    private int slots;
    private boolean overfull;

    Routine(String name, int number, int parties, WorkBudget work) {
        this.work = work;
        this.name = name;
        this.number = number;
        this.parties = parties;
    }

    boolean isGameTurn() {
        return number == StepPlace.GAME_TURN;
    }

    int take(int width) {
        work.spend(width);
        int base = slots;
        overfull |= (long) slots + width > MOST_SLOTS;
        slots += overfull ? 0 : width;
        return base;
    }

    /** Says so when more is to be written down on its page than a page takes. */
    void mustFit(Word title, Problems problems) {
        if (overfull) {
            problems.add(
                    title.place(),
                    String.format(
                            Locale.ROOT,
                            "this makes too many names: at most %,d values fit on a page; a set takes one for each 64 that"
                                    + " could be in it",
                            MOST_SLOTS));
        }
    }

    /** How large the page is so far. */
    int slots() {
        return slots;
    }

    void open(int step) {
        open.push(new int[] {step, slots});
    }

    void close() {
        open.pop();
    }

    /** A name is read that stands in this slot. */
    void reads(int slot) {
        namesRead++;
        for (int[] step : open) {
            if (slot < step[1]) {
                borrowing.add(step[0]);
            }
        }
    }

    int namesRead() {
        return namesRead;
    }

    boolean borrows(int step) {
        return borrowing.contains(step);
    }

    /** A value handed over by whoever plays this: the next slot of the page. */
    void parameter(Word parameter, Type type, Page page, Problems problems) {
        if (page.find(parameter.text()) != null) {
            problems.add(parameter.place(), "'" + parameter.text() + "' is a name already");
        }
        int base = take(type.width());
        Slots.Slot[] words = new Slots.Slot[type.width()];
        for (int i = 0; i < words.length; i++) {
            words[i] = new Slots.Local(base + i);
        }
        Variable variable =
                new Variable(parameter.text(), type, parameter.place(), base, 0, words[0], words, null, null, -1);
        Footprint.Owner whose = new Footprint.Owner(Footprint.Owner.Kind.PARAMETER, parameter.text());
        page.put(variable.owned(whose.via(variable.key())));
    }

    /** Comes back to whoever plays this. */
    void finish(Emitter emitter) {
        emitter.inStep(-1);
        emitter.bind(end);
        emitter.emit(new Flow.Return());
    }
}
