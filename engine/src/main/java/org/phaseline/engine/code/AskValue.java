package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.ValueType;

/**
 * Lets the actor choose a member of a set or a number of a range, and binds a name to it.
 *
 * @param pass where declining leads, or -1 when the actor must choose
 * @param none where it goes on when there is nothing to choose
 * @param unseen whether the choice is among pieces that can be unseen, and asked also when there is nothing to choose
 */
public record AskValue(
        Wording prompt,
        Formula actor,
        Slots.Slot target,
        ValueType type,
        Selection choices,
        boolean again,
        Formula compulsory,
        int pass,
        int none,
        int absent,
        boolean unseen)
        implements Question {

    public AskValue(
            Wording prompt,
            Formula actor,
            Slots.Slot target,
            ValueType type,
            Selection choices,
            boolean again,
            Formula compulsory,
            int pass,
            int none,
            int absent) {
        this(prompt, actor, target, type, choices, again, compulsory, pass, none, absent, false);
    }

    @Override
    public int run(Machine m, int here) {
        if (actor.of(m) == 0) {
            return absent;
        }
        if (!choices.isEmpty(m) || EmptyChoice.isHidden(m, unseen, type, actor)) {
            return m.ask();
        }
        if (pass < 0) {
            EmptyChoice.tell(m, prompt, actor.of(m), type);
        }
        return none;
    }

    @Override
    public long asked(Machine m) {
        return actor.of(m);
    }

    @Override
    public void offer(Machine m, Menu menu) {
        choices.offer(m, menu);
        if (pass >= 0 && compulsory.of(m) == 0) {
            menu.add(Menu.PASS);
        } else if (menu.size() == 0 && EmptyChoice.isHidden(m, unseen, type, actor)) {
            menu.add(pass >= 0 ? Menu.PASS : Menu.NOTHING);
        }
    }

    @Override
    public int answer(Machine m, int here, long item) {
        if (item == Menu.PASS) {
            return pass;
        }
        if (item == Menu.NOTHING) {
            EmptyChoice.tell(m, prompt, actor.of(m), type);
            return none;
        }
        target.set(m, item);
        return here + 1;
    }

    @Override
    public String prompt(Machine m) {
        return prompt.say(m);
    }

    @Override
    public String word(Machine m, long item) {
        return item == Menu.PASS
                ? again ? "no more" : "skip"
                : item == Menu.NOTHING ? EmptyChoice.WORD : type.word(item);
    }

    @Override
    public String title(Machine m, long item) {
        return item == Menu.PASS || item == Menu.NOTHING ? word(m, item) : type.say(item);
    }

    @Override
    public boolean hidesThatNothingIsOffered(Machine m) {
        return unseen && choices.isEmpty(m) && EmptyChoice.isHidden(m, true, type, actor);
    }

    @Override
    public Kind kind() {
        return choices instanceof Selection.OfRange ? Kind.NUMBER : Kind.CHOICE;
    }

    @Override
    public long readers(Machine m) {
        return prompt.audience(m, actor.of(m));
    }

    @Override
    public String from() {
        return type.kind();
    }

    @Override
    public int[] next(int here) {
        return new int[] {none, absent};
    }

    @Override
    public int[] answers(int here) {
        return new int[] {here + 1, pass >= 0 ? pass : none};
    }
}
