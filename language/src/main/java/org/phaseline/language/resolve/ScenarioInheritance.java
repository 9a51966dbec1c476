package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration.Scenario;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Word;

/** {@code scenario Far "..." like Clash}: everything of the other scenario, except what its own lines say anew. */
public final class ScenarioInheritance {

    private final List<Scenario> all;
    private final Problems problems;

    public ScenarioInheritance(List<Scenario> all, Problems problems) {
        this.all = all;
        this.problems = problems;
    }

    /** The scenario with what it takes over. */
    public Scenario whole(Scenario scenario) {
        TreeSet<String> around = new TreeSet<>();
        around.add(scenario.name().text());
        return whole(scenario, around);
    }

    private Scenario whole(Scenario scenario, TreeSet<String> around) {
        Word like = scenario.like();
        if (like == null) {
            return scenario;
        }
        List<String> names = all.stream().map(each -> each.name().text()).toList();
        int index = names.indexOf(like.text());
        if (index < 0) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    like.place(),
                    "no scenario '" + like.text() + "'" + problems.didYouMean(like.text(), names));
            return scenario;
        }
        if (!around.add(like.text())) {
            problems.add(
                    Code.DECLARATION,
                    like.place(),
                    "scenarios cannot be like each other in a circle: '" + like.text() + "' is already like this one");
            return scenario;
        }
        Scenario other = whole(all.get(index), around);
        List<ScenarioLine> lines = new ArrayList<>();
        for (ScenarioLine line : other.lines()) {
            if (scenario.lines().stream().noneMatch(own -> replaces(own, line))) {
                lines.add(line);
            }
        }
        lines.add(new ScenarioLine.Own(like.place()));
        lines.addAll(scenario.lines());
        return new Scenario(
                scenario.place(),
                scenario.name(),
                scenario.title(),
                scenario.refs(),
                scenario.sides().isEmpty() ? other.sides() : scenario.sides(),
                null,
                List.copyOf(lines));
    }

    /** Whether a line says the same thing anew. Rows of rosters, tables and schedules replace each other one by one, later. */
    private static boolean replaces(ScenarioLine own, ScenarioLine other) {
        return switch (other) {
            case ScenarioLine.Turns _ -> own instanceof ScenarioLine.Turns;
            case ScenarioLine.Absent _ -> own instanceof ScenarioLine.Absent;
            case ScenarioLine.About _ -> own instanceof ScenarioLine.About;
            case ScenarioLine.Coach _ -> own instanceof ScenarioLine.Coach;
            case ScenarioLine.Value value ->
                own instanceof ScenarioLine.Value mine
                        && ExpressionText.of(mine.target()).equals(ExpressionText.of(value.target()));
            case ScenarioLine.Size size ->
                own instanceof ScenarioLine.Size mine
                        && mine.board().name().text().equals(size.board().name().text());
            case ScenarioLine.Letters letters ->
                own instanceof ScenarioLine.Letters mine
                        && mine.map()
                                .board()
                                .text()
                                .equals(letters.map().board().text())
                        && mine.map()
                                .field()
                                .text()
                                .equals(letters.map().field().text());
            case ScenarioLine.Modified modified ->
                own instanceof ScenarioLine.Modified mine
                        && mine.define().text().equals(modified.define().text());
            case ScenarioLine.Steps steps ->
                own instanceof ScenarioLine.Steps mine
                        && mine.where() == ScenarioLine.Where.INSTEAD
                        && steps.where() == ScenarioLine.Where.INSTEAD
                        && mine.step().text().equals(steps.step().text());
            case ScenarioLine.Use _,
                    ScenarioLine.Rows _,
                    ScenarioLine.Members _,
                    ScenarioLine.Sides _,
                    ScenarioLine.Scheduled _,
                    ScenarioLine.Without _,
                    ScenarioLine.Own _ -> false;
        };
    }
}
