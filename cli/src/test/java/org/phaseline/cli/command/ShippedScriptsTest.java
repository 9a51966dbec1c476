package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.cli.Run;

/** Scripts under games/ are examples of play: they say in their first line how they are run, and run that way for ever. */
class ShippedScriptsTest {

    private static final String COMMAND = "# phaseline ";

    static List<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.walk(root().resolve("games"), 3)) {
            return files.filter(file -> file.toString().endsWith(".script"))
                    .sorted()
                    .toList();
        }
    }

    private static Path root() {
        return Path.of("..").toAbsolutePath().normalize();
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void aShippedScriptPlaysToItsEnd(Path script) throws IOException {
        String first = Files.readAllLines(script).getFirst();
        assertThat(first).startsWith(COMMAND);
        List<String> arguments =
                new ArrayList<>(List.of(first.substring(COMMAND.length()).split(" ")));
        assertThat(root().resolve(arguments.removeLast())).isEqualTo(script);
        arguments.add(script.toString());

        Run run = Run.of(arguments.toArray(String[]::new));

        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
    }
}
