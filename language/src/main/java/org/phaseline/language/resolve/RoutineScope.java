package org.phaseline.language.resolve;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Word;

/** The routine whose lines are being read: its name, who acts in it, and how much is kept while it is played. */
final class RoutineScope {

    /** Call frames are made, copied and wiped again and again. */
    private static final int MOST_SLOTS = 50_000;

    final String name;

    /** Whether it is a reaction, which can cancel what it reacts to. */
    final boolean reaction;

    /** Who acts in it unless a line says otherwise. */
    @Nullable
    Actor actor;

    private final Problems problems;
    private long slots;

    RoutineScope(String name, boolean reaction, Problems problems) {
        this.name = name;
        this.reaction = reaction;
        this.problems = problems;
    }

    boolean isGameTurn() {
        return name.isEmpty();
    }

    /** So many values more are kept. */
    void keep(long count) {
        problems.work().spend(count);
        slots += count;
    }

    /** Says so when more is to be kept than a call frame takes. */
    void mustFit(Word title) {
        if (slots > MOST_SLOTS) {
            problems.add(
                    Code.TOO_LARGE,
                    title.place(),
                    String.format(
                            Locale.ROOT,
                            "there are too many names here: those of a frame can hold at most %,d values, and a set counts as one"
                                    + " for each 64 possible members",
                            MOST_SLOTS));
        }
    }
}
