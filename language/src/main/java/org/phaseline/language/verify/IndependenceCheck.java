package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.tree.Place;

/**
 * Shows that branches of a together do not touch each other, or says where they do. A branch of a party may change what is
 * its own; it may not change what others have, nor look at what they change meanwhile.
 */
final class IndependenceCheck {

    private static final int CLASH = 16;

    private final Footprints all;
    private final Problems problems;
    private final WorkBudget work;
    private final ConductedFootprints conducted;

    IndependenceCheck(Footprints all, Problems problems) {
        this.all = all;
        this.problems = problems;
        this.work = problems.work();
        this.conducted = new ConductedFootprints(all.sequences, work);
    }

    void check() {
        all.dueChanges.forEach(this::happensThere);
        all.reveals.forEach(this::revealedThere);
        for (Footprints.Branching branching : all.branchings) {
            work.at(branching.place());
            List<Footprint> whole =
                    branching.branches().stream().map(conducted::with).toList();
            for (Footprint footprint : whole) {
                unfit(branching, footprint);
            }
            if (branching.perParty()) {
                sameCode(branching, whole.getFirst());
            } else {
                differentCode(branching, whole);
            }
        }
    }

    private void problem(Place place, String sentence) {
        problems.add(Code.ORDER_DEPENDENT, place, sentence);
    }

    /** What is put off, and a marker that comes off, is changed where its time comes, whoever gets there first. */
    private void happensThere(Footprints.DueChange change) {
        for (TouchContext there : all.comeTo.getOrDefault(change.step(), List.of())) {
            int binding = there.bindings().getOrDefault(change.owner().role(), 0);
            there.touch(change.thing(), change.owner().bound(binding), true, change.place(), change.advice());
        }
    }

    /** What was decided before the branches began is open when one of them reveals it, and sealed as long as it has not. */
    private void revealedThere(Footprints.RevealedStep revealed) {
        List<Footprint> inside = all.comeTo.getOrDefault(revealed.step(), List.of()).stream()
                .flatMap(context -> context.footprints().stream())
                .toList();
        revealed.there()
                .unfit(
                        "a step that was decided before is revealed",
                        revealed.place(),
                        footprint -> inside.stream().noneMatch(each -> each == footprint));
    }

    private void unfit(Footprints.Branching branching, Footprint footprint) {
        for (Footprint.Unfit unfit : footprint.unfit) {
            problem(
                    unfit.place(),
                    unfit.what() + " where parties act together (line "
                            + branching.place().line() + "), so it would matter who acts first");
        }
    }

    /** Every party runs the same lines: what they change must be their own, and nobody else may look at it. */
    private void sameCode(Footprints.Branching branching, Footprint footprint) {
        TreeMap<String, List<Footprint.Touch>> looked = new TreeMap<>();
        for (Footprint.Touch read : footprint.touches) {
            if (!read.write() && !own(read.owner(), branching) && !(branching.sealed() && isLayered(read))) {
                looked.computeIfAbsent(read.thing().key(), unused -> new ArrayList<>())
                        .add(read);
            }
        }
        for (Footprint.Touch write : footprint.touches) {
            if (!write.write()) {
                continue;
            }
            if (!own(write.owner(), branching)) {
                problem(
                        write.place(),
                        branching.sealed()
                                ? "in a sealed block a party can change only what is its own" + asOnesOwn(write)
                                : "several parties could change "
                                        + write.thing().said()
                                        + " at the same time (together on line "
                                        + branching.place().line() + ")"
                                        + givenAway(write) + ": " + write.advice());
                continue;
            }
            // Told of the first line that changes it, each who looks knows enough.
            List<Footprint.Touch> reads = looked.remove(write.thing().key());
            for (Footprint.Touch read : reads == null ? List.<Footprint.Touch>of() : reads) {
                problem(
                        read.place(),
                        "another party could be changing " + read.said() + " at the same time (line "
                                + write.place().line() + "): write 'later' there");
            }
        }
    }

    private String asOnesOwn(Footprint.Touch write) {
        String givenAway = givenAway(write);
        return givenAway.isEmpty() ? write.asOnesOwn() : givenAway;
    }

    /** Of pieces that change sides no filter tells whose they are: where they do. */
    private String givenAway(Footprint.Touch write) {
        Place changed = all.sideChanges.of(write.thing().holder());
        return changed == null
                ? ""
                : ", and whose a '" + write.thing().holder() + "' is can change (line " + changed.line() + ")";
    }

    /**
     * Whether what a party changes under seal lies in a layer of its own: values of the state do, names and outcomes do not. Nobody
     * else reads such a layer, and whatever else changes the state is a branch of another together, compared with this one there.
     */
    private static boolean isLayered(Footprint.Touch touch) {
        return !touch.thing().ofRoutine();
    }

    private boolean own(Footprint.Owner owner, Footprints.Branching branching) {
        if (owner.via().stream().anyMatch(all.mixed::contains)) {
            return false;
        }
        return switch (owner.kind()) {
            case OWN -> true;
            case ROLE ->
                owner.role().equals(branching.role()) && owner.binding() == branching.fork()
                        || owner.sameAs(branching.alone());
            case PARTY, PARAMETER -> owner.sameAs(branching.alone());
            case GAME, ANY -> false;
        };
    }

    /** A touch, and which of the branches it is in. */
    private record InBranch(int branch, Footprint.Touch touch) {}

    /** What is changed nowhere, or touched in one branch only, need not be compared with anything. */
    private void differentCode(Footprints.Branching branching, List<Footprint> branches) {
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
            meet(Objects.requireNonNull(byThing.get(key)), clashes);
        }
        // Of several at one spot the one that is told is that of the earliest branches.
        clashes.sort(Comparator.comparingInt((Clash clash) -> clash.first.branch)
                .thenComparingInt(clash -> clash.second.branch));
        clashes.forEach(clash -> clash(branching.place(), clash.first.touch, clash.second.touch));
    }

    private record Clash(InBranch first, InBranch second) {}

    private void meet(List<InBranch> touches, List<Clash> clashes) {
        for (int i = 0; i < touches.size(); i++) {
            InBranch first = touches.get(i);
            work.spend(touches.size() - i);
            for (int j = i + 1; j < touches.size(); j++) {
                InBranch second = touches.get(j);
                if (first.branch != second.branch
                        && (first.touch.write() || second.touch.write())
                        && overlap(first.touch.owner(), second.touch.owner())) {
                    work.spend(CLASH);
                    clashes.add(new Clash(first, second));
                }
            }
        }
    }

    private void clash(Place together, Footprint.Touch first, Footprint.Touch second) {
        Footprint.Touch write = second.write() ? second : first;
        Footprint.Touch against = second.write() ? first : second;
        if (write.thing().ofRoutine() && !against.write()) {
            // A step or a choice cannot be put off, so it is the one who looks that has to wait.
            problem(
                    against.place(),
                    write.thing().said() + " is decided at the same time, in another branch of the together on line "
                            + together.line());
            return;
        }
        problem(
                write.place(),
                "another branch of the together on line " + together.line() + " "
                        + (against.write() ? "changes " : "reads ")
                        + (against.write() ? write.thing().said() : against.said()) + " too (line "
                        + against.place().line() + "): " + write.advice());
    }

    private static boolean overlap(Footprint.Owner one, Footprint.Owner other) {
        boolean bothNamed = one.kind() == Footprint.Owner.Kind.PARTY && other.kind() == Footprint.Owner.Kind.PARTY;
        return !bothNamed || one.role().equals(other.role());
    }
}
