package org.phaseline.engine.code;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.report.NameWords;

/** Rolls some dice of a pool again: all that meet a condition, or those the actor picks one by one up to a limit. */
public record Reroll(
        String name,
        StepTitle title,
        Pools pool,
        Formula actor,
        @Nullable Formula condition,
        Formula limit) implements Throw {

    /** On the tray a picked die stands as its face plus this, more than any die has sides; {@link #CLOSED} ends the picking. */
    private static final long PICKED = 1_000_000;

    private static final long CLOSED = -1;

    @Override
    public int sides(Machine m) {
        return pool.sides();
    }

    @Override
    public int run(Machine m, int here) {
        if (condition != null) {
            return Throw.super.run(m, here);
        }
        return limit.of(m) > 0 && dice(m) > 0 && actor.of(m) != 0 ? m.ask() : here + 1;
    }

    private long dice(Machine m) {
        long dice = 0;
        for (int face = 1; face <= pool.sides(); face++) {
            dice += pool.showing(m, face);
        }
        return dice;
    }

    private boolean picking(Machine m) {
        return condition == null && Arrays.stream(m.branch.tray).noneMatch(entry -> entry == CLOSED);
    }

    private long picked(Machine m, long face) {
        return Arrays.stream(m.branch.tray)
                .filter(entry -> entry == PICKED + face)
                .count();
    }

    @Override
    public int count(Machine m) {
        if (condition != null) {
            return (int) new Pools.Counting(pool, condition).of(m);
        }
        // Picks and their end stay on the tray in front of the dice typed in for them.
        int picks = (int)
                Arrays.stream(m.branch.tray).filter(entry -> entry >= PICKED).count();
        return m.typedDice ? 2 * picks + 1 : picks;
    }

    @Override
    public long asked(Machine m) {
        return actor.of(m);
    }

    @Override
    public void offer(Machine m, Menu menu) {
        if (!picking(m)) {
            Throw.super.offer(m, menu);
            return;
        }
        for (int face = 1; face <= pool.sides(); face++) {
            if (pool.showing(m, face) > picked(m, face)) {
                menu.add(face);
            }
        }
        menu.add(Menu.PASS);
    }

    @Override
    public int answer(Machine m, int here, long item) {
        if (!picking(m)) {
            return Throw.super.answer(m, here, item);
        }
        boolean stop = item == Menu.PASS;
        long[] tray = Arrays.copyOf(m.branch.tray, m.branch.tray.length + 1);
        tray[tray.length - 1] = stop ? CLOSED : PICKED + item;
        m.branch.tray = tray;
        if (!stop && tray.length < Math.min(limit.of(m), dice(m))) {
            return m.ask();
        }
        if (!stop) {
            m.branch.tray = Arrays.copyOf(tray, tray.length + 1);
            m.branch.tray[tray.length] = CLOSED;
        }
        if (m.branch.tray[0] == CLOSED) {
            m.branch.tray = Branch.EMPTY;
            return here + 1;
        }
        return Throw.super.run(m, here);
    }

    @Override
    public int use(Machine m, int here, int[] faces, String number) {
        int[] fresh = faces;
        if (condition != null) {
            removeMatching(m, condition);
        } else {
            long[] tray = m.branch.tray.length == 0 ? longs(faces) : m.branch.tray;
            int picks =
                    (int) Arrays.stream(tray).filter(entry -> entry >= PICKED).count();
            for (int i = 0; i < picks; i++) {
                pool.put(m, (int) (tray[i] - PICKED), -1);
            }
            fresh = m.typedDice ? Arrays.copyOfRange(faces, picks + 1, faces.length) : faces;
            m.branch.tray = Branch.EMPTY;
        }
        for (int face : fresh) {
            pool.put(m, face, 1);
        }
        report(m, Throw.names(m, actor), fresh, number, List.of(), new Pools.Total(pool).of(m), "", true);
        return here + 1;
    }

    private static long[] longs(int[] values) {
        return Arrays.stream(values).asLongStream().toArray();
    }

    private void removeMatching(Machine m, Formula matching) {
        long saved = m.it;
        for (int face = 1; face <= pool.sides(); face++) {
            m.it = face;
            if (matching.of(m) != 0) {
                pool.put(m, face, -pool.showing(m, face));
            }
        }
        m.it = saved;
    }

    @Override
    public String prompt(Machine m) {
        return picking(m)
                ? "Which die of " + NameWords.of(name()) + " is rolled again?"
                : "Roll a d" + pool.sides() + " again for " + NameWords.of(name());
    }

    @Override
    public String word(Machine m, long item) {
        return item == Menu.PASS ? "no more" : Long.toString(item);
    }

    /** A bare figure reads like the number of a choice; what a die is thrown again for is a figure. */
    @Override
    public String title(Machine m, long item) {
        return picking(m) && item != Menu.PASS ? "a die that shows " + item : word(m, item);
    }

    @Override
    public Kind kind() {
        return condition == null ? Kind.CHOICE : Kind.DIE;
    }

    @Override
    public int[] next(int here) {
        return new int[] {here + 1};
    }

    @Override
    public int[] answers(int here) {
        return new int[] {here + 1};
    }
}
