package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.tree.Place;

/**
 * What stands around a line, as far as it matters for what the line touches. One that was handed out never changes.
 *
 * @param footprints those that a touch leaves its mark in: that of the routine first, then those of the branches around the line
 * @param assuming flags of the routine whose values are known here
 * @param bindings which loop or together bound each role last
 * @param itOwner whose the member is that a formula looks at
 * @param perParty whether each party has names and outcomes of its own here
 */
record TouchContext(
        WorkBudget work,
        List<Footprint> footprints,
        TreeMap<String, Boolean> assuming,
        TreeMap<String, Integer> bindings,
        Footprint.Owner itOwner,
        boolean perParty) {

    private static final String LATER = "write 'later'";

    static TouchContext of(Footprint footprint, WorkBudget work) {
        return new TouchContext(work, List.of(footprint), new TreeMap<>(), new TreeMap<>(), Footprint.Owner.ANY, false);
    }

    /** Inside a branch. */
    TouchContext branch(Footprint footprint, boolean ofParty) {
        List<Footprint> all = new ArrayList<>(footprints);
        all.add(footprint);
        return new TouchContext(work, List.copyOf(all), assuming, bindings, itOwner, perParty || ofParty);
    }

    /** Where parties act one after the other. */
    TouchContext turn() {
        return new TouchContext(work, footprints, assuming, bindings, itOwner, true);
    }

    /** Where a role is bound anew. */
    TouchContext binding(String role, int number) {
        TreeMap<String, Integer> bound = new TreeMap<>(bindings);
        bound.put(role, number);
        return new TouchContext(work, footprints, assuming, bound, itOwner, perParty);
    }

    TouchContext assuming(String flag, boolean value) {
        TreeMap<String, Boolean> known = new TreeMap<>(assuming);
        known.put(flag, value);
        return new TouchContext(work, footprints, known, bindings, itOwner, perParty);
    }

    /** Inside a formula that looks at members of a set, which are known to belong to somebody. */
    TouchContext looking(Footprint.Owner whose) {
        return whose == itOwner ? this : new TouchContext(work, footprints, assuming, bindings, whose, perParty);
    }

    void read(Footprint.Thing what, Footprint.Owner owner, Place place) {
        readBy("", what, owner, place);
    }

    /** A formula with a name reads something for the line that calls it. */
    void readBy(String formula, Footprint.Thing what, Footprint.Owner owner, Place place) {
        mark(new Footprint.Touch(what, owner, false, place, assuming, LATER, formula));
    }

    void write(Footprint.Thing what, Footprint.Owner owner, Place place) {
        touch(what, owner, true, place, LATER);
    }

    /** Notes what a line reads or changes, and what to do instead when that cannot be. */
    void touch(Footprint.Thing what, Footprint.Owner owner, boolean write, Place place, String advice) {
        mark(new Footprint.Touch(what, owner, write, place, assuming, advice, ""));
    }

    private void mark(Footprint.Touch touch) {
        work.spend(footprints.size());
        for (Footprint footprint : footprints) {
            footprint.touches.add(touch);
        }
    }

    /** Notes a change that happens when the innermost branches have come together: around them others may still be at it. */
    void touchAtJoin(Footprint.Thing what, Footprint.Owner owner, Place place, String advice) {
        work.spend(footprints.size());
        Footprint.Touch touch = new Footprint.Touch(what, owner, true, place, assuming, advice, "");
        footprints.subList(0, footprints.size() - 1).forEach(footprint -> footprint.touches.add(touch));
    }

    void conduct(Footprint.Conducted conducted) {
        work.spend(footprints.size());
        footprints.forEach(footprint -> footprint.conducted.add(conducted));
    }

    /** The same for branches alone, and only for some of them. */
    void unfit(String what, Place place, Predicate<Footprint> which) {
        footprints.stream()
                .skip(1)
                .filter(which)
                .forEach(footprint -> footprint.unfit.add(new Footprint.Unfit(what, place, assuming)));
    }

    /** Notes what cannot be where others act at the same time. */
    void unfit(String what, Place place) {
        footprints.forEach(footprint -> footprint.unfit.add(new Footprint.Unfit(what, place, assuming)));
    }
}
