package org.phaseline.language.resolve;

import org.phaseline.language.checked.Calendar;

/** Finds a date in a calendar. */
final class Calendars {

    private Calendars() {}

    /** The place of a date, counted from 0, or -1 when the calendar has no such date. */
    static long index(Calendar calendar, String date) {
        for (int i = 0; i < calendar.names().size(); i++) {
            String pattern = calendar.names().get(i);
            int open = pattern.indexOf('{');
            if (open < 0) {
                if (pattern.equals(date)) {
                    return i;
                }
                continue;
            }
            String before = pattern.substring(0, open);
            String after = pattern.substring(pattern.indexOf('}') + 1);
            if (date.length() > before.length() + after.length() && date.startsWith(before) && date.endsWith(after)) {
                String number = date.substring(before.length(), date.length() - after.length());
                long first = Long.parseLong(pattern.substring(open + 1, pattern.indexOf('}')));
                if (number.matches("\\d{1,9}") && Long.parseLong(number) >= first) {
                    return (Long.parseLong(number) - first) * calendar.names().size() + i;
                }
            }
        }
        return -1;
    }
}
