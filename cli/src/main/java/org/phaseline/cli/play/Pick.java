package org.phaseline.cli.play;

import java.util.List;
import java.util.Locale;

/** Finds one of several names by its number, the name, or a beginning that no other has. */
final class Pick {

    private Pick() {}

    /** Counted from 0, or -1. */
    static int of(String text, List<String> names) {
        if (text.matches("\\d{1,3}")) {
            int number = Integer.parseInt(text);
            return number >= 1 && number <= names.size() ? number - 1 : -1;
        }
        String wanted = text.toLowerCase(Locale.ROOT);
        int found = -1;
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i).toLowerCase(Locale.ROOT);
            if (name.equals(wanted)) {
                return i;
            }
            if (name.startsWith(wanted)) {
                if (found >= 0) {
                    return -1;
                }
                found = i;
            }
        }
        return found;
    }
}
