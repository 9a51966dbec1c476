package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.language.tree.Place;

/**
 * Shows that branches of a together do not touch each other, or says where they do. A branch of a party may change what is
 * its own; it may not change what others have, nor look at what they change meanwhile.
 */
final class IndependenceCheck {

    private final Compilation all;

    IndependenceCheck(Compilation all) {
        this.all = all;
    }

    void check() {
        all.dueChanges.forEach(this::happensThere);
        for (Compilation.Branching branching : all.branchings) {
            List<Footprint> whole =
                    branching.branches().stream().map(this::withConducted).toList();
            for (Footprint footprint : whole) {
                unfit(branching, footprint);
            }
            if (branching.perParty()) {
                sameCode(branching, whole.get(0));
            } else {
                differentCode(branching, whole);
            }
        }
    }

    /** What is put off, and a marker that comes off, is changed where its time comes, whoever gets there first. */
    private void happensThere(Compilation.DueChange change) {
        for (Context there : all.contexts.getOrDefault(change.step(), List.of())) {
            int binding = there.bindings().getOrDefault(change.owner().role(), 0);
            there.touch(change.thing(), change.owner().bound(binding), true, change.place(), change.advice());
        }
    }

    private void unfit(Compilation.Branching branching, Footprint footprint) {
        for (Footprint.Unfit unfit : footprint.unfit) {
            all.problem(
                    unfit.place(),
                    unfit.what() + " inside what is done together (line "
                            + branching.place().line() + "), where it would matter who acts first");
        }
    }

    /** Every party runs the same lines: what they change must be their own, and nobody else may look at it. */
    private void sameCode(Compilation.Branching branching, Footprint footprint) {
        for (Footprint.Touch write : footprint.touches) {
            if (!write.write()) {
                continue;
            }
            if (!own(write.owner(), branching)) {
                all.problem(
                        write.place(),
                        "several parties could change " + write.thing().said()
                                + " at the same time (together in line "
                                + branching.place().line() + "): " + write.advice());
                continue;
            }
            for (Footprint.Touch read : footprint.touches) {
                boolean same = read.thing().key().equals(write.thing().key());
                if (!read.write() && same && !own(read.owner(), branching)) {
                    all.problem(
                            read.place(),
                            "another party could be changing " + read.thing().said() + " meanwhile (line "
                                    + write.place().line() + "): there write 'later'");
                }
            }
        }
    }

    private boolean own(Footprint.Owner owner, Compilation.Branching branching) {
        if (owner.via().stream().anyMatch(all.mixed::contains)) {
            return false;
        }
        return switch (owner.kind()) {
            case OWN -> true;
            case ROLE -> owner.role().equals(branching.role()) && owner.binding() == branching.fork();
            default -> false;
        };
    }

    private void differentCode(Compilation.Branching branching, List<Footprint> branches) {
        for (int i = 0; i < branches.size(); i++) {
            for (int j = i + 1; j < branches.size(); j++) {
                meet(branching.place(), branches.get(i), branches.get(j));
            }
        }
    }

    private void meet(Place together, Footprint one, Footprint other) {
        for (Footprint.Touch first : one.touches) {
            for (Footprint.Touch second : other.touches) {
                boolean both = first.thing().key().equals(second.thing().key())
                        && (first.write() || second.write())
                        && overlap(first.owner(), second.owner());
                if (both) {
                    clash(together, first, second);
                }
            }
        }
    }

    private void clash(Place together, Footprint.Touch first, Footprint.Touch second) {
        Footprint.Touch write = second.write() ? second : first;
        Footprint.Touch against = second.write() ? first : second;
        if (write.thing().ofPage() && !against.write()) {
            // A step or a choice cannot be put off, so it is the one who looks that has to wait.
            all.problem(
                    against.place(),
                    write.thing().said() + " is decided at the same time, in another branch of the together in line "
                            + together.line());
            return;
        }
        all.problem(
                write.place(),
                "another branch of the together in line " + together.line() + " "
                        + (against.write() ? "changes " : "looks at ")
                        + write.thing().said() + " too (line "
                        + against.place().line() + "): " + write.advice());
    }

    private static boolean overlap(Footprint.Owner one, Footprint.Owner other) {
        boolean bothNamed = one.kind() == Footprint.Owner.Kind.PARTY && other.kind() == Footprint.Owner.Kind.PARTY;
        return !bothNamed || one.role().equals(other.role());
    }

    /** A footprint with those of everything conducted, as far as the flags handed over let play come there. */
    private Footprint withConducted(Footprint footprint) {
        Footprint whole = new Footprint();
        add(footprint, new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), whole, new TreeSet<>());
        return whole;
    }

    private void add(
            Footprint footprint,
            Map<String, Boolean> flags,
            Map<String, Footprint.Owner> owners,
            Map<String, Integer> bindings,
            Footprint whole,
            TreeSet<String> seen) {
        boolean conductedHere = !seen.isEmpty();
        for (Footprint.Touch touch : footprint.touches) {
            // Whoever conducts a sequence gets a page of his own.
            boolean elsewhere = conductedHere && touch.thing().ofPage();
            if (!elsewhere && possible(touch.assuming(), flags)) {
                whole.touches.add(new Footprint.Touch(
                        touch.thing(),
                        handed(touch.owner(), owners, bindings),
                        touch.write(),
                        touch.place(),
                        touch.assuming(),
                        touch.advice()));
            }
        }
        for (Footprint.Unfit unfit : footprint.unfit) {
            if (possible(unfit.assuming(), flags)) {
                whole.unfit.add(unfit);
            }
        }
        for (Footprint.Conducted conducted : new ArrayList<>(footprint.conducted)) {
            Footprint callee = all.footprints.get(conducted.sequence());
            TreeMap<String, Footprint.Owner> handedOn = new TreeMap<>();
            conducted.owners().forEach((name, owner) -> handedOn.put(name, handed(owner, owners, bindings)));
            TreeMap<String, Integer> boundThere = new TreeMap<>(bindings);
            boundThere.putAll(conducted.bindings());
            if (callee != null
                    && possible(conducted.assuming(), flags)
                    && seen.add(conducted.sequence() + conducted.flags() + handedOn + boundThere)) {
                add(callee, conducted.flags(), handedOn, boundThere, whole, seen);
            }
        }
    }

    /** Whose a thing is for whoever conducts: what is known by a parameter's name belongs to who was handed over. */
    private static Footprint.Owner handed(
            Footprint.Owner owner, Map<String, Footprint.Owner> owners, Map<String, Integer> bindings) {
        if (owner.kind() == Footprint.Owner.Kind.ROLE && owner.binding() == 0) {
            return owner.bound(bindings.getOrDefault(owner.role(), 0));
        }
        if (owner.kind() != Footprint.Owner.Kind.PARAMETER) {
            return owner;
        }
        Footprint.Owner outside = owners.getOrDefault(owner.role(), Footprint.Owner.ANY);
        for (String name : owner.via()) {
            outside = outside.via(name);
        }
        return outside;
    }

    private static boolean possible(Map<String, Boolean> assuming, Map<String, Boolean> flags) {
        return assuming.entrySet().stream()
                .allMatch(entry ->
                        flags.getOrDefault(entry.getKey(), entry.getValue()).equals(entry.getValue()));
    }
}
