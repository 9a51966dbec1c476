package org.phaseline.cli.source;

import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.language.Loaded;

/** A rulebook ready to be played: for one scenario (empty: the rulebook's own choice) and with certain options. */
public record Chosen(
        Source source, Loaded loaded, CompiledRulebook rulebook, String scenario, List<String> on, List<String> off) {

    /** The title, and that of the scenario if there is one. */
    public String title() {
        return scenarioTitle().isEmpty() ? loaded.title() : loaded.title() + ", " + scenarioTitle();
    }

    /** Empty where there is no scenario. */
    public String scenarioTitle() {
        return loaded.scenarios().stream()
                .filter(info -> scenario.isEmpty() || info.name().equals(scenario))
                .findFirst()
                .map(Loaded.ScenarioInfo::title)
                .orElse("");
    }
}
