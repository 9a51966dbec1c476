package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;

/**
 * Puts a step to its actor: a guided one is confirmed, one with a body is begun; one that may be declined can be skipped
 * unless it is compulsory now. A step whose actor takes no part goes on at {@code absent}.
 *
 * @param again whether the step is offered again and again
 * @param done whether it was done before
 */
public record AskStep(
        Wording title,
        boolean guided,
        boolean may,
        boolean again,
        Formula done,
        Formula actor,
        Formula compulsory,
        int yes,
        int skip,
        int absent)
        implements Question {

    public AskStep(
            Wording title,
            boolean guided,
            boolean may,
            boolean again,
            Formula actor,
            Formula compulsory,
            int yes,
            int skip,
            int absent) {
        this(title, guided, may, again, new Arithmetic.Constant(0), actor, compulsory, yes, skip, absent);
    }

    /** The word of whoever does it. */
    static final String DO_IT = "do it";

    @Override
    public int run(Machine m, int here) {
        return actor.of(m) == 0 ? absent : m.ask();
    }

    @Override
    public long asked(Machine m) {
        return actor.of(m);
    }

    @Override
    public void offer(Machine m, Menu menu) {
        menu.add(Menu.DONE);
        if (may && compulsory.of(m) == 0) {
            menu.add(Menu.PASS);
        }
    }

    @Override
    public int answer(Machine m, int here, long item) {
        return item == Menu.PASS ? skip : yes;
    }

    @Override
    public String prompt(Machine m) {
        return title.say(m);
    }

    @Override
    public long readers(Machine m) {
        return title.audience(m, actor.of(m));
    }

    @Override
    public String word(Machine m, long item) {
        if (item == Menu.PASS) {
            return again ? "no more" : "skip";
        }
        return guided ? "done" : DO_IT;
    }

    /** An act is done or skipped; a question is answered. */
    @Override
    public String title(Machine m, long item) {
        if (title.pieces().getLast().endsWith("?") && may) {
            return item == Menu.PASS ? "no" : "yes";
        }
        return item == Menu.PASS && done.of(m) == 0 ? "skip" : word(m, item);
    }

    @Override
    public Kind kind() {
        return Kind.STEP;
    }

    @Override
    public int[] next(int here) {
        return new int[] {absent};
    }

    @Override
    public int[] answers(int here) {
        return may ? new int[] {yes, skip} : new int[] {yes};
    }

    /** A condition only people can judge, put to one of them. */
    public record Says(Wording statement, Formula actor, int yes, int no) implements Question {

        @Override
        public int run(Machine m, int here) {
            return actor.of(m) == 0 ? no : m.ask();
        }

        @Override
        public long asked(Machine m) {
            return actor.of(m);
        }

        @Override
        public void offer(Machine m, Menu menu) {
            menu.add(1);
            menu.add(0);
        }

        @Override
        public int answer(Machine m, int here, long item) {
            return item == 1 ? yes : no;
        }

        @Override
        public String prompt(Machine m) {
            return statement.say(m);
        }

        @Override
        public String word(Machine m, long item) {
            return item == 1 ? "yes" : "no";
        }

        @Override
        public Kind kind() {
            return Kind.YES_NO;
        }

        @Override
        public long readers(Machine m) {
            return statement.audience(m, actor.of(m));
        }

        @Override
        public int[] next(int here) {
            return new int[] {no};
        }

        @Override
        public int[] answers(int here) {
            return new int[] {yes, no};
        }
    }
}
