package org.phaseline.bots;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Runner;
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
    private final Runner runner;
    private final Evaluation evaluation;
    private final Horizon horizon;
    private final long seed;
    private final int side;
    private final PlayoutDice dice = new PlayoutDice();
    private final Randomness chance = new Randomness(0);
    private final List<Position> samples = new ArrayList<>();
    private Sandbox sandbox;
    private long playouts;
    private boolean timed;
    private long deadline;

    Lookahead(SeatPosition seen, Runner runner, Evaluation evaluation, Horizon horizon, int samples, long seed) {
        this.seen = seen;
        this.runner = runner;
        this.evaluation = evaluation;
        this.horizon = horizon;
        this.seed = seed;
        this.side = seen.rulebook().outline().parties().sideOf(Long.numberOfTrailingZeros(seen.parties()));
        for (int i = 0; i < samples; i++) {
            sample(Randomness.derived(seed, i));
        }
        this.sandbox = fresh();
    }

    private void sample(long number) {
        for (int i = 0; i < MOST_TRIED; i++) {
            try {
                dice.seed(number + i);
                samples.add(seen.sample(runner, dice, number + i).position());
                return;
            } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
                // What is hidden does not fit together this way; perhaps it does another way.
                continue;
            }
        }
    }

    private Sandbox fresh() {
        return new Sandbox(
                seen.rulebook(),
                runner,
                samples.isEmpty() ? seen.rulebook().setUp() : samples.getFirst().copy(),
                dice);
    }

    /** Whether any position was found that could be the real one. */
    boolean canLook() {
        return !samples.isEmpty();
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
        long number = Randomness.derived(seed ^ 0x5DEECE66DL, scenario);
        dice.seed(number);
        chance.seed(Randomness.mixed(number));
        sandbox.goTo(samples.get(scenario % samples.size()));
        try {
            return candidate.waits() || give(candidate) ? playOn(plan) : Double.NaN;
        } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
            // Blanked secrets can lead where no real game goes.
            sandbox = fresh();
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
            double gene = mine && own < plan.length ? plan[own] : chance.part();
            long item = pick(menu, sandbox.kind(question), gene);
            sandbox.answer(question, item);
            if (mine) {
                own++;
            } else {
                others++;
            }
        }
        // Of two ways to the same, the shorter.
        return evaluation.of(sandbox.position(), side) - own * AN_ANSWER;
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
