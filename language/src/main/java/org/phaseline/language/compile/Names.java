package org.phaseline.language.compile;

import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Slots;
import org.phaseline.language.tree.Word;

/** Makes names on the page. Making one again in the same page is allowed when it means the same kind of thing. */
final class Names {

    private final Compilation all;

    Names(Compilation all) {
        this.all = all;
    }

    Variable declare(Word name, Type given, Context c) {
        Type type = given instanceof Type.None ? Type.UNKNOWN : given;
        Variable before = c.page().find(name.text());
        if (before != null && !again(before, name, c)) {
            if (before.pool() != null
                    || !same(before.type(), type)
                    || before.fork() != c.fork()
                    || before.slot() == null) {
                all.problem(
                        name.place(),
                        "'" + name.text() + "' is " + before.type().said() + " since line "
                                + before.place().line());
            }
            NameLookup.touch(before, true, name.place(), c);
            return before;
        }
        if (taken(name.text())) {
            all.problem(name.place(), "'" + name.text() + "' has a meaning already");
        }
        int base = c.routine().slots();
        Slots.Slot[] words = c.newSlots(type.width());
        Variable variable = new Variable(
                name.text(), type, name.place(), base, c.fork(), words[0], words, null, null, c.sealedStep());
        c.page().put(variable);
        if (c.sealedStep() >= 0) {
            c.routine().made.put(base, c.newSlot());
        }
        return variable;
    }

    /** Notes whose pieces a name stands for from here on; one that stood for those of somebody else is nobody's. */
    Variable owned(Variable variable, Footprint.Owner whose, Context c) {
        if (whose.kind() == Footprint.Owner.Kind.ANY && variable.owner().kind() == Footprint.Owner.Kind.ANY) {
            return variable;
        }
        boolean first = variable.owner().kind() == Footprint.Owner.Kind.ANY && !all.mixed.contains(variable.key());
        if (!first && !variable.owner().sameAs(whose)) {
            all.mixed.add(variable.key());
        }
        Variable owned = variable.owned(whose.via(variable.key()));
        c.page().replace(owned);
        return owned;
    }

    /** Notes, in a sealed step, that a name was really made: nobody must be said to have chosen what he never came to. */
    void made(Variable variable, Context c) {
        Slots.Slot made = c.sealedStep() < 0 ? null : c.routine().made.get(variable.base());
        if (made != null) {
            all.emitter.emit(new Effects.Change(made, Effects.Operation.SET, new Arithmetic.Constant(1), 0, -1));
        }
    }

    /** A name for dice: a slot for each face. */
    Variable declarePool(Word name, int sides, Context c) {
        Variable before = c.page().find(name.text());
        if (before != null && !again(before, name, c)) {
            if (before.pool() == null || before.pool().sides() != sides || before.fork() != c.fork()) {
                all.problem(
                        name.place(),
                        "'" + name.text() + "' is " + before.type().said() + " since line "
                                + before.place().line());
            }
            NameLookup.touch(before, true, name.place(), c);
            return before;
        }
        if (taken(name.text())) {
            all.problem(name.place(), "'" + name.text() + "' has a meaning already");
        }
        int width = c.perParty() ? c.routine().parties : 1;
        int base = c.routine().take(sides * width);
        Pools pool = new Pools(base, c.stride(), sides, c.strideParty());
        Variable variable =
                Variable.dice(name.text(), new Type.Dice(sides), name.place(), base, c.fork(), pool, c.sealedStep());
        c.page().put(variable);
        return variable;
    }

    Slots.Slot slot(Variable variable) {
        // A name that turned out to be something else has been reported; any slot will do to go on.
        return variable.slot() == null ? new Slots.Local(0) : variable.slot();
    }

    /**
     * Whether a name is made anew rather than set again: by a step that is conducted once more on a fresh page, or by other
     * branches than those it was made in before.
     */
    private static boolean again(Variable before, Word name, Context c) {
        return before.place().equals(name.place()) || before.fork() != c.fork() && before.fork() != 0 && c.fork() != 0;
    }

    private static boolean same(Type one, Type other) {
        return one.fits(other) && other.fits(one);
    }

    private boolean taken(String name) {
        Symbols s = all.symbols;
        return s.roles.containsKey(name)
                || s.gameFields.containsKey(name)
                || s.givens.containsKey(name)
                || s.words.containsKey(name)
                || s.kinds.containsKey(name)
                || s.partyNumbers.containsKey(name)
                || s.defines.containsKey(name);
    }
}
