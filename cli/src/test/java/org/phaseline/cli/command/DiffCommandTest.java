package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

class DiffCommandTest {

    @TempDir
    private Path folder;

    @Test
    void aRulebookSaysTheSameAsItself() throws IOException {
        Run run = Run.of("diff", Rulebooks.walk(folder), Rulebooks.walk(folder));

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEqualTo("No differences.\n");
    }

    @Test
    void stepsAddedRemovedMovedAndChangedAreNamed() throws IOException {
        String now = Rulebooks.WALK
                        .replace("  1A \"Open the door\" (1.1)    must\n", "")
                        .replace(
                                "1B \"Look at the sky\" (1.2)  may",
                                "1B \"Look at the sky\" (1.2)  nonPhasing may\n  1C \"Whistle\"  may")
                + "  1A \"Open the door\" (1.1)    must\n";

        Run run = Run.of("diff", Rulebooks.walk(folder), Rulebooks.write(folder, "now.sop", now));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out())
                .contains("added    1C Whistle")
                .contains("moved    1A Open the door: now after 2A Close the door")
                .contains("changed  1B Look at the sky: actor 'phasing' becomes 'nonPhasing'")
                .contains("3 differences.");
    }

    @Test
    void theDecisionsOfAGameThatAChangeTouchesAreListed() throws IOException {
        String before = Rulebooks.walk(folder);
        String journal = folder.resolve("walk.journal").toString();
        Run.typing("done\nskip\nquit\n", "play", before, "--seed", "1", "--journal", journal);
        String now = Rulebooks.write(folder, "now.sop", Rulebooks.WALK.replace("(1.2)  may", "(1.2)  must"));

        Run run = Run.of("diff", before, now, "--journal", journal);

        assertThat(run.out())
                .contains("1 decision of the journal would be affected:")
                .contains("decision 2, Red: skip in 1B Look at the sky, which has changed");
    }

    @Test
    void stepsOfARuleThatIsSwitchedOffAreNotInTheOutline() throws IOException {
        String text = Rulebooks.WALK
                .replace("side Red\n", "option Weather \"Weather matters\"\nside Red\n")
                .replace("(1.2)  may", "(1.2)  may if using Weather");
        String file = Rulebooks.write(folder, "weather.sop", text);

        assertThat(Run.of("outline", file).out()).doesNotContain("Look at the sky");
        assertThat(Run.of("outline", file, "--option", "Weather").out()).contains("1B Look at the sky");
        assertThat(Run.of("outline", file, "--json").out()).doesNotContain("Look at the sky");
    }
}
