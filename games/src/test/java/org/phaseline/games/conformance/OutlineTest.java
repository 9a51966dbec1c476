package org.phaseline.games.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.engine.outline.Mode;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;
import org.phaseline.games.conformance.Inventory.Entry;
import org.phaseline.games.conformance.Marks.Mark;
import org.phaseline.language.RulebookText;

/** The outlines print what the inventories of the printed rules hold: every entry, in order, with its id, actor and mode. */
class OutlineTest {

    /** Headings that stand for a whole sequence, the game turn or the rulebook: they are no step of the outline. */
    private static final Set<String> WHOLE_SEQUENCES = Set.of(
            "Turn Sequence",
            "Close Combat",
            "Ranged Combat",
            "Move",
            "Regroup",
            "Special",
            "2.0",
            "2.1",
            "2.2",
            "2.3",
            "3",
            "3.1",
            // The second player turn is the first one again, in the same loop.
            "PT2");

    /** Entries that stand elsewhere than printed, and why. */
    private static final Map<String, String> MOVED = Map.ofEntries(
            Map.entry("2.4", "agreed on before anything else in a game turn"),
            Map.entry("Move1:opfire", "open throughout the movement, so it stands before it"),
            Map.entry("Air", "open throughout the movement segment instead of listed after it"),
            Map.entry("MoveSeg:fuel", "asked for the units that move"),
            Map.entry("MoveSeg:overrun", "happens within a move"),
            Map.entry("MoveSeg:construct", "done by a unit instead of its move"),
            Map.entry("MoveSeg:destroy", "done by a unit on its move"),
            Map.entry("Reaction:fuel", "asked for the units that move"),
            Map.entry("Reaction:overrun", "happens within a move"),
            Map.entry("Exploit:fuel", "asked for the units that move"),
            Map.entry("Exploit:overrun", "happens within a move"));

    /** Entries whose label is another one: phases by their row of the table, a later movement by the first. */
    private static final Map<String, String> LABELS = Map.ofEntries(
            Map.entry("Spotting Phase", "3.1(1)"),
            Map.entry("Rally Phase", "3.1(2)"),
            Map.entry("Initiative", "3.1(3)"),
            Map.entry("First Side Movement", "3.1(4)"),
            Map.entry("Second Side Movement", "3.1(5)"),
            Map.entry("Move2:same", "Move1:activate"),
            Map.entry("Move2:opfire", "Move1:opfire"),
            Map.entry("Stationary Fire Phase", "3.1(6)"),
            Map.entry("Moving Fire Phase", "3.1(7)"),
            Map.entry("Morale Phase", "3.1(8)"),
            Map.entry("Melee Phase", "3.1(9)"),
            Map.entry("End Turn Phase", "3.1(10)"),
            Map.entry("3.2", "3.1(10)"),
            // A unit moves by the same steps in every phase.
            Map.entry("Reaction:fuel", "MoveSeg:fuel"),
            Map.entry("Reaction:overrun", "MoveSeg:overrun"),
            Map.entry("Exploit:fuel", "MoveSeg:fuel"),
            Map.entry("Exploit:overrun", "MoveSeg:overrun"));

    @ParameterizedTest
    @ValueSource(strings = {"legions", "ocs", "rof"})
    void entriesOfOneParentStandInPrintedOrder(String game) {
        RulebookText text = Conformance.text(game);
        Map<String, List<Mark>> marks = Marks.of(text, Conformance.load(text).outline(), Inventory.ids(game));
        Map<String, List<Entry>> siblings = Inventory.of(game).stream()
                .filter(entry -> entry.isStep() || entry.isHeading())
                .filter(entry -> !MOVED.containsKey(entry.id()) && !WHOLE_SEQUENCES.contains(entry.id()))
                .collect(Collectors.groupingBy(Entry::parent));

        siblings.values()
                .forEach(entries -> assertThat(entries.stream()
                                .map(entry -> marks.get(entry.id()).getFirst().line())
                                .toList())
                        .as("lines of %s", entries.stream().map(Entry::id).toList())
                        .isSorted()
                        .doesNotHaveDuplicates());
    }

