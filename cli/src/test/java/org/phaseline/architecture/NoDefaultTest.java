package org.phaseline.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Switches over what a line does name every case: whoever adds a statement is told by the compiler where a stage must handle it. A
 * default would let it pass in silence, in a check for secrets of all places.
 */
class NoDefaultTest {

    private static final Path LANGUAGE = SourceTexts.ROOT.resolve("language/src/main/java/org/phaseline/language");

    @Test
    void noSwitchOverActionsHasADefault() {
        assertThat(Stream.of("checked", "verify", "emit")
                        .flatMap(stage -> SourceTexts.files(LANGUAGE.resolve(stage), ".java").stream())
                        .flatMap(file -> defaults(file.getFileName().toString(), SourceTexts.lines(file)).stream()))
                .isEmpty();
    }

    @Test
    void aDefaultIsFound() {
        assertThat(defaults(
                        "X.java",
                        List.of(
                                "        switch (action) {",
                                "            case Action.Tell tell -> told();",
                                "            default -> {}",
                                "        }")))
                .containsExactly("X.java:3");
        assertThat(defaults(
                        "X.java",
                        List.of(
                                "        switch (type) {",
                                "            case Type.SetOf set -> a();",
                                "            default -> {}",
                                "        }")))
                .isEmpty();
    }

    /** Where a default stands in a switch that has a case for an action: file and line. */
    private static List<String> defaults(String file, List<String> lines) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).strip().matches("(case null, )?default ->.*") && isOverActions(lines, i)) {
                found.add(file + ":" + (i + 1));
            }
        }
        return found;
    }

    /** Whether a case above, at the same indentation and in the same switch, is one for an action. */
    private static boolean isOverActions(List<String> lines, int at) {
        int indent = indent(lines.get(at));
        for (int i = at - 1; i >= 0 && (lines.get(i).isBlank() || indent(lines.get(i)) >= indent); i--) {
            if (indent(lines.get(i)) == indent && lines.get(i).strip().startsWith("case Action.")) {
                return true;
            }
        }
        return false;
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
