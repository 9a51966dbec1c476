package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.SeatPosition;

/**
 * Playouts from what a seat sees: short games in which the seat follows a plan, all others answer by chance or by a plan that is meant to
 * harm the seat, and the position at the end is judged. A scenario is one sample of what is hidden with dice and answers of its own, so that
 * plans can be compared in the same scenarios.
 */
final class Lookahead {

    private static final int MOST_TRIED = 4;

    /** More samples of what is hidden are not kept. */
    private static final int MOST_SAMPLES = 256;

    /** What an answer takes besides what the rulebook does with it, and what it takes to judge a position, in the units of {@link Sandbox#spent()}. */
    private static final long FOR_AN_ANSWER = 20;

    private static final long FOR_JUDGING = 4;

    /** Of somebody who answers by chance alone. */
    private static final AnswerPlan NO_PLAN = new AnswerPlan(0);

    /** What an answer costs: next to nothing. */
    private static final double AN_ANSWER = 1e-5;

    private final SeatPosition seen;
    private final ReusedSandbox sandboxes;
    private final Evaluation evaluation;
    private final Horizon horizon;
    private final long seed;
    private final int side;
    private final PlayoutDice dice;
    private final PlayoutPolicy mine;
    private final PlayoutPolicy theirs;
    private final Randomness growth;
    private final Randomness chance = new Randomness(0);
    private final List<Optional<Position>> samples = new ArrayList<>();
    private final long judging;
    private double base;
    private Sandbox sandbox;
    private long begun;
    private long work;
    private long mostWork = Long.MAX_VALUE;
    private long playouts;
    private boolean timed;
    private long deadline;

    /** @param growth by which chance plans grow */
    Lookahead(
            SeatPosition seen,
            PlayerMemory memory,
            Evaluation evaluation,
            Horizon horizon,
            long seed,
            Randomness growth) {
        this.seen = seen;
        this.sandboxes = memory.sandboxes();
        this.dice = sandboxes.dice;
        this.mine = new PlayoutPolicy(memory.own(), horizon.own(), true);
        this.theirs = new PlayoutPolicy(memory.others(), horizon.others(), false);
        this.growth = growth;
        this.evaluation = evaluation;
        this.horizon = horizon;
        this.seed = seed;
        this.side = seen.rulebook().outline().parties().sideOf(Long.numberOfTrailingZeros(seen.parties()));
        this.judging = FOR_JUDGING * evaluation.features().size();
        this.sandbox = sandboxes.of(seen.rulebook());
        this.begun = sandbox.spent();
    }

    /** What a scenario begins with, drawn when it is first needed; null if nothing was found that could be. */
    private @Nullable Position sample(int scenario) {
        int number = scenario % MOST_SAMPLES;
        while (samples.size() <= number) {
            samples.add(Optional.ofNullable(drawn(Randomness.derived(seed, samples.size()))));
        }
        return samples.get(number).orElse(null);
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

    /** Whether any position was found that could be the real one. From then on positions are judged by what changes from there. */
    boolean canLook() {
        for (int i = 0; i < MOST_TRIED; i++) {
            Position sample = sample(i);
            if (sample != null) {
                base = evaluation.base(sample, side);
                return true;
            }
        }
        return false;
    }

    /** From now on there is only so much time, and so much work to do. */
    void limit(Budget budget) {
        mostWork = budget.work();
        budget.within().ifPresent(time -> {
            deadline = System.nanoTime() + time.toNanos();
            timed = true;
        });
    }

    /** Whether the work is done or the time is up, where there is a limit. */
    boolean isLate() {
        return work() >= mostWork || timed && System.nanoTime() - deadline >= 0;
    }

    /** How much all playouts have taken, in units that are the same on every machine. */
    long work() {
        return work + sandbox.spent() - begun;
    }

    private void renew() {
        work += sandbox.spent() - begun;
        sandbox = sandboxes.renewed(seen.rulebook());
        begun = sandbox.spent();
    }

    /** What a value that was found here is for people, who know how the side stands. */
    double said(double value) {
        return Evaluation.withoutBase(value, base);
    }

    /** How many playouts were made. */
    long playouts() {
        return playouts;
    }

    /** Whose plan grows in a playout where it says nothing. */
    enum Growing {
        NOBODY,
        OWN,
        REPLY
    }

    /**
     * What comes of an answer in a scenario, from 0 to 1; not a number when the answer cannot be given there.
     *
     * @param plan how the seat goes on; by chance where it says nothing
     * @param reply what others do; null where they do anything
     */
    double look(Candidate candidate, AnswerPlan plan, @Nullable AnswerPlan reply, int scenario, Growing growing) {
        playouts++;
        mine.begin(plan, growing == Growing.OWN ? growth : null);
        theirs.begin(reply == null ? NO_PLAN : reply, growing == Growing.REPLY ? growth : null);
        Position sample = sample(scenario);
        if (sample == null) {
            return Double.NaN;
        }
        long number = Randomness.derived(seed ^ 0x5DEECE66DL, scenario);
        dice.seed(number);
        chance.seed(Randomness.mixed(number));
        sandbox.goTo(sample);
        try {
            if (!candidate.waits() && !give(candidate)) {
                return Double.NaN;
            }
            double value = playOn(reply != null);
            mine.end(value);
            theirs.end(1 - value);
            return value;
        } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
            // Blanked secrets can lead where no real game goes.
            renew();
            return Double.NaN;
        }
    }