    @TestFactory
    Stream<DynamicTest> everyHeadingAndStepIsPrintedWithItsIdActorAndMode() {
        return Stream.of("legions", "ocs", "rof").flatMap(game -> {
            RulebookText text = Conformance.text(game);
            Outline outline = Conformance.load(text).outline();
            Map<String, List<Mark>> marks = Marks.of(text, outline, Inventory.ids(game));
            return Inventory.of(game).stream()
                    .filter(entry -> entry.isStep() || entry.isHeading())
                    .filter(entry -> !WHOLE_SEQUENCES.contains(entry.id()))
                    .map(entry -> DynamicTest.dynamicTest(
                            game + ": " + entry.id(), () -> check(entry, outline, marks.get(entry.id()))));
        });
    }

    private static void check(Entry entry, Outline outline, List<Mark> lines) {
        Optional<Step> printed = outline.steps().stream()
                .filter(step -> lines.contains(new Mark(step.file(), step.line())))
                .findFirst();
        assertThat(printed).as("%s is a step of the outline", entry.id()).isPresent();
        Step step = printed.get();
        if (!entry.id().equals("PT1")) {
            assertThat(step.label()).isEqualTo(LABELS.getOrDefault(entry.id(), label(entry.id())));
        }
        assertThat(actors(outline, step)).as("who acts in %s", entry.id()).containsAnyElementsOf(actors(entry));
        if (entry.isStep()) {
            assertThat(fits(entry.mode(), outline, step))
                    .as("%s is %s, printed as %s", entry.id(), entry.mode(), step.mode())
                    .isTrue();
        }
    }

    /** "Close Combat (a)" is printed as (a), "Turn 1(a)" as 1(a), "Refit:do" as it is. */
    private static String label(String id) {
        return id.startsWith("Turn ") ? id.substring(5) : id.contains(" (") ? id.substring(id.indexOf('(')) : id;
    }

    /** How the rulebooks call an actor of the inventory. "the umpire" acts in what is automatic, and in what nobody is named for. */
    private static Set<String> actors(Entry entry) {
        return switch (entry.actor()) {
            case "active" -> Set.of("active", "first", "opponent(first)", "mover");
            case "ordering" -> Set.of("ordering");
            case "phasing" -> Set.of("phasing", "mover");
            case "non-phasing" -> Set.of("nonPhasing", "mover", "opponent(mover)");
            // What happens by itself, or what people tell the umpire because only they can see it.
            case "system" -> Set.of("the umpire", "people");
            case "all" -> Set.of("the umpire");
            case "both-simultaneous", "both-any-order" -> Set.of("both", "fighters", "owner", "the umpire");
            case "either" -> Set.of("elector", "rival", "owner", "winner", "the umpire");
            default -> throw new AssertionError("an actor nobody has heard of: " + entry.actor());
        };
    }

    private static List<String> actors(Outline outline, Step step) {
        List<String> actors = new ArrayList<>();
        actors.add(step.actor());
        inside(outline, step).forEach(each -> actors.add(each.actor()));
        if (step.mode() == Mode.AUTOMATIC || step.actor().isEmpty()) {
            actors.add("the umpire");
        }
        if (step.coverage() == Coverage.TRACKED || !inside(outline, step).isEmpty()) {
            actors.add("people");
        }
        return actors;
    }

    private static boolean fits(String mode, Outline outline, Step step) {
        return switch (mode) {
            // A step that only one of several choices leads to can be left alone.
            case "may" ->
                step.mode() == Mode.MAY
                        || ancestors(outline, step).anyMatch(each -> each.mode() == Mode.MAY)
                        || inside(outline, step).stream().anyMatch(each -> each.mode() == Mode.MAY);
            case "must" -> step.mode() != Mode.MAY;
            // Nobody can decline it, even where people have to tell what happened.
            case "automatic" ->
                step.mode() == Mode.AUTOMATIC || step.mode() == Mode.MUST && step.coverage() == Coverage.TRACKED;
            default -> throw new AssertionError("a mode nobody has heard of: " + mode);
        };
    }

    private static Stream<Step> ancestors(Outline outline, Step step) {
        return Stream.iterate(
                        step.parent(),
                        parent -> parent >= 0,
                        parent -> outline.step(parent).parent())
                .map(outline::step);
    }

    private static List<Step> inside(Outline outline, Step step) {
        return outline.steps().stream()
                .filter(each -> ancestors(outline, each).anyMatch(ancestor -> ancestor.index() == step.index()))
                .toList();
    }
}
