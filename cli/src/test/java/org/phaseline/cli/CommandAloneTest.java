package org.phaseline.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A command that is started by its name is the only one that is built, and nobody notices. */
class CommandAloneTest {

    private static final Pattern LISTED = Pattern.compile("^  ([a-z]+) +[A-Z]", Pattern.MULTILINE);

    private static List<String> listed() {
        return LISTED.matcher(Run.of("--help").out())
                .results()
                .map(found -> found.group(1))
                .filter(name -> !name.equals("help"))
                .toList();
    }

    @Test
    void itsHelpIsTheSameAsThatOfAllCommandsTogether() {
        assertThat(listed())
                .contains("games", "play", "serve", "export", "tables", "verify")
                .hasSizeGreaterThan(15);
        for (String name : listed()) {
            Run alone = Run.of(name, "--help");
            assertThat(alone.exitCode()).as(name).isZero();
            assertThat(alone.out()).isEqualTo(Run.of("help", name).out()).startsWith("Usage: phaseline " + name);
        }
    }

    @Test
    void theNameOfATableMayBeginWithAMinus() {
        assertThat(Run.of("export", "-table", "--data", "nowhere").err())
                .startsWith("phaseline: There are no tables in");
    }

    @Test
    void aCommandThatThereIsNotIsRefusedWithWhatWasMeant() {
        assertThat(Run.of("game").err()).contains("games");
    }
}
