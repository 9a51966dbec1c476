package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.report.Report;

/** Each of several parties rolls, those who tie for the highest roll again, and the one that is left is bound to a name. */
public record RollOff(
        String name, StepTitle title, int diceEach, int sides, Formula among, Slots.Slot contenders, Slots.Slot winner)
        implements Throw {

    @Override
    public int sides(Machine m) {
        return sides;
    }

    @Override
    public boolean isOff() {
        return true;
    }

    /** The name is of whoever wins; what is rolled for is the step. */
    @Override
    public String prompt(Machine m) {
        int count = count(m);
        String said = purpose(m);
        String step = said.isEmpty() && m.step() >= 0
                ? m.rulebook.outline().step(m.step()).title()
                : said;
        return (step.isEmpty() ? "Roll" : step + ": roll") + " a d" + sides
                + (count > 1 ? ", die " + (m.branch.tray.length + 1) + " of " + count : "");
    }

    private long rolling(Machine m) {
        long tied = contenders.of(m);
        return tied == 0 ? among.of(m) : tied;
    }

    @Override
    public int count(Machine m) {
        return Long.bitCount(rolling(m)) * diceEach;
    }

    @Override
    public long asked(Machine m) {
        long rest = rolling(m);
        for (int skip = m.branch.tray.length / diceEach; skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Long.lowestOneBit(rest);
    }

    @Override
    public int use(Machine m, int here, int[] faces, String number) {
        long best = Long.MIN_VALUE;
        long tied = 0;
        int at = 0;
        List<String> totals = new ArrayList<>();
        for (long rest = rolling(m); rest != 0; rest &= rest - 1) {
            int[] own = Arrays.copyOfRange(faces, at, at + diceEach);
            at += diceEach;
            long sum = Arrays.stream(own).sum();
            long bit = Long.lowestOneBit(rest);
            String roller = m.rulebook.outline().parties().names(bit);
            report(m, roller, own, number, List.of(), sum);
            totals.add(roller + " " + sum);
            tied = sum > best ? bit : sum == best ? tied | bit : tied;
            best = Math.max(sum, best);
        }
        tell(m, number, totals, tied);
        if (Long.bitCount(tied) > 1) {
            contenders.set(m, tied);
            // Again from here, not from within: dice may tie for as long as they like.
            return here;
        }
        contenders.set(m, 0);
        winner.set(m, tied == 0 ? -1 : Long.numberOfTrailingZeros(tied));
        return here + 1;
    }

    private void tell(Machine m, String number, List<String> totals, long highest) {
        if (m.isHeard() && !totals.isEmpty()) {
            String winner = Long.bitCount(highest) > 1
                    ? ""
                    : m.rulebook.outline().parties().names(highest);
            m.report(new Report.RolledOff(
                    m.step(), m.audience(), number, diceEach, sides, totals, winner, m.typedDice, purpose(m)));
        }
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
