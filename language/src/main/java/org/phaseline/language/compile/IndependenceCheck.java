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

    /** So many characters are put together in the time other work of one unit takes. */
    private static final int CHARACTERS = 8;

    private static final int CLASH = 16;

    private final Compilation all;

    IndependenceCheck(Compilation all) {
        this.all = all;
    }

    void check() {
        all.dueChanges.forEach(this::happensThere);
        for (Compilation.Branching branching : all.branchings) {
            all.work.at(branching.place());
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
        TreeMap<String, List<Footprint.Touch>> looked = new TreeMap<>();
        for (Footprint.Touch read : footprint.touches) {
            if (!read.write() && !own(read.owner(), branching)) {
                looked.computeIfAbsent(read.thing().key(), unused -> new ArrayList<>())
                        .add(read);
            }
        }
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
            // Told of the first line that changes it, each who looks knows enough.
            List<Footprint.Touch> reads = looked.remove(write.thing().key());
            for (Footprint.Touch read : reads == null ? List.<Footprint.Touch>of() : reads) {
                all.problem(
                        read.place(),
                        "another party could be changing " + read.thing().said() + " meanwhile (line "
                                + write.place().line() + "): there write 'later'");
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

    /** A touch, and which of the branches it is in. */
    private record InBranch(int branch, Footprint.Touch touch) {}

    /** What is changed nowhere, or touched in one branch only, need not be compared with anything. */
    private void differentCode(Compilation.Branching branching, List<Footprint> branches) {
        TreeMap<String, List<InBranch>> byThing = new TreeMap<>();
        TreeSet<String> changed = new TreeSet<>();
        for (int i = 0; i < branches.size(); i++) {
            for (Footprint.Touch touch : branches.get(i).touches) {
                byThing.computeIfAbsent(touch.thing().key(), unused -> new ArrayList<>())
                        .add(new InBranch(i, touch));
                if (touch.write()) {
                    changed.add(touch.thing().key());
                }
            }
        }
        List<Clash> clashes = new ArrayList<>();
        for (String key : changed) {
            meet(java.util.Objects.requireNonNull(byThing.get(key)), clashes);
        }
        // Of several at one spot the one that is told is that of the earliest branches.
        clashes.sort(java.util.Comparator.comparingInt((Clash clash) -> clash.first.branch)
                .thenComparingInt(clash -> clash.second.branch));
        clashes.forEach(clash -> clash(branching.place(), clash.first.touch, clash.second.touch));
    }

    private record Clash(InBranch first, InBranch second) {}

    private void meet(List<InBranch> touches, List<Clash> clashes) {
        for (int i = 0; i < touches.size(); i++) {
            InBranch first = touches.get(i);
            all.work.spend(touches.size() - i);
            for (int j = i + 1; j < touches.size(); j++) {
                InBranch second = touches.get(j);
                if (first.branch != second.branch
                        && (first.touch.write() || second.touch.write())
                        && overlap(first.touch.owner(), second.touch.owner())) {
                    all.work.spend(CLASH);
                    clashes.add(new Clash(first, second));
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
        all.work.spend(footprint.touches.size() + footprint.conducted.size());
        for (Footprint.Touch touch : footprint.touches) {
            // Whoever conducts a sequence gets a page of his own.
            boolean elsewhere = conductedHere && touch.thing().ofPage();
            if (!elsewhere && possible(touch.assuming(), flags)) {
                whole.touches.add(touch.of(handed(touch.owner(), owners, bindings)));
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
            String called = conducted.sequence() + conducted.flags() + handedOn + boundThere;
            all.work.spend(called.length() / CHARACTERS);
            if (callee != null && possible(conducted.assuming(), flags) && seen.add(called)) {
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
