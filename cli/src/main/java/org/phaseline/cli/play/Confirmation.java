package org.phaseline.cli.play;

import java.util.Locale;

/** Whether somebody agrees; anything but a clear yes is a no. */
final class Confirmation {

    private Confirmation() {}

    static boolean isYes(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        return word.equals("y") || word.equals("yes");
    }
}
