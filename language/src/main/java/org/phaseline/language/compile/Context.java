package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Stretch;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Place;

/** What is known at a place of the text. Going inside something makes a new one; nothing of it ever changes. */
record Context(
        Routine routine,
        Page page,
        @Nullable Scope scope,
        StepTable steps,
        @Nullable Actor actor,
        @Nullable Actor inherited,
        int fork,
        String forkRole,
        @Nullable Formula ownParty,
        int sealedStep,
        @Nullable Label fail,
        Slots.@Nullable Slot round,
        int joinFork,
        List<Footprint> footprints,
        TreeMap<String, Boolean> assuming,
        TreeSet<Integer> done,
        @Nullable Type it) {

    static Context of(Routine routine, Page page, StepTable steps) {
        return new Context(
                routine,
                page,
                null,
                steps,
                null,
                null,
                0,
                "",
                null,
                -1,
                null,
                null,
                0,
                List.of(routine.footprint),
                new TreeMap<>(),
                new TreeSet<>(),
                null);
    }

    Context in(Scope inner) {
        return new Context(
                routine,
                page,
                inner,
                steps,
                actor,
                inherited,
                fork,
                forkRole,
                ownParty,
                sealedStep,
                fail,
                round,
                joinFork,
                footprints,
                assuming,
                done,
                it);
    }

    Context on(Page inner) {
        return new Context(
                routine,
                inner,
                scope,
                steps,
                actor,
                inherited,
                fork,
                forkRole,
                ownParty,
                sealedStep,
                fail,
                round,
                joinFork,
                footprints,
                assuming,
                done,
                it);
    }

    Context with(StepTable table) {
        return new Context(
                routine,
                page,
                scope,
                table,
                actor,
                inherited,
                fork,
                forkRole,
                ownParty,
                sealedStep,
                fail,
                round,
                joinFork,
                footprints,
                assuming,
                done,
                it);
    }

    Context acting(@Nullable Actor now) {
        return new Context(
                routine,
                page,
                scope,
                steps,
                now,
                inherited,
                fork,
                forkRole,
                ownParty,
                sealedStep,
                fail,
                round,
                joinFork,
                footprints,
                assuming,
                done,
                it);
    }

    Context inheriting(@Nullable Actor inside) {
        return new Context(
                routine,
                page,
                scope,
                steps,
                inside,
                inside,
                fork,
                forkRole,
                ownParty,
                sealedStep,
                fail,
                round,
                joinFork,
                footprints,
                assuming,
                done,
                it);
    }

    /** Where parties act one after the other: each has its own names here too, and can see those of the others. */
    Context turn(int number, Formula party) {
        return new Context(
                routine,
                page,
                scope,
                steps,
                actor,
                inherited,
                number,
                forkRole,
                party,
                sealedStep,
                fail,
                round,
                joinFork,
                footprints,
                assuming,
                done,
                it);
    }

    boolean perParty() {
        return ownParty != null;
    }

    /** Inside a branch that belongs to one party; {@code role} is the role it binds, or empty. */
    Context branch(int number, String role, boolean ofParty, Footprint footprint) {
        return new Context(
                routine,
                page,
                scope,
                steps,
                actor,
                inherited,
                ofParty ? number : fork,
                ofParty ? role : forkRole,
                ofParty ? new PartyFormulas.Own() : ownParty,
                sealedStep,
                null,
                round,
                number,
                watched(footprint),
                assuming,
                done,
                it);
    }

    Context sealing(int step) {
        return new Context(
                routine,
                page,
                scope,
                steps,
                actor,
                inherited,
                fork,
                forkRole,
                ownParty,
                step,
                fail,
                round,
                joinFork,
                footprints,
                assuming,
                done,
                it);
    }

    Context failing(@Nullable Label to) {
        return new Context(
                routine,
                page,
                scope,
                steps,
                actor,
                inherited,
                fork,
                forkRole,
                ownParty,
                sealedStep,
                to,
                round,
                joinFork,
                footprints,
                assuming,
                done,
                it);
    }

    Context counting(Slots.Slot rounds) {
        return new Context(
                routine,
                page,
                scope,
                steps,
                actor,
                inherited,
                fork,
                forkRole,
                ownParty,
                sealedStep,
                fail,
                rounds,
                joinFork,
                footprints,
                assuming,
                done,
                it);
    }

    Context assuming(String flag, boolean value) {
        TreeMap<String, Boolean> more = new TreeMap<>(assuming);
        more.put(flag, value);
        return new Context(
                routine,
                page,
                scope,
                steps,
                actor,
                inherited,
                fork,
                forkRole,
                ownParty,
                sealedStep,
                fail,
                round,
                joinFork,
                footprints,
                more,
                done,
                it);
    }

    /** Where a step is known to have been done. */
    Context knowingDone(int step) {
        TreeSet<Integer> more = new TreeSet<>(done);
        more.add(step);
        return new Context(
                routine,
                page,
                scope,
                steps,
                actor,
                inherited,
                fork,
                forkRole,
                ownParty,
                sealedStep,
                fail,
                round,
                joinFork,
                footprints,
                assuming,
                more,
                it);
    }

    Context looking(Type member) {
        return new Context(
                routine,
                page,
                scope,
                steps,
                actor,
                inherited,
                fork,
                forkRole,
                ownParty,
                sealedStep,
                fail,
                round,
                joinFork,
                footprints,
                assuming,
                done,
                member);
    }

    private List<Footprint> watched(Footprint more) {
        List<Footprint> all = new ArrayList<>(footprints);
        all.add(more);
        return all;
    }

    void touch(Footprint.Thing what, Footprint.Owner owner, boolean write, Place place) {
        touch(what, owner, write, place, "write 'later'");
    }

    /** Notes what a line reads or changes, and what to do instead when that cannot be. */
    void touch(Footprint.Thing what, Footprint.Owner owner, boolean write, Place place, String advice) {
        for (Footprint footprint : footprints) {
            footprint.touches.add(new Footprint.Touch(what, owner, write, place, assuming, advice));
        }
    }

    /** Notes a change that happens when the innermost branches have come together: around them others may still be at it. */
    void touchAtJoin(Footprint.Thing what, Footprint.Owner owner, Place place, String advice) {
        for (Footprint footprint : footprints.subList(0, footprints.size() - 1)) {
            footprint.touches.add(new Footprint.Touch(what, owner, true, place, assuming, advice));
        }
    }

    void unfit(String what, Place place) {
        for (Footprint footprint : footprints) {
            footprint.unfit.add(new Footprint.Unfit(what, place, assuming));
        }
    }

    Slots.Slot newSlot() {
        int base = routine.take(perParty() ? routine.parties : 1);
        return slot(base);
    }

    /** The slot that begins at a place of the page: one's own in a branch of a party. */
    Slots.Slot slot(int base) {
        if (ownParty == null) {
            return new Slots.Local(base);
        }
        return ownParty instanceof PartyFormulas.Own ? new Slots.OwnLocal(base) : new Slots.LocalOf(base, ownParty);
    }

    int stride() {
        return perParty() ? routine.parties : 0;
    }

    Formula strideParty() {
        return ownParty == null ? new PartyFormulas.Own() : ownParty;
    }

    Stretch stretch(int from, int to) {
        return new Stretch(from, to, stride(), strideParty());
    }
}
