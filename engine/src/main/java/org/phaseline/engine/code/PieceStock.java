package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.report.Report;

/** Pieces that are alike, taken from those that wait and put back among them. */
public final class PieceStock {

    private PieceStock() {}

    /**
     * Binds a name to the first piece of a set; nobody is asked, because one is as good as the other.
     *
     * @param none where it goes on when there is none
     */
    public record Take(Slots.Slot target, Formula first, String kind, int none) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            long piece = first.of(m);
            if (piece < 0) {
                tell(m);
                return none;
            }
            target.set(m, piece);
            return here + 1;
        }

        /** That none is left of what others do not see would tell something of it. */
        private void tell(Machine m) {
            if (m.reporting() && !Veil.over(m.rulebook, kind)) {
                m.report(new Report.Explained(m.step(), m.audience(), "There is no " + kind + " left to take"));
            }
        }

        @Override
        public int[] next(int here) {
            return new int[] {here + 1, none};
        }
    }

    /**
     * Gives all fields of a piece, and its markers, the values it had when the game was set up.
     *
     * @param slots for each field where its values begin, and {@code widths} how many slots each piece has there
     */
    @SuppressWarnings("ArrayRecordComponent") // Only ever looked at, never compared.
    public record PutBack(Formula piece, int[] slots, int[] widths) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            int member = (int) piece.of(m);
            for (int i = 0; member >= 0 && i < slots.length; i++) {
                m.looksAt(widths[i]);
                putBack(m, slots[i] + member * widths[i], widths[i]);
            }
            return here + 1;
        }

        private static void putBack(Machine m, int from, int width) {
            long[] initial = m.rulebook.initial();
            boolean same = true;
            for (int slot = from; slot < from + width; slot++) {
                same &= m.position.slots[slot] == initial[slot];
            }
            if (same) {
                return;
            }
            Effects.Before before = Effects.before(m, from);
            for (int slot = from; slot < from + width; slot++) {
                m.set(slot, initial[slot]);
            }
            Effects.tell(m, from, before);
        }
    }
}
