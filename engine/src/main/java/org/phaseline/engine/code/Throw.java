package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.machine.ChanceInstruction;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.report.NameWords;
import org.phaseline.engine.report.Report;

/**
 * Whatever rolls dice: the umpire rolls them, or each is typed in from the real table, one answer a die. What was typed
 * in waits on the branch's tray until all dice are there.
 */
public interface Throw extends Question, ChanceInstruction {

    String name();

    /** What it is thrown for: the step it belongs to. */
    StepTitle title();

    /** What players call it, where the rulebook gives it a text; else empty. */
    default String called(Machine m) {
        return "";
    }

    /** What people read in place of its name. */
    default String spoken(Machine m) {
        String text = called(m);
        return text.isEmpty() ? NameWords.of(name()) : text;
    }

    int sides(Machine m);

    /** Whether parties throw to find out which of them throws highest. */
    default boolean isOff() {
        return false;
    }

    /** How many dice are to be thrown now. */
    int count(Machine m);

    /** The parties that see how they fall, as a mask. */
    default long seen(Machine m) {
        return Report.EVERYONE;
    }

    @Override
    default long readers(Machine m) {
        return seen(m);
    }

    /** Uses the dice; returns the address to go on at, or WAIT after asking again. */
    int use(Machine m, int here, int[] faces, String number);

    /** Who throws the die that comes next. */
    @Override
    long asked(Machine m);

    @Override
    default int run(Machine m, int here) {
        int count = count(m);
        if (count == 0) {
            return use(m, here, new int[0], "");
        }
        return m.typedDice ? m.ask() : thrown(m, here, count);
    }

    /** The umpire throws. */
    default int thrown(Machine m, int here, int count) {
        RollNumber roll = m.roller.next(count);
        int[] faces = new int[count];
        int sides = sides(m);
        for (int i = 0; i < count; i++) {
            faces[i] = m.roller.face(roll, i, sides);
        }
        return use(m, here, faces, m.isHeard() ? m.dice.numbering().text(roll) : "");
    }

    @Override
    default void offer(Machine m, Menu menu) {
        menu.addRange(1, sides(m));
    }

    @Override
    default int answer(Machine m, int here, long item) {
        long[] tray = Arrays.copyOf(m.branch.tray, m.branch.tray.length + 1);
        tray[tray.length - 1] = item;
        m.branch.tray = tray;
        if (tray.length < count(m)) {
            return m.ask();
        }
        m.branch.tray = Branch.EMPTY;
        m.exposed = true;
        int[] faces = new int[tray.length];
        for (int i = 0; i < faces.length; i++) {
            faces[i] = (int) tray[i];
        }
        return use(m, here, faces, "");
    }

    @Override
    default String prompt(Machine m) {
        int count = count(m);
        String which = count > 1 ? ", die " + (m.branch.tray.length + 1) + " of " + count : "";
        String what = spoken(m);
        // A text such as "for surprise" or "on the barrage table" is read as it is in "Axis rolls for surprise".
        boolean linked = what.startsWith("for ") || what.startsWith("on ");
        return "Roll a d" + sides(m) + (linked ? " " : " for ") + what + which;
    }

    @Override
    default String word(Machine m, long item) {
        return Long.toString(item);
    }

    @Override
    default Kind kind() {
        return Kind.DIE;
    }

    /** For whom it is thrown where nobody in particular throws, as a mask. */
    default Formula behalf() {
        return new Arithmetic.Constant(0);
    }

    default void report(Machine m, String roller, int[] faces, String number, List<String> modifiers, long result) {
        report(m, roller, faces, number, modifiers, result, "", false);
    }

    /** {@code counted} says which faces count, {@code again} that they are dice of a pool which are rolled again. */
    default void report(
            Machine m,
            String roller,
            int[] faces,
            String number,
            List<String> modifiers,
            long result,
            String counted,
            boolean again) {
        if (m.isHeard()) {
            long seen = seen(m);
            String[] text = {""};
            m.telling(() -> text[0] = called(m));
            // A text says what the dice are for as well: the step is not named behind it.
            String name = text[0].isEmpty() ? name() : text[0];
            String purpose = text[0].isEmpty() ? purpose(m) : text[0];
            if (seen != Report.EVERYONE) {
                m.report(new Report.RolledUnseen(
                        m.step(),
                        m.audience() & ChanceVisibility.others(m, seen),
                        number,
                        roller.isEmpty() ? names(m, behalf()) : roller,
                        name,
                        m.typedDice,
                        ChanceVisibility.names(m, seen),
                        purpose));
            }
            List<Integer> shown = new ArrayList<>();
            for (int face : faces) {
                shown.add(face);
            }
            m.report(new Report.Rolled(
                    m.step(),
                    m.audience() & seen,
                    number,
                    roller,
                    name,
                    sides(m),
                    shown,
                    m.typedDice,
                    modifiers,
                    result,
                    roller.isEmpty() ? names(m, behalf()) : "",
                    counted,
                    again,
                    purpose,
                    isOff()));
        }
    }

    /** What the step it belongs to is called this time, where that changes; else empty. */
    default String purpose(Machine m) {
        String[] said = {""};
        m.telling(() -> said[0] = title().said(m));
        return said[0];
    }

    static String names(Machine m, Formula parties) {
        long mask = parties.of(m);
        return Long.bitCount(mask) == 1 ? m.rulebook.outline().parties().names(mask) : "";
    }
}
