package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.NameUses;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Declaration.ScenarioLine.Where;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Word;

/**
 * Steps that a scenario leaves out, replaces or puts in: done on the tree, so that everything after it sees the rulebook as it
 * is played. A step that is left out stays where it is, behind a guard that never holds: lines that speak of it still know it, and
 * it was never done.
 */
final class Overrides {

    /** What becomes of a step, by the place of its heading. */
    private final TreeMap<Place, ScenarioLine.Steps> instead = new TreeMap<>();

    private final TreeMap<Place, Word> without = new TreeMap<>();
    private final TreeMap<Place, List<ScenarioLine.Steps>> before = new TreeMap<>();
    private final TreeMap<Place, List<ScenarioLine.Steps>> after = new TreeMap<>();

    /** The places of headings that were come to; what is inside a replaced one is gone. */
    private final TreeSet<Place> met = new TreeSet<>();

    private final Problems problems;

    private Overrides(Problems problems) {
        this.problems = problems;
    }

    static Declarations apply(
            Declarations declarations, Declaration.@Nullable Scenario scenario, Problems problems, NameUses names) {
        boolean any = scenario != null
                && scenario.lines().stream()
                        .anyMatch(line -> line instanceof ScenarioLine.Without || line instanceof ScenarioLine.Steps);
        if (scenario == null || !any) {
            return declarations;
        }
        Overrides overrides = new Overrides(problems);
        Headings headings = OverrideTargets.headings(declarations, problems.work());
        overrides.find(scenario, new StepFinder(headings, problems, names));
        List<Declaration> changed = new ArrayList<>();
        declarations.all().forEach(declaration -> changed.addAll(overrides.declaration(declaration)));
        overrides.unmet();
        return declarations.with(changed);
    }

    // ---- what is meant

    private void find(Declaration.Scenario scenario, StepFinder finder) {
        for (ScenarioLine line : scenario.lines()) {
            if (line instanceof ScenarioLine.Without left) {
                for (Word step : left.steps()) {
                    Headings.Entry entry = finder.findAnywhere(step, "");
                    if (entry != null && isFirst(entry, step)) {
                        without.put(entry.heading().place(), step);
                    }
                }
            } else if (line instanceof ScenarioLine.Steps steps) {
                Headings.Entry entry = finder.findAnywhere(steps.step(), "");
                if (entry != null) {
                    put(entry, steps);
                }
            }
        }
    }

    private void put(Headings.Entry entry, ScenarioLine.Steps steps) {
        Place place = entry.heading().place();
        boolean reaction = entry.parent() < 0 && OverrideTargets.isReaction(entry.sequence());
        if (steps.where() == Where.INSTEAD) {
            if (isFirst(entry, steps.step())) {
                instead.put(place, steps);
            }
        } else if (reaction) {
            problems.add(
                    Code.DECLARATION,
                    steps.step().place(),
                    "[" + steps.step().text() + "] is a reaction or digression: nothing can be put before or after it");
        } else {
            (steps.where() == Where.BEFORE ? before : after)
                    .computeIfAbsent(place, unused -> new ArrayList<>())
                    .add(steps);
        }
    }

    private boolean isFirst(Headings.Entry entry, Word step) {
        Place place = entry.heading().place();
        boolean first = !without.containsKey(place) && !instead.containsKey(place);
        if (!first) {
            problems.add(
                    Code.DUPLICATE_NAME,
                    step.place(),
                    "this scenario already replaces or leaves out [" + step.text() + "]");
        }
        return first;
    }

    private void unmet() {
        without.forEach((place, step) -> unmet(place, step));
        instead.forEach((place, steps) -> unmet(place, steps.step()));
        before.forEach((place, all) -> all.forEach(steps -> unmet(place, steps.step())));
        after.forEach((place, all) -> all.forEach(steps -> unmet(place, steps.step())));
    }

    private void unmet(Place place, Word step) {
        if (!met.contains(place)) {
            problems.add(
                    Code.DECLARATION,
                    step.place(),
                    "[" + step.text() + "] is inside a step that this scenario replaces");
        }
    }

    // ---- the changed tree

