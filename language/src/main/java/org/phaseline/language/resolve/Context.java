package org.phaseline.language.resolve;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Round;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;

/**
 * What is known at a place of the text. Going inside something makes a new one; one that was handed out never changes.
 *
 * @param actor who acts here
 * @param inherited who acts inside unless a line says otherwise
 * @param fork the branching whose parties have names of their own here, or 0
 * @param sealedStep the index of the sealed step this is inside of, or -1
 * @param joinFork the branching at whose end a plain {@code later} happens, or 0
 * @param it what the member is that a formula looks at, and what it is called
 */
record Context(
        RoutineScope routine,
        NameScope names,
        OutcomeTable outcomes,
        @Nullable Scope scope,
        @Nullable Actor actor,
        @Nullable Actor inherited,
        int fork,
        boolean perParty,
        int sealedStep,
        @Nullable Round round,
        int joinFork,
        @Nullable Looked it) {

    /** {@code named} is null where the member has no name but {@code it}; {@code outer} is what {@code it} is around the formula, or null. */
    record Looked(
            Type type, @Nullable Variable named, @Nullable Type outer) {}

    static Context of(RoutineScope routine, NameScope names) {
        return new Context(routine, names, new OutcomeTable(), null, null, null, 0, false, -1, null, 0, null);
    }

    Context in(Scope inner) {
        return new Context(
                routine, names, outcomes, inner, actor, inherited, fork, perParty, sealedStep, round, joinFork, it);
    }

    Context with(NameScope inner) {
        return new Context(
                routine, inner, outcomes, scope, actor, inherited, fork, perParty, sealedStep, round, joinFork, it);
    }

    Context with(OutcomeTable table) {
        return new Context(
                routine, names, table, scope, actor, inherited, fork, perParty, sealedStep, round, joinFork, it);
    }

    Context acting(@Nullable Actor now) {
        return new Context(
                routine, names, outcomes, scope, now, inherited, fork, perParty, sealedStep, round, joinFork, it);
    }

    /** Where somebody acts unless a line says otherwise. */
    Context inheriting(@Nullable Actor inside) {
        return new Context(
                routine, names, outcomes, scope, inside, inside, fork, perParty, sealedStep, round, joinFork, it);
    }

    /** Where parties act one after the other: each has its own names here too, and can see those of the others. */
    Context turn(int number) {
        return new Context(
                routine, names, outcomes, scope, actor, inherited, number, true, sealedStep, round, joinFork, it);
    }

    /** Inside a branch; of a party, its names are its own. */
    Context branch(int number, boolean ofParty) {
        return new Context(
                routine,
                names,
                outcomes,
                scope,
                actor,
                inherited,
                ofParty ? number : fork,
                ofParty || perParty,
                sealedStep,
                round,
                number,
                it);
    }

    Context sealing(int step) {
        return new Context(
                routine, names, outcomes, scope, actor, inherited, fork, perParty, step, round, joinFork, it);
    }

    Context counting(Round rounds) {
        return new Context(
                routine, names, outcomes, scope, actor, inherited, fork, perParty, sealedStep, rounds, joinFork, it);
    }

    /** Inside a formula that looks at members of a set. */
    Context looking(Type member) {
        return looking(new Looked(member, null, around()));
    }

    /** Inside a filter that gives its member a name. */
    Context looking(Variable member) {
        NameScope inner = new NameScope(names);
        inner.put(member);
        return with(inner).looking(new Looked(member.type(), member, around()));
    }

    private @Nullable Type around() {
        return it == null ? null : it.type();
    }

    private Context looking(Looked at) {
        return new Context(
                routine, names, outcomes, scope, actor, inherited, fork, perParty, sealedStep, round, joinFork, at);
    }
}
