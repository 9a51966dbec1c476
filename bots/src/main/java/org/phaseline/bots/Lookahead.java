package org.phaseline.bots;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.SeatPosition;

/**
 * Playouts from what a seat sees: short games in which the seat follows a plan, all others answer by chance, and the position at the end
 * is judged. A scenario is one sample of what is hidden with dice and answers of its own, so that plans can be compared in the same scenarios.
 */
final class Lookahead {

    private static final int MOST_TRIED = 4;

    /** What an answer costs: next to nothing. */
    private static final double AN_ANSWER = 1e-5;

    private final SeatPosition seen;
    private final ReusedSandbox sandboxes;
    private final Evaluation evaluation;
    private final Horizon horizon;
    private final long seed;
    private final int side;
    private final PlayoutDice dice;
    private final Randomness chance = new Randomness(0);
    private final @Nullable Position[] samples;
    private int sampled;
    private Sandbox sandbox;
    private long playouts;
    private boolean timed;
    private long deadline;

    Lookahead(
            SeatPosition seen,
            ReusedSandbox sandboxes,
            Evaluation evaluation,
            Horizon horizon,
            int samples,
            long seed) {
        this.seen = seen;
        this.sandboxes = sandboxes;
        this.dice = sandboxes.dice;
        this.evaluation = evaluation;
        this.horizon = horizon;
        this.seed = seed;
        this.side = seen.rulebook().outline().parties().sideOf(Long.numberOfTrailingZeros(seen.parties()));
        this.samples = new Position[samples];
        this.sandbox = sandboxes.of(seen.rulebook());
    }

    /** What a scenario begins with, drawn when it is first needed; null if nothing was found that could be. */
    private @Nullable Position sample(int scenario) {
        int number = scenario % samples.length;
        while (sampled <= number) {
            samples[sampled] = drawn(Randomness.derived(seed, sampled));
            sampled++;
        }
        return samples[number];
    }

