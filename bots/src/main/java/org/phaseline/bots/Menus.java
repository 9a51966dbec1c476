package org.phaseline.bots;

import org.phaseline.engine.machine.Menu;

/** How an answer is picked from a menu by chance. */
final class Menus {

    /** Whoever may decline does so this often, instead of as often as anything else on the menu. */
    static final double DECLINES = 0.3;

    private Menus() {}

    /** Which item declines, the first or the last; or -1. */
    static int declining(Menu menu) {
        int last = menu.size() - 1;
        return menu.item(last) == Menu.PASS ? last : menu.item(0) == Menu.PASS ? 0 : -1;
    }

    /** Which item a number from 0 to 1 stands for. */
    static long any(Menu menu, double part) {
        int size = menu.size();
        int declining = declining(menu);
        if (size == 1 || declining < 0) {
            return menu.item((int) (part * size));
        }
        if (part < DECLINES) {
            return menu.item(declining);
        }
        int other = (int) ((part - DECLINES) / (1 - DECLINES) * (size - 1));
        return menu.item(other < declining ? other : other + 1);
    }
}
