package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

/** Plays a rulebook from a script, as the command does. */
record ScriptRun(Path folder, String rulebook) {

    Run play(String script, String... more) throws IOException {
        String file = Rulebooks.write(folder, "game.script", script);
        String[] arguments = new String[4 + more.length];
        System.arraycopy(new String[] {"play", rulebook, "--script", file}, 0, arguments, 0, 4);
        System.arraycopy(more, 0, arguments, 4, more.length);
        return Run.of(arguments);
    }

    /** What is wrong with the only line that fails, after its number. */
    String failure(String script, String... more) throws IOException {
        Run run = play(script, more);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).hasLineCount(1).startsWith(folder.resolve("game.script") + ":");
        return run.err()
                .strip()
                .substring(folder.resolve("game.script").toString().length() + 1);
    }
}
