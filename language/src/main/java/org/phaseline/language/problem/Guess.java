package org.phaseline.language.problem;

import java.util.Locale;
import java.util.Optional;

/** Finds the name somebody probably meant, for "did you mean". */
public final class Guess {

    private static final int LONGEST = 60;

    private Guess() {}

    /** The nearest candidate, if it is near enough to be a slip of the fingers; of equally near ones the first that begins alike. */
    public static Optional<String> nearest(String word, Iterable<String> candidates) {
        return nearest(word, candidates, word.length() < 5 ? 1 : word.length() < 9 ? 2 : 3);
    }

    /** About how much work it is to look among so many: most of them are ruled out by their length. */
    static long cost(String word, int candidates) {
        return (long) candidates * Math.min(word.length() + 4, LONGEST);
    }

    /** The nearest candidate that is at most so many letters away. */
    public static Optional<String> nearest(String word, Iterable<String> candidates, int most) {
        String best = null;
        int bestDistance = most + 1;
        for (String candidate : candidates) {
            if (Math.abs(word.length() - candidate.length()) > most) {
                continue;
            }
            int distance = distance(word, candidate);
            boolean nearer = distance < bestDistance
                    || distance == bestDistance && best != null && begins(word, candidate) && !begins(word, best);
            if (distance > 0 && nearer) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Capitals tell kinds of things apart, so of equally near ones the one that begins alike is meant. */
    private static boolean begins(String word, String candidate) {
        return !word.isEmpty() && !candidate.isEmpty() && word.charAt(0) == candidate.charAt(0);
    }

    /** "; did you mean 'x'?", or nothing. */
    public static String didYouMean(String word, Iterable<String> candidates) {
        return nearest(word, candidates)
                .map(name -> "; did you mean '" + name + "'?")
                .orElse("");
    }

    /** Letters to change, add, leave out or swap with their neighbour; a wrong capital alone counts one. */
    static int distance(String one, String other) {
        if (one.equals(other)) {
            return 0;
        }
        if (one.length() > LONGEST || other.length() > LONGEST) {
            return Integer.MAX_VALUE;
        }
        String a = one.toLowerCase(Locale.ROOT);
        String b = other.toLowerCase(Locale.ROOT);
        if (a.equals(b)) {
            return 1;
        }
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] now = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            now[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                now[j] = Math.min(Math.min(now[j - 1], last[j]) + 1, last[j - 1] + change);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) {
                    now[j] = Math.min(now[j], beforeLast[j - 2] + 1);
                }
            }
            int[] spare = beforeLast;
            beforeLast = last;
            last = now;
            now = spare;
        }
        return last[b.length()];
    }
}
