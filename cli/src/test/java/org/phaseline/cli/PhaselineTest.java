package org.phaseline.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.server.web.BuildVersion;

class PhaselineTest {

    @Test
    void withoutArgumentsItSaysWhatItCanDo() {
        Run run = Run.of();

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("games", "check", "outline", "coverage", "play", "serve", "replay", "verify");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void theVersionIsThatOfTheBuild() throws IOException {
        assumeTrue(BuildVersion.isKnown(), "only a build by Maven writes its version down");
        Run run = Run.of("--version");
        String version = run.out().strip().replace("phaseline ", "");

        assertThat(run.exitCode()).isZero();
        assertThat(Files.readString(Path.of("../pom.xml"))).contains("<version>" + version + "</version>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"games", "check", "outline", "coverage", "play", "serve", "replay", "verify"})
    void everyCommandExplainsItself(String command) {
        Run run = Run.of(command, "--help");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("Usage: phaseline " + command);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void helpIsACommandToo() {
        assertThat(Run.of("help").out()).startsWith("Usage: phaseline").contains("check", "play");
        assertThat(Run.of("help", "play").out()).startsWith("Usage: phaseline play");
        assertThat(Run.of("help", "plya").exitCode()).isEqualTo(2);
    }

    @Test
    void anUnknownCommandIsAnsweredWithAGuess() {
        Run run = Run.of("plya");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("phaseline: There is no command 'plya'; did you mean 'play'?");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void anUnknownOptionIsWrongUsage() {
        Run run = Run.of("games", "--sorted");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--sorted", "phaseline games --help").doesNotContain("\tat ");
    }

    @Test
    void aMissingArgumentIsWrongUsage() {
        assertThat(Run.of("check").exitCode()).isEqualTo(2);
        assertThat(Run.of("outline").exitCode()).isEqualTo(2);
        assertThat(Run.of("replay").exitCode()).isEqualTo(2);
    }

    @Test
    void whatGoesWrongInsideIsOneSentence() {
        assertThat(broken("games")).hasLineCount(1).startsWith("phaseline: This is a defect in Phaseline");
    }

    @Test
    void whereItWentWrongIsShownToThoseWhoAsk() {
        assertThat(broken("games", "--debug")).contains("\tat ");
    }

    private static String broken(String... arguments) {
        StringWriter err = new StringWriter();
        CommandEnvironment around = new CommandEnvironment(
                new PrintWriter(new StringWriter()),
                new PrintWriter(err),
                () -> {
                    throw new IllegalStateException("a test broke it");
                },
                () -> {
                    throw new IllegalStateException("a test broke it");
                });

        assertThat(Phaseline.run(around, arguments)).isEqualTo(3);
        return err.toString();
    }
}
