package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Scratch;

/** What there is to choose from. */
public sealed interface Selection {

    boolean isEmpty(Machine m);

    void offer(Machine m, Menu menu);

    /** A set of words or parties, as a mask. */
    record OfMask(Formula set) implements Selection {
        @Override
        public boolean isEmpty(Machine m) {
            return !Sets.any(m, set);
        }

        @Override
        public void offer(Machine m, Menu menu) {
            menu.addMembers(set.of(m));
        }
    }

    /** A set of pieces or spaces. */
    record OfCrowd(Formula set, int words) implements Selection {
        @Override
        public boolean isEmpty(Machine m) {
            int mark = m.scratch.top;
            boolean any = Crowds.any(m, set, words);
            m.scratch.top = mark;
            return !any;
        }

        @Override
        public void offer(Machine m, Menu menu) {
            Scratch scratch = m.scratch;
            int mark = scratch.top;
            int all = (int) set.of(m);
            for (int at = scratch.next(all, words, 0); at >= 0; at = scratch.next(all, words, at + 1)) {
                m.looksAt(1);
                menu.add(at);
            }
            scratch.top = mark;
        }
    }

    /** A set of pieces some of which may be alike. */
    record OfAlike(Formula set, int words, AlikePieces alike) implements Selection {
        @Override
        public boolean isEmpty(Machine m) {
            return new OfCrowd(set, words).isEmpty(m);
        }

        @Override
        public void offer(Machine m, Menu menu) {
            int mark = m.scratch.top;
            alike.offer(m, menu, (int) set.of(m), words);
            m.scratch.top = mark;
        }
    }

    /** The numbers of a range that fit, looked at with {@link Machine#it} the number. */
    record OfRange(Formula low, Formula high, Formula fits) implements Selection {

        /** More numbers than this are not put on a menu one by one. */
        private static final long WIDEST = 100_000;

        @Override
        public boolean isEmpty(Machine m) {
            long last = high.of(m);
            for (long number = low.of(m); number <= last; number++) {
                if (fits(m, number)) {
                    return false;
                }
            }
            return true;
        }

        private boolean fits(Machine m, long number) {
            m.looksAt(1);
            return fits.holds(m, number);
        }

        @Override
        public void offer(Machine m, Menu menu) {
            long from = low.of(m);
            long to = Math.min(high.of(m), from + WIDEST);
            for (long number = from; number <= to; number++) {
                if (fits(m, number)) {
                    menu.add(number);
                }
            }
        }
    }
}
