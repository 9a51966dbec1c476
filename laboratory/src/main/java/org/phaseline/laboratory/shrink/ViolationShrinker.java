package org.phaseline.laboratory.shrink;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.laboratory.play.Chance;
import org.phaseline.laboratory.play.GameRecorder;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.tally.Violation;

/**
 * Makes a game that breaks an invariant shorter: leaves out answers, first many at once and then single ones (delta debugging), and plays on
 * otherwise from anywhere in it. Bounded by the answers that it tries, not by time, so that it always finds the same.
 */
public final class ViolationShrinker {

    private static final long MOST_EFFORT = 400_000;
    private static final int WANDERINGS = 400;

    private final AnswerReplay replay;
    private final Chance chance;
    private List<GivenAnswer> shortest;

    private ViolationShrinker(Playtest playtest, int invariant, Violation found) {
        this.replay = new AnswerReplay(playtest, found.game(), invariant);
        this.chance = new Chance(found.game());
        List<GivenAnswer> all = new ArrayList<>();
        GameRecorder.record(
                playtest,
                found.game(),
                found.answers(),
                (id, address, party, side, item) -> all.add(new GivenAnswer(id, address, party, side, item)));
        this.shortest = all;
    }

    /** The answers of the shortest game that was found; none when the set-up breaks it. */
    public static List<GivenAnswer> shrink(Playtest playtest, int invariant, Violation found) {
        ViolationShrinker shrinker = new ViolationShrinker(playtest, invariant, found);
        shrinker.leaveOut();
        shrinker.wander();
        return List.copyOf(shrinker.shortest);
    }

    private void leaveOut() {
        int size = Math.max(1, shortest.size() / 2);
        while (replay.effort() < MOST_EFFORT) {
            boolean shorter = leaveOut(size);
            if (!shorter && size == 1) {
                return;
            }
            size = shorter ? Math.max(1, Math.min(size, shortest.size() / 2)) : Math.max(1, size / 2);
        }
    }

    /** Tries to leave out each stretch of so many answers, the last first: what comes before it then stays as it was. */
    private boolean leaveOut(int size) {
        boolean any = false;
        for (int from = shortest.size() - size; from >= 0 && replay.effort() < MOST_EFFORT; from -= size) {
            List<GivenAnswer> rest = new ArrayList<>(shortest.subList(0, from));
            rest.addAll(shortest.subList(from + size, shortest.size()));
            if (adopt(replay.replay(rest).orElse(null))) {
                any = true;
                from = Math.min(from, shortest.size());
            }
        }
        return any;
    }

    private void wander() {
        for (int i = 0; i < WANDERINGS && replay.effort() < MOST_EFFORT && shortest.size() > 1; i++) {
            List<GivenAnswer> beginning = shortest.subList(0, chance.below(shortest.size()));
            if (adopt(replay.wander(beginning, shortest.size(), chance).orElse(null))) {
                leaveOut();
            }
        }
    }

    private boolean adopt(@org.jspecify.annotations.Nullable List<GivenAnswer> found) {
        if (found == null || found.size() >= shortest.size()) {
            return false;
        }
        shortest = found;
        return true;
    }
}
