package org.phaseline.language;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.language.problem.Problem;

/**
 * A rulebook read for one scenario and one set of options. The compiled form is there exactly when none of the problems is an error;
 * scenarios and options are listed as far as they could be read.
 *
 * @param about what the rulebook says of itself, paragraph by paragraph
 * @param language the version of the language it is written in
 */
public record Loaded(
        Optional<CompiledRulebook> rulebook,
        List<Problem> problems,
        String title,
        List<String> about,
        List<ScenarioInfo> scenarios,
        List<OptionInfo> options,
        int language) {

    /** The first problem that keeps it from being played. */
    public Optional<Problem> firstError() {
        return problems.stream().filter(Problem::isError).findFirst();
    }

    /** {@code lesson} says whether a coach teaches the game in it. */
    public record ScenarioInfo(String name, String title, List<String> about, List<String> sides, boolean lesson) {}

    /** {@code on} is how it stands in the chosen scenario. */
    public record OptionInfo(String name, String title, boolean on) {}
}
