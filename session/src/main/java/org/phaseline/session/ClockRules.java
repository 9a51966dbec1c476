package org.phaseline.session;

import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How fast a table plays, as it was agreed when it was made. Times are in milliseconds.
 *
 * @param total what each seat has for the whole game; 0 for no such limit
 * @param increment what is added to that whenever play stops waiting for the seat
 * @param each what a seat has for one answer; 0 for no such limit
 */
public record ClockRules(Pace pace, long total, long increment, long each, AtZero atZero) {

    /** What players expect of each other. */
    public enum Pace {
        NONE,
        LIVE,
        DAILY;

        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        public static Optional<Pace> of(String word) {
            return Arrays.stream(values())
                    .filter(each -> each.word().equals(word))
                    .findFirst();
        }
    }

    /** What happens to a seat that has no time left. */
    public enum AtZero {
        /** Its clock is red. */
        NOTHING,
        /** A bot plays on; the player can have the seat again when the others agree. */
        BOT,
        /** It has lost, as if it had resigned. */
        LOST;

        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        public static Optional<AtZero> of(String word) {
            return Arrays.stream(values())
                    .filter(each -> each.word().equals(word))
                    .findFirst();
        }
    }

    public static final ClockRules NONE = new ClockRules(Pace.NONE, 0, 0, 0, AtZero.NOTHING);

    /** Longer than any game somebody waits for, and far from where sums overflow. */
    private static final Duration LONGEST = Duration.ofDays(400);

    private static final String PACE = "pace";
    private static final String TOTAL = "total";
    private static final String INCREMENT = "increment";
    private static final String EACH = "each";
    private static final String AT_ZERO = "zero";

    /** Why no table can have such clocks. */
    public Optional<String> problem() {
        long most = LONGEST.toMillis();
        if (total < 0 || increment < 0 || each < 0 || total > most || increment > most || each > most) {
            return Optional.of("A clock can have at most " + LONGEST.toDays() + " days.");
        }
        if (total > 0 && each > 0) {
            return Optional.of("A clock has a time for the whole game or one for each answer, not both.");
        }
        if (increment > 0 && total == 0) {
            return Optional.of("Only a time for the whole game can have an increment.");
        }
        return Optional.empty();
    }

    /** Whether there are clocks at all. */
    public boolean ticks() {
        return total > 0 || each > 0;
    }

    /** What a clock shows at first. */
    long full() {
        return total > 0 ? total : each;
    }

    Map<String, String> kept() {
        Map<String, String> kept = new TreeMap<>();
        kept.put(PACE, pace.word());
        kept.put(TOTAL, String.valueOf(total));
        kept.put(INCREMENT, String.valueOf(increment));
        kept.put(EACH, String.valueOf(each));
        kept.put(AT_ZERO, atZero.word());
        return kept;
    }

    static ClockRules read(TableMessage said) {
        return new ClockRules(
                Pace.of(said.more(PACE)).orElse(Pace.NONE),
                number(said.more(TOTAL)),
                number(said.more(INCREMENT)),
                number(said.more(EACH)),
                AtZero.of(said.more(AT_ZERO)).orElse(AtZero.NOTHING));
    }

    private static long number(String text) {
        return text.isEmpty() ? 0 : Long.parseLong(text);
    }

    /** In words, for a list of tables. */
    public String sentence() {
        String pace = switch (this.pace) {
            case NONE -> "";
            case LIVE -> "live";
            case DAILY -> "a few moves a day";
        };
        if (!ticks()) {
            return pace;
        }
        String clock = total > 0
                ? words(total) + " each" + (increment > 0 ? " and " + words(increment) + " a turn" : "")
                : words(each) + " an answer";
        String zero = switch (atZero) {
            case NOTHING -> "";
            case BOT -> "; then a bot plays";
            case LOST -> "; then the game is lost";
        };
        return (pace.isEmpty() ? "" : pace + ", ") + clock + zero;
    }

    private static String words(long millis) {
        Duration time = Duration.ofMillis(millis);
        if (time.toHours() >= 48 || time.toHours() == 24) {
            return count(time.toDays(), "day");
        }
        if (time.toMinutes() >= 120 || time.toMinutes() == 60) {
            return count(time.toHours(), "hour");
        }
        return time.toSeconds() >= 120 || time.toSeconds() == 60
                ? count(time.toMinutes(), "minute")
                : count(time.toSeconds(), "second");
    }

    private static String count(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
