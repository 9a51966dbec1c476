package org.phaseline.bots;

import java.util.function.LongToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Menu;

/** How somebody answers in a playout: as a plan says, and where it says nothing, by chance. A plan that grows has such answers added to it. */
final class PlayoutPolicy {

    /** From a menu of so many, every other answer is the best at once of a few. */
    private static final int GLANCED_FROM = 6;

    private static final int GLANCES = 6;

    /** To weigh the items of a menu takes a part of the work that it takes to make them. */
    private static final int ITEMS_A_UNIT = 4;

    private final AnswerStatistics statistics;
    private final boolean usual;
    private final AnswerPlan given;
    private final long[] some = new long[GLANCES];
    private AnswerPlan plan;
    private int at;
    private @Nullable Randomness growth;

    /**
     * @param most so many answers of a plan are kept
     * @param usual whether what did well before is more likely also where a plan does not grow
     */
    PlayoutPolicy(AnswerStatistics statistics, int most, boolean usual) {
        this.statistics = statistics;
        this.usual = usual;
        this.given = new AnswerPlan(most);
        this.plan = given;
    }

    /**
     * A playout begins.
     *
     * @param growth by which chance the plan grows where it says nothing; null for one that does not
     */
    void begin(AnswerPlan followed, @Nullable Randomness growth) {
        this.plan = followed;
        this.growth = growth;
        at = 0;
        given.clear();
        statistics.begin();
    }

    /** How well the playout went, for whoever gives these answers. */
    void end(double value) {
        statistics.end(value);
    }

    /** What was answered in the playout, as a plan. */
    AnswerPlan given() {
        return given.copy();
    }

    /**
     * The next answer.
     *
     * @param chance what decides where neither the plan nor its growth does
     * @param glance how well whoever gives these answers stands right after an item
     */
    long next(int address, Menu menu, Randomness chance, LongToDoubleFunction glance) {
        long item = chosen(address, menu, chance, glance);
        statistics.use(address, item);
        given.add(address, item);
        return item;
    }

    /** The first answer of all, which no plan has. */
    void first(int address, long item) {
        statistics.use(address, item);
    }

    private long chosen(int address, Menu menu, Randomness chance, LongToDoubleFunction glance) {
        int found = plan.isOpen(at) ? -1 : plan.find(at, address, menu);
        if (found >= 0) {
            at = found + 1;
            return plan.item(found);
        }
        at += plan.isOpen(at) ? 1 : 0;
        if (growth == null) {
            return usual ? statistics.pick(address, menu, chance) : Menus.any(menu, chance.part());
        }
        return menu.size() >= GLANCED_FROM && growth.below(2) == 0
                ? bestAtOnce(address, menu, growth, glance)
                : statistics.pick(address, menu, growth);
    }

    private long bestAtOnce(int address, Menu menu, Randomness by, LongToDoubleFunction glance) {
        for (int i = 0; i < GLANCES; i++) {
            some[i] = statistics.pick(address, menu, by);
        }
        long item = some[0];
        double best = Double.NEGATIVE_INFINITY;
        for (long each : some) {
            double value = glance.applyAsDouble(each);
            if (value > best) {
                best = value;
                item = each;
            }
        }
        return item;
    }

    /** What it takes to choose from a menu, in units of work. */
    static long work(Menu menu) {
        return menu.size() / ITEMS_A_UNIT;
    }
}
