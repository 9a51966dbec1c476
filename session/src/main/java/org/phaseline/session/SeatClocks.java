package org.phaseline.session;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * The clocks of the seats. What they show is written down whenever one begins or stops to run, so that nothing but the time since then is to be
 * counted, and a table that is read again shows the same.
 *
 * <p>A clock runs while play waits for its seat as everybody may know, also for several at once. That it tells of nothing unseen, a time for each
 * answer begins anew only with an answer that everybody can see, and an increment is added only when play no longer waits for the seat.
 */
public final class SeatClocks {

    private static final String AT = "at";
    private static final String CLOCK = "clock";
    private static final String LEFT = "left";
    private static final String RUNNING = "running";

    /**
     * What the clocks show, for all to see.
     *
     * @param left for each seat how many milliseconds it had at the time {@code at}
     * @param running the seats whose clocks run since then, as a mask
     */
    public record Shown(ClockRules rules, long[] left, long at, long running, boolean paused) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Shown it
                    && rules.equals(it.rules)
                    && Arrays.equals(left, it.left)
                    && at == it.at
                    && running == it.running
                    && paused == it.paused;
        }

        @Override
        public int hashCode() {
            return Objects.hash(rules, Arrays.hashCode(left), at, running, paused);
        }

        @Override
        public String toString() {
            return "clocks at " + at;
        }
    }

    private ClockRules rules = ClockRules.NONE;
    private final long[] left;
    private long at;
    private String clock = "";
    private long running;
    private boolean paused;

    /** The seats that have had no time left, and are forgiven if they play again. */
    private long expired;

    /** The seats somebody has sat down at: nothing runs before all are there. */
    private long taken;

    /** The seats that have answered since, as everybody could see. */
    private long answered;

    SeatClocks(int seats) {
        this.left = new long[seats];
    }

    public ClockRules rules() {
        return rules;
    }

    public Shown shown() {
        return new Shown(rules, left.clone(), at, running, paused);
    }

    public boolean isPaused() {
        return paused;
    }

    // ---- what is read, or was just written

    void begin(ClockRules agreed) {
        rules = agreed;
        Arrays.fill(left, agreed.full());
    }

    void sat(int seat) {
        taken |= bit(seat);
    }

    void answered(int seat) {
        answered |= bit(seat);
    }

    void pause(boolean wanted) {
        paused = wanted;
    }

    void expired(int seat) {
        expired |= bit(seat);
    }

    /** The clocks as they were written down. */
    void set(TableMessage said) {
        at = Long.parseLong(said.more(AT));
        clock = said.more(CLOCK);
        running = Long.parseLong(said.more(RUNNING));
        String[] shown = said.more(LEFT).split(",");
        for (int seat = 0; seat < left.length && seat < shown.length; seat++) {
            left[seat] = Long.parseLong(shown[seat]);
        }
        answered = 0;
    }

    // ---- what comes of it

    /**
     * What is to be written down now, if a clock begins or stops to run.
     *
     * @param awaited whom play waits for, as everybody may know; nobody in a game that is over
     * @param bots the seats whose clocks never run
     */
    Optional<TableMessage> next(ClockTime time, long awaited, long bots, int lines) {
        if (!rules.ticks()) {
            return Optional.empty();
        }
        long everybody = (1L << left.length) - 1;
        boolean begun = ((taken | bots) & everybody) == everybody;
        long runs = paused || !begun ? 0 : awaited & ~bots & everybody;
        long anew = rules.each() > 0 ? runs & (answered | ~running) : 0;
        boolean foreign = running != 0 && !clock.equals(time.id());
        if (runs == running && anew == 0 && !foreign) {
            return Optional.empty();
        }
        long now = time.now();
        long[] then = new long[left.length];
        for (int seat = 0; seat < then.length; seat++) {
            then[seat] = left(seat, time);
            // Who has lost the game has handed nothing over.
            if (awaited != 0 && has(running & ~awaited, seat) && then[seat] > 0) {
                then[seat] += rules.increment();
            }
            if (has(anew, seat)) {
                then[seat] = rules.each();
            }
        }
        Map<String, String> more = new HashMap<>();
        more.put(AT, String.valueOf(now));
        more.put(CLOCK, time.id());
        more.put(LEFT, LongStream.of(then).mapToObj(String::valueOf).collect(Collectors.joining(",")));
        more.put(RUNNING, String.valueOf(runs));
        return Optional.of(new TableMessage(lines, TableMessage.WATCHING, TableMessage.Kind.TIME, "", "", more));
    }

    /** What a seat has left now. Of what was read off another server's time nothing is counted. */
    public long left(int seat, ClockTime time) {
        boolean runs = has(running, seat) && clock.equals(time.id());
        return runs ? left[seat] - Math.max(0, time.now() - at) : left[seat];
    }

    /** The seats that have no time left, where something comes of that. */
    long due(ClockTime time) {
        long due = 0;
        for (int seat = 0; seat < left.length; seat++) {
            if (has(enforced(), seat) && left(seat, time) <= 0) {
                due |= bit(seat);
            }
        }
        return due;
    }

    private long enforced() {
        return rules.atZero() == ClockRules.AtZero.NOTHING ? 0 : running & ~expired;
    }

    /** When the first of them will have none, if all goes on like this; 0 for never. */
    public long deadline() {
        long first = Long.MAX_VALUE;
        for (int seat = 0; seat < left.length; seat++) {
            if (has(enforced(), seat)) {
                first = Math.min(first, at + left[seat]);
            }
        }
        return first == Long.MAX_VALUE ? 0 : Math.max(1, first);
    }

    private static long bit(int seat) {
        return seat < 0 ? 0 : 1L << seat;
    }

    private static boolean has(long mask, int seat) {
        return (mask >>> seat & 1) != 0;
    }
}
