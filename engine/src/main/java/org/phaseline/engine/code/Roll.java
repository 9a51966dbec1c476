package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.report.Report;

/**
 * Rolls a pool of dice into a name: the dice themselves, their total with modifiers, or how many of them qualify.
 *
 * @param title what it is rolled for
 * @param text what players call it in place of its name and of what it is rolled for; null where there is none
 * @param behalf for whom it is rolled where anybody may roll, as a mask; 0 for nobody in particular
 * @param explanations what is told of the numbers it is rolled with
 * @param seers who alone sees how the dice fall, as a mask; null when everybody does
 * @param none where it goes on when the size of the die is worked out and there is no such die; -1 for dice of a fixed size
 */
public record Roll(
        String name,
        StepTitle title,
        @Nullable Wording text,
        Formula sides,
        Formula count,
        Formula roller,
        @Nullable Pools pool,
        Slots.@Nullable Slot total,
        @Nullable Formula counting,
        Modifier[] modifiers,
        Formula behalf,
        Explanation[] explanations,
        @Nullable Formula seers,
        int none)
        implements Throw {

    public Roll(
            String name,
            int sides,
            Formula count,
            Formula roller,
            @Nullable Pools pool,
            Slots.@Nullable Slot total,
            @Nullable Formula counting,
            Modifier[] modifiers) {
        this(
                name,
                StepTitle.PRINTED,
                null,
                new Arithmetic.Constant(sides),
                count,
                roller,
                pool,
                total,
                counting,
                modifiers,
                new Arithmetic.Constant(0),
                new Explanation[0],
                null,
                -1);
    }

    /** More dice than this are not rolled at once. */
    private static final int MOST = 1000;

    /** Nobody reads which faces of larger dice count. */
    private static final int MOST_FACES_TOLD = 20;

    /** The largest die there is. */
    private static final int MOST_SIDES = 1000;

    /**
     * A line under a roll; it counts when its condition holds.
     *
     * @param text says what it is for, where the amount is 1 or -1; empty for nothing
     * @param many the same of any other amount
     * @param filled the text, if it speaks of values; else null
     */
    public record Modifier(
            Formula amount,
            Formula condition,
            String text,
            String many,
            @Nullable Wording filled) {

        public Modifier(Formula amount, Formula condition, String text) {
            this(amount, condition, text, text, null);
        }

        public Modifier told(String one, String several) {
            return new Modifier(amount, condition, one, several, null);
        }

        public Modifier told(Wording wording) {
            return new Modifier(amount, condition, "", "", wording);
        }

        /** Who may read what it is for. */
        long readers(Machine m) {
            return filled == null ? Report.EVERYONE : filled.audience(m);
        }

        /** What it is for, behind a number that is counted in such a unit; empty for nothing. */
        String textFor(Machine m, long counted, int unit) {
            return filled != null ? filled.say(m) : Math.abs(counted) == unit ? text : many;
        }

        /** What it is for, if everybody may read that; else nothing. */
        private String openText(Machine m, long counted) {
            String[] said = {""};
            m.telling(() -> said[0] = readers(m) == Report.EVERYONE ? textFor(m, counted, 1) : "");
            return said[0];
        }
    }

    @Override
    public int run(Machine m, int here) {
        if (none >= 0) {
            long size = sides.of(m);
            if (size < 1 || size > MOST_SIDES) {
                noSuchDie(m, size);
                return none;
            }
        }
        return Throw.super.run(m, here);
    }

    private void noSuchDie(Machine m, long size) {
        if (m.reporting()) {
            m.telling(() -> m.report(new Report.Explained(
                    m.step(),
                    m.audience() & seen(m),
                    "'" + spoken(m) + "' is not rolled: there is no die with " + size + " sides")));
        }
    }

    /** A text that not everybody may read is told to nobody: the name tells nothing. */
    @Override
    public String called(Machine m) {
        return text == null || text.audience(m) != Report.EVERYONE ? "" : text.say(m);
    }

    @Override
    public int sides(Machine m) {
        return (int) sides.of(m);
    }

    @Override
    public long seen(Machine m) {
        return seers == null ? Report.EVERYONE : seers.of(m);
    }

    @Override
    public int count(Machine m) {
        return (int) Math.max(0, Math.min(MOST, count.of(m)));
    }

    @Override
    public long asked(Machine m) {
        return ChanceVisibility.asked(roller.of(m), seen(m));
    }

    @Override
    public int use(Machine m, int here, int[] faces, String number) {
        long result = counting == null ? sum(faces) : qualifying(m, faces, counting);
        if (pool != null) {
            pool.clear(m);
            for (int face : faces) {
                pool.put(m, face, 1);
            }
        }
        m.looksAt(modifiers.length);
        List<String> shown = m.isHeard() ? new ArrayList<>() : List.of();
        for (Modifier modifier : modifiers) {
            if (modifier.condition.of(m) != 0) {
                long amount = modifier.amount.of(m);
                result += amount;
                if (m.isHeard()) {
                    String text = modifier.openText(m, amount);
                    shown.add((amount < 0 ? "" : "+") + amount + (text.isEmpty() ? "" : " " + text));
                }
            }
        }
        if (total != null) {
            total.set(m, result);
        }
        if (seers == null) {
            Explanation.tell(m, explanations);
        }
        if (m.isHeard()) {
            report(m, Throw.names(m, roller), faces, number, shown, result, counted(m), false);
        }
        return here + 1;
    }

    /** A plain pool that nobody is told about goes straight into the frame: it is what is thrown most, and by far. */
    @Override
    public int thrown(Machine m, int here, int count) {
        if (pool == null || total != null || modifiers.length > 0 || m.isHeard()) {
            return Throw.super.thrown(m, here, count);
        }
        RollNumber roll = m.roller.next(count);
        pool.clear(m);
        pool.tally(m, roll, count);
        return here + 1;
    }

    private static long sum(int[] faces) {
        long sum = 0;
        for (int face : faces) {
            sum += face;
        }
        return sum;
    }

    private static long qualifying(Machine m, int[] faces, Formula condition) {
        m.looksAt(faces.length);
        long saved = m.it;
        long count = 0;
        for (int face : faces) {
            m.it = face;
            count += condition.of(m) != 0 ? 1 : 0;
        }
        m.it = saved;
        return count;
    }

    /** Which faces count now: "5 or more", "2 or less", "1, 3, 5"; empty where all do, or where it takes too long to say. */
    private String counted(Machine m) {
        String[] said = {""};
        int faces = sides(m);
        if (counting != null && faces <= MOST_FACES_TOLD) {
            m.telling(() -> said[0] = counted(m, counting, faces));
        }
        return said[0];
    }

    private static String counted(Machine m, Formula condition, int sides) {
        m.looksAt(sides);
        long saved = m.it;
        List<Integer> faces = new ArrayList<>();
        for (int face = 1; face <= sides; face++) {
            m.it = face;
            if (condition.of(m) != 0) {
                faces.add(face);
            }
        }
        m.it = saved;
        return CountedFaces.say(faces, sides);
    }

    @Override
    public int[] next(int here) {
        return none < 0 ? new int[] {here + 1} : new int[] {here + 1, none};
    }

    @Override
    public int[] answers(int here) {
        return new int[] {here + 1};
    }
}
