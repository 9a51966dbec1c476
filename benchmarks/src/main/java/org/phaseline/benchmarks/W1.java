package org.phaseline.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongUnaryOperator;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.position.Position;

/**
 * The workload W1, from its rulebook and by hand, in turn in the same run, so that whatever else the machine does meets both.
 * What counts is the time the thread had a core, and the median of the rounds.
 */
final class W1 {

    private static final int WARM_UP = 20;
    private static final int ROUNDS = 25;
    private static final int GAMES = 1000;
    private static final double TARGET_RATIO = 2.5;
    private static final long TARGET = 4_000_000;
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** One way to do something many times: what it took each time, a round each. */
    private static final class Way {
        private final String name;
        private final LongUnaryOperator round;
        private final double[] nanos = new double[ROUNDS];
        private double bytes;

        /** The round is given a seed and returns how often it did it. */
        Way(String name, LongUnaryOperator round) {
            this.name = name;
            this.round = round;
        }

        void play(int number) {
            long allocated = THREAD.getCurrentThreadAllocatedBytes();
            long begun = THREAD.getCurrentThreadCpuTime();
            long times = round.applyAsLong(number);
            long took = THREAD.getCurrentThreadCpuTime() - begun;
            bytes = (double) (THREAD.getCurrentThreadAllocatedBytes() - allocated) / times;
            if (number >= 0) {
                nanos[number] = (double) took / times;
            }
        }

        double median() {
            double[] sorted = nanos.clone();
            Arrays.sort(sorted);
            return sorted[ROUNDS / 2];
        }

        double best() {
            return Arrays.stream(nanos).min().orElseThrow();
        }

        String perSecond(String target) {
            return String.format(
                    Locale.ROOT,
                    "| %s | %s | %,.0f | %,.0f | %.0f B |",
                    name,
                    target,
                    1e9 / median(),
                    1e9 / best(),
                    bytes);
        }

        String lasting() {
            return String.format(Locale.ROOT, "| %s | | %.0f ns | %.0f ns | %.0f B |", name, median(), best(), bytes);
        }
    }

    private final Skirmish skirmish = new Skirmish();
    private final Position midGame = skirmish.midGame();
    private final Way compiled = new Way("from its rulebook, decisions a second", this::compiled);
    private final Way plain = new Way("from its rulebook, not made into classes", this::plain);
    private final Way byHand = new Way("by hand, a plain switch", W1::byHand);
    private final Way copies = new Way("copying the position", this::copies);

    private long compiled(long round) {
        long decisions = 0;
        for (long i = 0; i < GAMES; i++) {
            decisions += skirmish.play(skirmish.begin(i));
        }
        return decisions;
    }

    private long plain(long round) {
        long decisions = 0;
        for (long i = 0; i < GAMES / 4; i++) {
            decisions += skirmish.play(skirmish.beginPlain(i));
        }
        return decisions;
    }

    private static long byHand(long round) {
        long decisions = 0;
        for (long i = 0; i < 2 * GAMES; i++) {
            decisions += new SkirmishByHand(new QuickDice(i)).play();
        }
        return decisions;
    }

    private long copies(long round) {
        long kept = 0;
        for (int i = 0; i < 100 * GAMES; i++) {
            kept += midGame.copy().slots.length;
        }
        return kept / midGame.slots.length;
    }

    /** Both ways must lead to the same end, whatever the dice. */
    void mustAgree() {
        for (long seed = 0; seed < 200; seed++) {
            SkirmishByHand hand = new SkirmishByHand(new QuickDice(seed));
            int decisions = hand.play();
            for (boolean asItStands : new boolean[] {true, false}) {
                var game = asItStands ? skirmish.beginPlain(seed) : skirmish.begin(seed);
                if (skirmish.play(game) != decisions) {
                    throw new IllegalStateException("one way asks more often than the other");
                }
                skirmish.standing(game).mustBe(hand.standing());
            }
        }
    }

    List<String> measure() {
        mustAgree();
        List<Way> ways = List.of(compiled, byHand, plain, copies);
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            for (Way way : ways) {
                way.play(round);
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add("W1: 100 player turns of orders and close combats; " + ROUNDS
                + " rounds each way in turn, time on the core; same dice, same end");
        lines.add("");
        lines.add("| W1 | target | median | best | allocated |");
        lines.add("|---|---|---|---|---|");
        lines.add(compiled.perSecond(String.format(Locale.ROOT, "at least %,d", TARGET)));
        lines.add(byHand.perSecond(""));
        lines.add(String.format(
                Locale.ROOT,
                "| rulebook to plain Java | 1 : %.1f or better | 1 : %.2f | 1 : %.2f | |",
                TARGET_RATIO,
                median(ratios()),
                ratios()[0]));
        lines.add(plain.perSecond(""));
        lines.add(copies.lasting());
        return lines;
    }

    private double[] ratios() {
        double[] ratios = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            ratios[i] = compiled.nanos[i] / byHand.nanos[i];
        }
        Arrays.sort(ratios);
        return ratios;
    }

    private static double median(double[] sorted) {
        return sorted[sorted.length / 2];
    }
}