    private @Nullable Position drawn(long number) {
        for (int i = 0; i < MOST_TRIED; i++) {
            try {
                dice.seed(number + i);
                return seen.sample(sandboxes.runner, dice, number + i).position();
            } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
                // What is hidden does not fit together this way; perhaps it does another way.
                continue;
            }
        }
        return null;
    }

    /** Whether any position was found that could be the real one. */
    boolean canLook() {
        for (int i = 0; i < samples.length; i++) {
            if (sample(i) != null) {
                return true;
            }
        }
        return false;
    }

    /** From now on there is only so much time. */
    void within(Duration time) {
        deadline = System.nanoTime() + time.toNanos();
        timed = true;
    }

    /** Whether the time is up, where there is a limit. */
    boolean isLate() {
        return timed && System.nanoTime() - deadline >= 0;
    }

    /** How many playouts were made. */
    long playouts() {
        return playouts;
    }

    /**
     * What comes of an answer in a scenario, from 0 to 1; not a number when the answer cannot be given there.
     *
     * @param plan how the seat goes on, one number from 0 to 1 for each answer; by chance after its end
     */
    double look(Candidate candidate, double[] plan, int scenario) {
        playouts++;
        Position sample = sample(scenario);
        if (sample == null) {
            return Double.NaN;
        }
        long number = Randomness.derived(seed ^ 0x5DEECE66DL, scenario);
        dice.seed(number);
        chance.seed(Randomness.mixed(number));
        sandbox.goTo(sample);
        try {
            return candidate.waits() || give(candidate) ? playOn(plan) : Double.NaN;
        } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
            // Blanked secrets can lead where no real game goes.
            sandbox = sandboxes.renewed(seen.rulebook());
            return Double.NaN;
        }
    }

    /** How the side stands right after an answer, in the first scenario: much faster than a playout, and it tells much less. */
    double glance(Candidate candidate) {
        if (isLate()) {
            return Double.NaN;
        }
        Position sample = sample(0);
        if (sample == null) {
            return Double.NaN;
        }
        dice.seed(Randomness.derived(seed ^ 0x5DEECE66DL, 0));
        sandbox.goTo(sample);
        try {
            return candidate.waits() || give(candidate) ? evaluation.of(sandbox.position(), side) : Double.NaN;
        } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
            sandbox = sandboxes.renewed(seen.rulebook());
            return Double.NaN;
        }
    }

    private boolean give(Candidate candidate) {
        int questions = sandbox.questions();
        for (int i = 0; i < questions; i++) {
            if (sandbox.id(i).equals(candidate.id())) {
                if (!sandbox.menu(i).has(candidate.item())) {
                    return false;
                }
                sandbox.answer(i, candidate.item());
                return true;
            }
        }
        return false;
    }

    private double playOn(double[] plan) {
        int own = 0;
        int others = 0;
        for (int i = 0; i < horizon.all() && !sandbox.over(); i++) {
            int question = next();
            if (question < 0) {
                break;
            }
            boolean mine = (sandbox.asked(question) & seen.parties()) != 0;
            if (mine && (own >= horizon.own() || others >= horizon.others())) {
                break;
            }
            if (!mine && others >= horizon.others() && own > 0) {
                break;
            }
            Menu menu = sandbox.menu(question);
            if (menu.size() == 0) {
                break;
            }
            if (!mine && horizon.replies() > 1 && menu.size() > 1 && sandbox.kind(question) != Question.Kind.READY) {
                reply(question, menu);
            } else {
                double gene = mine && own < plan.length ? plan[own] : chance.part();
                sandbox.answer(question, pick(menu, sandbox.kind(question), gene));
            }
            if (mine) {
                own++;
            } else {
                others++;
            }
        }
        // Of two ways to the same, the shorter.
        return evaluation.of(sandbox.position(), side) - own * AN_ANSWER;
    }

    /** Somebody else answers: of a few answers the one after which they stand best, as far as they can tell before the dice are thrown. */
    private void reply(int question, Menu menu) {
        Question.Kind kind = sandbox.kind(question);
        int party = Long.numberOfTrailingZeros(sandbox.asked(question));
        int theirs = seen.rulebook().outline().parties().sideOf(party);
        long[] tried = new long[horizon.replies()];
        for (int i = 0; i < tried.length; i++) {
            tried[i] = pick(menu, kind, chance.part());
        }
        Position before = sandbox.position().copy();
        long real = dice.seed();
        long best = tried[0];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < tried.length; i++) {
            if (isAmong(tried, i)) {
                continue;
            }
            dice.seed(Randomness.derived(real, i));
            double value = after(before, question, tried[i], theirs);
            if (value > most) {
                most = value;
                best = tried[i];
            }
        }
        dice.seed(real);
        sandbox.goTo(before);
        sandbox.questions();
        sandbox.answer(question, best);
    }

    private static boolean isAmong(long[] tried, int before) {
        for (int i = 0; i < before; i++) {
            if (tried[i] == tried[before]) {
                return true;
            }
        }
        return false;
    }

    private double after(Position before, int question, long item, int theirs) {
        sandbox.goTo(before);
        sandbox.questions();
        sandbox.answer(question, item);
        return evaluation.of(sandbox.position(), theirs);
    }

    /** A question that play waits for and that has an answer, if it is not the only one; or -1. */
    private int next() {
        int questions = sandbox.questions();
        for (int i = 0; i < questions; i++) {
            if (questions == 1 || sandbox.awaited(i) && sandbox.menu(i).size() > 0) {
                return i;
            }
        }
        return -1;
    }

    /** Which item a number from 0 to 1 stands for. */
    private static long pick(Menu menu, Question.Kind kind, double gene) {
        int size = menu.size();
        if (size == 1 || kind == Question.Kind.READY) {
            return menu.item(0);
        }
        int declining = menu.item(size - 1) == Menu.PASS ? size - 1 : menu.item(0) == Menu.PASS ? 0 : -1;
        return menu.item(PlanGene.index(gene, size, declining));
    }
}