    private List<Declaration> declaration(Declaration declaration) {
        return switch (declaration) {
            case Declaration.GameTurn d ->
                List.of(new Declaration.GameTurn(d.place(), d.title(), d.refs(), d.clauses(), items(d.body())));
            case Declaration.Sequence d ->
                List.of(new Declaration.Sequence(
                        d.place(), d.name(), d.parameters(), d.title(), d.refs(), d.clauses(), items(d.body())));
            case Declaration.Outline d ->
                heading(d.heading()).stream()
                        .map(item -> (Declaration) new Declaration.Outline(item.place(), item))
                        .toList();
            case Declaration.When d ->
                reaction(d.heading()).stream()
                        .map(heading ->
                                (Declaration) new Declaration.When(d.place(), d.event(), d.parameters(), heading))
                        .toList();
            case Declaration.Digression d ->
                reaction(d.heading()).stream()
                        .map(heading -> (Declaration) new Declaration.Digression(d.place(), heading))
                        .toList();
            default -> List.of(declaration);
        };
    }

    private List<Item> items(List<Item> items) {
        List<Item> changed = new ArrayList<>();
        for (Item item : items) {
            switch (item) {
                case Heading heading -> changed.addAll(heading(heading));
                case Statement statement -> changed.add(statement(statement));
            }
        }
        return List.copyOf(changed);
    }

    private List<Heading> heading(Heading heading) {
        Place place = heading.place();
        met.add(place);
        List<Heading> changed = new ArrayList<>();
        before.getOrDefault(place, List.of()).forEach(steps -> changed.addAll(headings(steps.items())));
        ScenarioLine.Steps replaced = instead.get(place);
        if (replaced == null) {
            Word left = without.get(place);
            Clauses.Guard never = left == null
                    ? null
                    : new Clauses.Guard(left.place(), new Expression.Flag(left.place(), false), false);
            Clauses clauses =
                    never == null ? heading.clauses() : heading.clauses().guardedBy(never);
            changed.add(with(heading, clauses, items(heading.body()), heading.hasBody()));
        } else if (isHeadings(replaced)) {
            changed.addAll(headings(replaced.items()));
        } else {
            changed.add(with(heading, heading.clauses(), replaced.items(), true));
        }
        after.getOrDefault(place, List.of()).forEach(steps -> changed.addAll(headings(steps.items())));
        return changed;
    }

    /** One that is left out is nobody's answer to anything; one heading takes its place. */
    private List<Heading> reaction(Heading heading) {
        if (without.containsKey(heading.place())) {
            met.add(heading.place());
            return List.of();
        }
        List<Heading> changed = heading(heading);
        if (changed.size() > 1) {
            ScenarioLine.Steps replaced = java.util.Objects.requireNonNull(instead.get(heading.place()));
            problems.add(
                    Code.DECLARATION,
                    replaced.step().place(),
                    "a reaction or digression can be replaced only by one heading");
        }
        return changed;
    }

    private static boolean isHeadings(ScenarioLine.Steps steps) {
        return steps.items().stream().allMatch(Heading.class::isInstance);
    }

    private static List<Heading> headings(List<Item> items) {
        return items.stream()
                .filter(Heading.class::isInstance)
                .map(Heading.class::cast)
                .toList();
    }

    private static Heading with(Heading old, Clauses clauses, List<Item> body, boolean hasBody) {
        return new Heading(
                old.place(), old.level(), old.label(), old.wording(), old.refs(), clauses, old.about(), body, hasBody);
    }

    private Statement statement(Statement statement) {
        return switch (statement) {
            case Statement.If s ->
                new Statement.If(
                        s.place(),
                        s.branches().stream()
                                .map(branch -> new Statement.Branch(branch.condition(), items(branch.body())))
                                .toList(),
                        items(s.otherwise()));
            case Statement.ForEach s -> s.with(items(s.body()));
            case Statement.Repeat s -> new Statement.Repeat(s.place(), s.limit(), s.until(), items(s.body()));
            case Statement.Together s ->
                new Statement.Together(s.place(), s.name(), s.set(), s.inStep(), items(s.body()));
            case Statement.Options s ->
                new Statement.Options(
                        s.place(),
                        s.quantity(),
                        s.options().stream()
                                .flatMap(option -> heading(option).stream())
                                .toList());
            default -> statement;
        };
    }
}
