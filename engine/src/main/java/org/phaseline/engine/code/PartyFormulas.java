package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.Parties;

/** Formulas over parties: opponents, sides, factions. */
public final class PartyFormulas {

    private PartyFormulas() {}

    /** The party the current branch belongs to. */
    public record Own() implements Formula {
        @Override
        public long of(Machine m) {
            return m.branch.party;
        }
    }

    /** The member a formula is looking at. */
    public record It() implements Formula {
        @Override
        public long of(Machine m) {
            return m.it;
        }
    }

    /** A value handed to a formula with a name. */
    public record Argument(int index) implements Formula {
        @Override
        public long of(Machine m) {
            return m.arguments[index];
        }
    }

    /** A formula with a name; what its arguments took of the scratch is given back unless it gives a set itself. */
    public record Defined(Formula[] arguments, Formula[] body, boolean crowd) implements Formula {
        @Override
        public long of(Machine m) {
            m.looksAt(1);
            int mark = m.scratch.top;
            long[] saved = m.arguments;
            m.arguments = values(m);
            try {
                return body[0].of(m);
            } finally {
                m.arguments = saved;
                if (!crowd) {
                    m.scratch.top = mark;
                }
            }
        }

        /** The same with values that were worked out before; the caller gives back the scratch. */
        long of(Machine m, long[] values) {
            m.looksAt(1);
            long[] saved = m.arguments;
            m.arguments = values;
            try {
                return body[0].of(m);
            } finally {
                m.arguments = saved;
            }
        }

        long[] values(Machine m) {
            long[] values = new long[arguments.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = arguments[i].of(m);
            }
            return values;
        }

        /** Whether something is true of the body, with the values of this call; what it takes of the scratch is given back. */
        boolean test(Machine m, BodyTest test) {
            m.looksAt(1);
            int mark = m.scratch.top;
            long[] saved = m.arguments;
            m.arguments = values(m);
            try {
                return test.of(m, body[0]);
            } finally {
                m.arguments = saved;
                m.scratch.top = mark;
            }
        }
    }

    interface BodyTest {
        boolean of(Machine m, Formula body);
    }

    /** A long formula, which counts as so many short ones. */
    public record Weighed(Formula formula, int parts) implements Formula {
        @Override
        public long of(Machine m) {
            m.looksAt(parts);
            return formula.of(m);
        }
    }

    public record OpponentOf(Formula party) implements Formula {
        @Override
        public long of(Machine m) {
            long index = party.of(m);
            return index < 0 ? -1 : m.rulebook.outline().parties().opponentOf((int) index);
        }
    }

    public record OpponentsOf(Formula party) implements Formula {
        @Override
        public long of(Machine m) {
            long index = party.of(m);
            return index < 0 ? 0 : m.rulebook.outline().parties().opponentsOf((int) index);
        }
    }

    public record SideOf(Formula party) implements Formula {
        @Override
        public long of(Machine m) {
            long index = party.of(m);
            return index < 0 ? -1 : m.rulebook.outline().parties().sideOf((int) index);
        }
    }

    /** Those of a side that are in play. */
    public record FactionsOf(Formula party) implements Formula {
        @Override
        public long of(Machine m) {
            long index = party.of(m);
            Parties parties = m.rulebook.outline().parties();
            return index < 0 ? 0 : parties.factionsOf((int) index) & parties.present();
        }
    }

    /** Those of a set that take part. */
    public record Present(Formula parties) implements Formula {
        @Override
        public long of(Machine m) {
            return parties.of(m) & m.rulebook.outline().parties().present();
        }
    }
}
