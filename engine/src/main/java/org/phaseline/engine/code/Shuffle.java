package org.phaseline.engine.code;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.machine.ChanceInstruction;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.report.Report;

/**
 * Gives the pieces of a set an order of draw: each gets a lot, a die of a thousand million sides, and the lowest lot is drawn first. On
 * the real table people shuffle, and nobody knows the order: there, the lots are only forgotten.
 *
 * @param what what players call the pieces where they have no text that everybody may read
 * @param lots where the state keeps the lot of each piece of the kind; 0 for none
 */
public record Shuffle(String what, @Nullable Wording text, Formula set, int words, int lots, Formula who)
        implements ChanceInstruction {

    /** So many sides that two lots are hardly ever equal. */
    static final int LOT = 1_000_000_000;

    /** Equal lots are drawn again; dice that are always equal, as in a damaged journal, must not keep anybody waiting. */
    private static final int TRIES = 3;

    @Override
    public int run(Machine m, int here) {
        int mark = m.scratch.top;
        int all = (int) set.of(m);
        int size = m.scratch.size(all, words);
        int[] members = new int[size];
        m.looksAt(size);
        int at = -1;
        for (int i = 0; i < size; i++) {
            at = m.scratch.next(all, words, at + 1);
            members[i] = at;
        }
        m.scratch.top = mark;
        String number = m.typedDice ? forget(m, members) : drawLots(m, members);
        if (m.isHeard()) {
            m.report(new Report.Shuffled(
                    m.step(), m.audience(), number, Throw.names(m, who), called(m), size, m.typedDice));
        }
        return here + 1;
    }

    private String called(Machine m) {
        String[] said = {what};
        m.telling(() -> {
            if (text != null && text.audience(m) == Report.EVERYONE) {
                said[0] = text.say(m);
            }
        });
        return said[0];
    }

    private String forget(Machine m, int[] members) {
        m.exposed = true;
        for (int member : members) {
            m.write(lots + member, 0);
        }
        return "";
    }

    private String drawLots(Machine m, int[] members) {
        if (members.length == 0) {
            return "";
        }
        String number = "";
        boolean equal = true;
        for (int tries = 0; equal && tries < TRIES; tries++) {
            RollNumber roll = m.roller.next(members.length);
            number = m.isHeard() ? m.dice.numbering().text(roll) : "";
            long[] drawn = new long[members.length];
            for (int i = 0; i < members.length; i++) {
                drawn[i] = m.roller.face(roll, i, LOT);
                m.write(lots + members[i], drawn[i]);
            }
            Arrays.sort(drawn);
            equal = false;
            for (int i = 1; i < drawn.length; i++) {
                equal |= drawn[i] == drawn[i - 1];
            }
        }
        return number;
    }

    @Override
    public int[] next(int here) {
        return new int[] {here + 1};
    }
}
