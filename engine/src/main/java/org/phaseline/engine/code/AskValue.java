package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.ValueType;

/**
 * Lets the actor choose a member of a set or a number of a range, and binds a name to it.
 *
 * @param none where it goes on when there is nothing to choose
 * @param unseen whether the choice is among pieces that can be unseen, and asked also when there is nothing to choose
 * @param orNone what people read for choosing none of them, which is one more choice; null where one must be chosen
 */
public record AskValue(
        Wording prompt,
        Formula actor,
        Slots.Slot target,
        ValueType type,
        Selection choices,
        Declining declining,
        int none,
        int absent,
        boolean unseen,
        @Nullable Wording orNone)
        implements Question {

    /** What the name is where none was chosen. */
    private static final long NOBODY = -1;

    public AskValue(
            Wording prompt,
            Formula actor,
            Slots.Slot target,
            ValueType type,
            Selection choices,
            Declining declining,
            int none,
            int absent) {
        this(prompt, actor, target, type, choices, declining, none, absent, false, null);
    }

    @Override
    public int run(Machine m, int here) {
        if (actor.of(m) == 0) {
            return absent;
        }
        if (!choices.isEmpty(m) || EmptyChoice.isHidden(m, unseen, type, actor)) {
            return m.ask();
        }
        if (orNone != null) {
            target.set(m, NOBODY);
            return here + 1;
        }
        EmptyChoice.tell(m, prompt, actor.of(m), type, declining);
        return none;
    }

    @Override
    public long asked(Machine m) {
        return actor.of(m);
    }

    @Override
    public void offer(Machine m, Menu menu) {
        choices.offer(m, menu);
        if (orNone != null) {
            menu.add(NOBODY);
        }
        if (declining.offered(m)) {
            menu.add(Menu.PASS);
        } else if (menu.size() == 0 && EmptyChoice.isHidden(m, unseen, type, actor)) {
            menu.add(declining.possible() ? Menu.PASS : Menu.NOTHING);
        }
    }

    @Override
    public boolean offersNothing(Machine m) {
        return orNone == null
                && !declining.offered(m)
                && choices.isEmpty(m)
                && !EmptyChoice.isHidden(m, unseen, type, actor);
    }

    @Override
    public int answer(Machine m, int here, long item) {
        if (item == Menu.PASS) {
            return declining.pass();
        }
        if (item == Menu.NOTHING) {
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
        return item == Menu.PASS ? declining.word() : item == Menu.NOTHING ? EmptyChoice.WORD : type.word(item);
    }

    @Override
    public String title(Machine m, long item) {
        if (item == Menu.PASS) {
            return declining.title(m);
        }
        if (item == NOBODY && orNone != null) {
            return orNone.say(m);
        }
        return item == Menu.NOTHING ? word(m, item) : type.say(item);
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
        return orNone == null ? new int[] {none, absent} : new int[] {none, absent, here + 1};
    }

    @Override
    public int[] answers(int here) {
        return new int[] {here + 1, declining.possible() ? declining.pass() : none};
    }
}
