package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.OpenQuestion;

/** A step that is open beside the main activity; when that has ended, a last call that can be declined. */
public record AskMeanwhile(Wording title, boolean guided, Formula actor, Formula guard, int yes, int end)
        implements OpenQuestion {

    @Override
    public int run(Machine m, int here) {
        return m.ask();
    }

    @Override
    public long asked(Machine m) {
        return actor.of(m);
    }

    @Override
    public int closing() {
        return end;
    }

    @Override
    public boolean applies(Machine m) {
        return guard.of(m) != 0;
    }

    @Override
    public void offer(Machine m, Menu menu) {
        if (applies(m)) {
            menu.add(Menu.DONE);
        }
        if (mainActivityEnded(m)) {
            menu.add(Menu.PASS);
        }
    }

    @Override
    public int answer(Machine m, int here, long item) {
        return item == Menu.PASS ? end : yes;
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
        return item == Menu.PASS ? "no more" : guided ? "done" : "do it";
    }

    @Override
    public Kind kind() {
        return Kind.STEP;
    }

    @Override
    public int[] next(int here) {
        return new int[0];
    }

    @Override
    public int[] answers(int here) {
        return new int[] {yes, end};
    }
}