    /** What the seat, or the others, answered in the last playout. */
    AnswerPlan played(Growing whose) {
        return (whose == Growing.OWN ? mine : theirs).given();
    }

    /**
     * By how much the side's lead in each feature changes in a scenario, in the feature's own units; null when the answer cannot be given there.
     *
     * @param plan as in {@link #look}
     */
    double @Nullable [] changes(Candidate candidate, AnswerPlan plan, int scenario) {
        Position sample = sample(scenario);
        if (sample == null || Double.isNaN(look(candidate, plan, null, scenario, Growing.NOBODY))) {
            return null;
        }
        long[] now = sandbox.position().slots;
        List<Feature> features = evaluation.features();
        double[] changes = new double[features.size()];
        for (int i = 0; i < changes.length; i++) {
            Feature feature = features.get(i);
            double change = evaluation.lead(feature, now, side) - evaluation.lead(feature, sample.slots, side);
            changes[i] = change * feature.scale();
        }
        return changes;
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
            return candidate.waits() || give(candidate) ? judged() : Double.NaN;
        } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
            renew();
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
                mine.first(sandbox.address(i), candidate.item());
                answer(i, candidate.item());
                return true;
            }
        }
        return false;
    }

    private double playOn(boolean replied) {
        int own = 0;
        int others = 0;
        for (int i = 0; i < horizon.all() && !sandbox.over(); i++) {
            int question = next();
            if (question < 0) {
                break;
            }
            boolean isOwn = (sandbox.asked(question) & seen.parties()) != 0;
            boolean atOnce = !isOwn && (own == 0 || replied) && isAsked();
            if (isOwn && (own >= horizon.own() || others >= horizon.others())) {
                break;
            }
            if (!isOwn && others >= horizon.others() && own > 0) {
                break;
            }
            Menu menu = sandbox.menu(question);
            if (menu.size() == 0) {
                break;
            }
            if (hasOneAnswer(menu, sandbox.kind(question))) {
                answer(question, menu.item(0));
            } else if (isOwn) {
                answerBy(mine, question, menu, 1);
            } else if (replied && !atOnce && isEnemys(question)) {
                answerBy(theirs, question, menu, -1);
            } else {
                answer(question, Menus.any(menu, chance.part()));
            }
            own += isOwn ? 1 : 0;
            // Who decides at the same time may have done so already: whoever is asked second is to see as far as who is
            // asked first.
            others += isOwn || atOnce && own == 0 ? 0 : 1;
        }
        // Of two ways to the same, the shorter.
        return judged() - own * AN_ANSWER;
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

    /** Whether the seat itself has something to decide now, or has decided it under seal: then others do not know it. */
    private boolean isAsked() {
        int questions = sandbox.questions();
        for (int i = 0; i < questions; i++) {
            if ((sandbox.asked(i) & seen.parties()) != 0
                    && (sandbox.awaited(i) || sandbox.kind(i) == Question.Kind.READY)) {
                return true;
            }
        }
        return false;
    }

    /** Whether those who are asked are on another side; dice of the real table fall as they like, whoever rolls them. */
    private boolean isEnemys(int question) {
        Parties parties = seen.rulebook().outline().parties();
        for (long rest = sandbox.asked(question); rest != 0; rest &= rest - 1) {
            if (parties.sideOf(Long.numberOfTrailingZeros(rest)) == side) {
                return false;
            }
        }
        return sandbox.kind(question) != Question.Kind.DIE;
    }

    /** Whoever has decided under seal stays with it. */
    private static boolean hasOneAnswer(Menu menu, Question.Kind kind) {
        return menu.size() == 1 || kind == Question.Kind.READY;
    }

    /** @param sign whether whoever answers wants the seat to stand well, 1, or badly, -1 */
    private void answerBy(PlayoutPolicy whose, int question, Menu menu, int sign) {
        work += PlayoutPolicy.work(menu);
        answer(question, whose.next(sandbox.address(question), menu, chance, item -> sign * after(question, item)));
    }

    /** How the seat stands right after an answer, which is then taken back; not a number where play breaks off. */
    private double after(int question, long item) {
        Position here = sandbox.position();
        double value;
        try {
            sandbox.goTo(here);
            sandbox.questions();
            answer(question, item);
            value = judged();
        } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
            renew();
            value = Double.NaN;
        }
        sandbox.goTo(here);
        sandbox.questions();
        return value;
    }

    private void answer(int question, long item) {
        work += FOR_AN_ANSWER;
        sandbox.answer(question, item);
    }

    private double judged() {
        work += judging;
        return evaluation.of(sandbox.position(), side, base);
    }
}
