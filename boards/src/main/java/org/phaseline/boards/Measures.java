package org.phaseline.boards;

/**
 * Points of the lattice written in units of measure, with no more decimals than tell one point from the next;
 * but a quarter is 0.25, although 0.3 would do.
 */
final class Measures {
    private static final int MOST_DECIMALS = 4;

    /** What can be written exactly with three decimals is. */
    private static final long EXACT_SCALE = 1000;

    private Measures() {}

    static String name(int value, int points) {
        boolean exact = value * EXACT_SCALE % points == 0;
        long scale = 1;
        for (int decimals = 0; ; decimals++, scale *= 10) {
            long rounded = (2 * value * scale + points) / (2L * points);
            boolean tells = exact ? value * scale % points == 0 : nearest(rounded, scale, points) == value;
            if (tells) {
                return written(rounded, scale, decimals);
            }
        }
    }

    private static String written(long rounded, long scale, int decimals) {
        String whole = Long.toString(rounded / scale);
        if (decimals == 0) {
            return whole;
        }
        String rest = Long.toString(rounded % scale);
        return whole + "." + "0".repeat(decimals - rest.length()) + rest;
    }

    /** The nearest point, or -1 if it is no number. */
    static int read(String text, int points) {
        int dot = text.indexOf('.');
        String whole = dot < 0 ? text : text.substring(0, dot);
        String decimals = dot < 0 ? "" : text.substring(dot + 1);
        boolean sound = isDigits(whole, 4) && (dot < 0 || isDigits(decimals, MOST_DECIMALS));
        if (!sound) {
            return Board.NOWHERE;
        }
        long scale = 1;
        for (int digit = 0; digit < decimals.length(); digit++) {
            scale *= 10;
        }
        return nearest(Long.parseLong(whole + decimals), scale, points);
    }

    private static int nearest(long value, long scale, int points) {
        return (int) ((2 * value * points + scale) / (2 * scale));
    }

    private static boolean isDigits(String text, int most) {
        return !text.isEmpty()
                && text.length() <= most
                && text.chars().allMatch(letter -> letter >= '0' && letter <= '9');
    }
}
