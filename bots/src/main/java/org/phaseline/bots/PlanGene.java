package org.phaseline.bots;

import java.util.List;
import org.phaseline.engine.machine.Menu;

/** A number from 0 to 1 that stands for an answer, whatever the menu is: so a plan still says something when play takes another course. */
final class PlanGene {

    /** Whoever may decline does so this often, instead of as often as anything else on the menu. */
    private static final double DECLINES = 0.3;

    private PlanGene() {}

    /** @param declining which item of the menu declines, or -1 */
    static int index(double gene, int size, int declining) {
        if (size == 1 || declining < 0) {
            return (int) (gene * size);
        }
        if (gene < DECLINES) {
            return declining;
        }
        int other = (int) ((gene - DECLINES) / (1 - DECLINES) * (size - 1));
        return other < declining ? other : other + 1;
    }

    static long of(double gene, List<Long> items) {
        return items.get(index(gene, items.size(), items.indexOf(Menu.PASS)));
    }
}
