package org.phaseline.language.verify;

import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.language.problem.WorkBudget;

/** Footprints with those of everything they conduct, as far as the flags handed over let play come there. */
final class ConductedFootprints {

    /** So many characters are put together in the time other work of one unit takes. */
    private static final int CHARACTERS = 8;

    private final Map<String, Footprint> sequences;
    private final WorkBudget work;

    ConductedFootprints(Map<String, Footprint> sequences, WorkBudget work) {
        this.sequences = sequences;
        this.work = work;
    }

    Footprint with(Footprint footprint) {
        Footprint whole = new Footprint();
        add(footprint, new Handed(new TreeMap<>(), new TreeMap<>(), new TreeMap<>()), whole, new TreeSet<>());
        return whole;
    }

    /** What a sequence is handed: flags that are written out, whose things the others are, and who holds the roles. */
    private record Handed(
            TreeMap<String, Boolean> flags,
            TreeMap<String, Footprint.Owner> owners,
            TreeMap<String, Integer> bindings) {

        /** Whose a thing is for whoever conducts: what is known by a parameter's name belongs to who was handed over. */
        Footprint.Owner owner(Footprint.Owner inside) {
            if (inside.kind() == Footprint.Owner.Kind.ROLE && inside.binding() == 0) {
                return inside.bound(bindings.getOrDefault(inside.role(), 0));
            }
            if (inside.kind() != Footprint.Owner.Kind.PARAMETER) {
                return inside;
            }
            Footprint.Owner outside = owners.getOrDefault(inside.role(), Footprint.Owner.ANY);
            for (String name : inside.via()) {
                outside = outside.via(name);
            }
            return outside;
        }

        boolean allows(Map<String, Boolean> assuming) {
            return assuming.entrySet().stream()
                    .allMatch(entry ->
                            flags.getOrDefault(entry.getKey(), entry.getValue()).equals(entry.getValue()));
        }

        Handed on(Footprint.Conducted conducted) {
            TreeMap<String, Footprint.Owner> handedOn = new TreeMap<>();
            conducted.owners().forEach((name, owner) -> handedOn.put(name, owner(owner)));
            TreeMap<String, Integer> boundThere = new TreeMap<>(bindings);
            boundThere.putAll(conducted.bindings());
            return new Handed(conducted.flags(), handedOn, boundThere);
        }
    }

    private void add(Footprint footprint, Handed handed, Footprint whole, TreeSet<String> seen) {
        boolean conductedHere = !seen.isEmpty();
        work.spend(footprint.touches.size() + footprint.conducted.size());
        for (Footprint.Touch touch : footprint.touches) {
            // Whoever conducts a sequence has names and outcomes of their own.
            boolean elsewhere = conductedHere && touch.thing().ofRoutine();
            if (!elsewhere && handed.allows(touch.assuming())) {
                whole.touches.add(touch.of(handed.owner(touch.owner())));
            }
        }
        for (Footprint.Unfit unfit : footprint.unfit) {
            if (handed.allows(unfit.assuming())) {
                whole.unfit.add(unfit);
            }
        }
        for (Footprint.Conducted conducted : footprint.conducted) {
            Footprint callee = sequences.get(conducted.sequence());
            Handed there = handed.on(conducted);
            String called = conducted.sequence() + there.flags + there.owners + there.bindings;
            work.spend(called.length() / CHARACTERS);
            if (callee != null && handed.allows(conducted.assuming()) && seen.add(called)) {
                add(callee, there, whole, seen);
            }
        }
    }
}
