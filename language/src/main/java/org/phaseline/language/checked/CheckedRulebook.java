package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.Coaching;
import org.phaseline.engine.outline.SymbolRule;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;

/**
 * A whole rulebook, understood, for one scenario and one set of options.
 *
 * @param title with the scenario's behind it
 * @param about what the rulebook and then the scenario say of themselves
 * @param coach what the scenario has a coach say, in the order of the text
 * @param sequences in the order of the text; the number of each is its place here
 * @param digressions the rulebook's own, then the one every rulebook has
 * @param defaultActors for each routine, by its name, who acts in it unless a heading says otherwise, as the text says it
 * @param markerEnds when markers come off, one for each marker
 * @param unseen which pieces only their own side sees, and when
 * @param requirements what every set-up must fulfil
 * @param invariants what must be true of every position, for playtests
 * @param values how well a side stands, for bots
 * @param overlays what can be laid over the boards
 * @param first who is asked first when several react; null for the turn order
 * @param interrupt whether reactions interrupt each other
 * @param throughout whether what is raised in a sequence that a reaction conducts waits until that reaction is over
 * @param mayBeUnused sequences and events that the scenario leaves unused by replacing steps
 * @param playedInStep whether somewhere a phase is finished by all before the next begins
 * @param beginning where the main file begins
 * @param scenarioPlace where the scenario is named, or the beginning
 */
public record CheckedRulebook(
        String title,
        List<String> about,
        List<Coaching> coach,
        Symbols symbols,
        Headings headings,
        Routine gameTurn,
        List<Routine> sequences,
        List<Reaction> reactions,
        List<Routine> digressions,
        TreeMap<String, String> defaultActors,
        List<MarkerEnd> markerEnds,
        List<Unseen> unseen,
        List<Requirement> requirements,
        List<Invariant> invariants,
        List<SideValue> values,
        List<Overlay> overlays,
        @Nullable Expr first,
        boolean interrupt,
        boolean throughout,
        List<SymbolRule> symbolRules,
        TreeSet<String> mayBeUnused,
        boolean playedInStep,
        NameUses names,
        List<Declaration.When> whens,
        Place beginning,
        Place scenarioPlace) {

    /** All routines, in the order in which they are looked at. */
    public List<Routine> routines() {
        List<Routine> all = new ArrayList<>();
        all.add(gameTurn);
        all.addAll(sequences);
        reactions.forEach(reaction -> all.add(reaction.routine()));
        all.addAll(digressions);
        return all;
    }

    /** {@code step} is null when the step it names is unknown, {@code condition} when it always comes off. */
    public record MarkerEnd(
            Symbols.Marker marker,
            Headings.@Nullable Entry step,
            @Nullable Expr condition) {}

    /**
     * What every set-up must fulfil.
     *
     * @param set whose members must fulfil it each, or null for the game as a whole
     * @param text what is said of one that does not
     * @param places where a member is listed, for each member that has such a place; a breach by another is a problem of the scenario
     */
    public record Requirement(
            Place place, @Nullable Expr set, Expr condition, Text text, TreeMap<Integer, Place> places) {}

    /**
     * What must be true of every position.
     *
     * @param written as the text says it
     * @param never whether the condition must never be true, for any member
     * @param set for whose members it must be true each, or null for the game as a whole
     */
    public record Invariant(
            Place place,
            String written,
            boolean never,
            @Nullable Expr set,
            Expr condition,
            Text text) {}

    /**
     * How well a side stands.
     *
     * @param written as the text says it
     * @param set the sides it speaks of
     */
    public record SideValue(String written, Expr set, Expr amount) {}

    /**
     * What can be laid over a board.
     *
     * @param set for whose members there is one each, or null if there is one
     * @param spaces the spaces it is about
     * @param number what is told of each, looking at the space, or null
     */
    public record Overlay(
            Text title,
            @Nullable Expr set,
            Expr spaces,
            @Nullable Expr number) {}

    /** Pieces of a kind that only their own side sees while the condition holds. */
    public record Unseen(Type.Kind kind, Symbols.Field side, Expr condition) {}
}
