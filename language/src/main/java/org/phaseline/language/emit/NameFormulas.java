package org.phaseline.language.emit;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.MemberName;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Pool;
import org.phaseline.language.checked.Round;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Variable;

/** Formulas that read what is kept: names, dice, the state, who acts. */
final class NameFormulas {

    private final Emission all;
    private final FormulaEmitter formulas;

    NameFormulas(Emission all, FormulaEmitter formulas) {
        this.all = all;
        this.formulas = formulas;
    }

    Formula read(Variable variable, CodeContext c) {
        return switch (variable.kind()) {
            case NAME, PARAMETER -> {
                NameSlots.Kept kept = all.names.reading(variable, c);
                yield variable.type().crowd() ? new Crowds.Stored(kept.words()) : kept.slot();
            }
            case DICE -> new Pools.Total(all.names.reading(variable, c).dice());
            case BRANCH_PARTY -> new PartyFormulas.Own();
            case EVENT_VALUE ->
                variable.type().crowd()
                        ? new Crowds.OfArguments(
                                variable.argument(), variable.type().width())
                        : new PartyFormulas.Argument(variable.argument());
            case MEMBER -> new MemberName.Named(variable.argument());
            case ARGUMENT -> {
                Formula argument = new PartyFormulas.Argument(variable.argument());
                yield variable.type().crowd()
                        ? new Crowds.Copy(argument, variable.type().width())
                        : argument;
            }
        };
    }

    /** The name of a party of which each has its own. */
    Formula readOf(Variable variable, Formula party, CodeContext c) {
        NameSlots.Kept kept = all.names.reading(variable, c);
        if (kept.pool() != null) {
            return new Pools.Total(kept.pool().of(party));
        }
        Slots.Slot[] words = new Slots.Slot[variable.type().width()];
        for (int i = 0; i < words.length; i++) {
            words[i] = new Slots.LocalOf(kept.base() + i * c.frame().parties(), party);
        }
        return variable.type().crowd() ? new Crowds.Stored(words) : words[0];
    }

    Pools pool(Pool pool, CodeContext c) {
        Pools dice = all.names.reading(pool.variable(), c).dice();
        return pool.party() == null ? dice : dice.of(formulas.of(pool.party(), c));
    }

    Formula round(Round round, CodeContext c) {
        Slots.Slot slot = all.names.rounds(round);
        if (slot instanceof Slots.Local local) {
            c.frame().reads(local.slot());
        }
        return slot;
    }

    Formula state(Symbols.Field field, @Nullable Expr holder, CodeContext c) {
        boolean crowd = field.type().crowd();
        if (holder == null) {
            return crowd ? new Crowds.Stored(FieldSlots.words(field)) : new Slots.OfGame(field.slot());
        }
        Formula who = formulas.of(holder, c);
        return crowd ? new Crowds.Stored(FieldSlots.wordsOf(field, who)) : FieldSlots.of(field, who);
    }

    Formula acting(Actor actor, CodeContext c) {
        return all.actors.of(actor, c).party();
    }
}
