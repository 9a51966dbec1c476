package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;

/** What a rulebook and its scenarios say of themselves, paragraph by paragraph. */
public final class AboutTexts {

    private AboutTexts() {}

    public static List<String> of(Declarations declarations) {
        return declarations.of(Declaration.About.class).stream()
                .map(about -> about.text().text())
                .toList();
    }

    public static List<String> of(Declaration.Scenario scenario) {
        List<String> about = new ArrayList<>();
        for (ScenarioLine line : scenario.lines()) {
            if (line instanceof ScenarioLine.About paragraph) {
                about.add(paragraph.text().text());
            }
        }
        return List.copyOf(about);
    }

    /** The rulebook first, then the scenario that is played. */
    static List<String> of(Declarations declarations, Declaration.@Nullable Scenario scenario) {
        List<String> about = new ArrayList<>(of(declarations));
        if (scenario != null) {
            about.addAll(of(scenario));
        }
        return List.copyOf(about);
    }
}
