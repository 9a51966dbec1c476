package org.phaseline.language.resolve;

import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Word;

/** Makes names. Making one again in the same scope is allowed when it means the same kind of thing. */
final class VariableMaker {

    private final Resolution all;

    VariableMaker(Resolution all) {
        this.all = all;
    }

    Variable declare(Word name, Type given, Context c) {
        Type type = given instanceof Type.None ? Type.UNKNOWN : given;
        Variable before = c.names().find(name.text());
        if (before != null && !again(before, name, c)) {
            boolean value = before.kind() == Variable.Kind.NAME || before.kind() == Variable.Kind.PARAMETER;
            if (!value || !same(before.type(), type) || before.fork() != c.fork()) {
                isSomethingElse(before, type, name);
            }
            all.names.use(before.place(), name.place());
            return before;
        }
        keep(type.width(), c);
        if (c.sealedStep() >= 0) {
            keep(1, c);
        }
        return make(name, type, Variable.Kind.NAME, c);
    }

    /** A name for dice: a value for each face. */
    Variable declareDice(Word name, int sides, Context c) {
        Variable before = c.names().find(name.text());
        if (before != null && !again(before, name, c)) {
            boolean alike = before.type() instanceof Type.Dice dice && dice.sides() == sides;
            if (before.kind() != Variable.Kind.DICE || !alike || before.fork() != c.fork()) {
                isSomethingElse(before, new Type.Dice(sides), name);
            }
            all.names.use(before.place(), name.place());
            return before;
        }
        keep(sides, c);
        return make(name, new Type.Dice(sides), Variable.Kind.DICE, c);
    }

    /** The name of the member that a filter looks at; filters inside it know it, too. */
    Variable member(Word name, Type type, Context c) {
        Variable before = c.names().find(name.text());
        if (before != null) {
            all.inUse(before, name);
        } else {
            mustBeFree(name);
        }
        return all.variable(name, type, Variable.Kind.MEMBER, 0, -1, c.names().members());
    }

    private Variable make(Word name, Type type, Variable.Kind kind, Context c) {
        mustBeFree(name);
        Variable variable = all.variable(name, type, kind, c.fork(), c.sealedStep(), -1);
        c.names().put(variable);
        return variable;
    }

    private void isSomethingElse(Variable before, Type type, Word name) {
        if (isAlike(before.type(), type)) {
            all.inUse(before, name);
            return;
        }
        all.problem(
                Code.DUPLICATE_NAME,
                name.place(),
                "'" + name.text() + "' is already " + before.type().said() + ", since "
                        + NameMeaning.line(before.place(), name.place()));
    }

    /** So many values are kept for it, by each party where each has its own. */
    void keep(int values, Context c) {
        c.routine().keep((long) values * (c.perParty() ? all.symbols.parties.count() : 1));
    }

    /**
     * Whether a name is made anew rather than set again: by a step that is conducted once more, or by other branches than those
     * it was made in before.
     */
    private static boolean again(Variable before, Word name, Context c) {
        return before.place().equals(name.place()) || before.fork() != c.fork() && before.fork() != 0 && c.fork() != 0;
    }

    /** Dice are numbers, and dice of other sides are other dice. */
    private static boolean isAlike(Type one, Type other) {
        return one instanceof Type.Dice || other instanceof Type.Dice ? one.equals(other) : same(one, other);
    }

    private static boolean same(Type one, Type other) {
        return one.fits(other) && other.fits(one);
    }

    private void mustBeFree(Word name) {
        String taken = NameMeaning.taken(name, all.symbols);
        if (taken != null) {
            all.problem(Code.DUPLICATE_NAME, name.place(), taken);
        }
    }
}
