package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.language.tree.Place;

/** What a whole rulebook reads and changes, and where it branches. */
final class Footprints {

    /**
     * A together that must be shown to be independent of who acts first; {@code sealed} when everybody decides unseen.
     *
     * @param alone the one party there is a branch of; anybody where there can be several
     */
    record Branching(
            Place place,
            boolean perParty,
            boolean sealed,
            String role,
            int fork,
            Footprint.Owner alone,
            List<Footprint> branches) {}

    /** A change that happens when play comes to the start or end of a step, and what to do instead if it cannot. */
    record DueChange(int step, Footprint.Thing thing, Footprint.Owner owner, Place place, String advice) {}

    /** A line that reveals a sealed step. */
    record RevealedStep(int step, TouchContext there, Place place) {}

    final SideChanges sideChanges;

    Footprints(SideChanges sideChanges) {
        this.sideChanges = sideChanges;
    }

    /** By the names of sequences; a conducted one is looked up here. */
    final TreeMap<String, Footprint> sequences = new TreeMap<>();

    final List<Branching> branchings = new ArrayList<>();
    final List<DueChange> dueChanges = new ArrayList<>();
    final List<RevealedStep> reveals = new ArrayList<>();

    /** In which surroundings each step is come to: several, when it is also conducted again. */
    final TreeMap<Integer, List<TouchContext>> comeTo = new TreeMap<>();

    /** Names that stand now for pieces of one owner, now for those of another; see {@link Footprint.Owner}. */
    final TreeSet<String> mixed = new TreeSet<>();
}
