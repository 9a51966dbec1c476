package org.phaseline.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.page.NodeTools.Output;

@Tag("slow")
class PageLayoutTest {

    private static final int WIDEST = 120;

    /** {@code ./phaseline format} sets this. */
    private static final boolean WRITE = Boolean.getBoolean("page.format");

    @Test
    void theFilesOfThePageAreLaidOutAsPrettierDoes() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                NodeTools.tool("prettier/bin/prettier.cjs"),
                "--config=" + NodeTools.HERE.resolve("prettier.json"),
                "--no-editorconfig",
                "--log-level=warn",
                WRITE ? "--write" : "--check"));
        PageSources.laidOut().forEach(file -> command.add(file.toString()));

        Output output = NodeTools.run(command);

        assertThat(output.code())
                .as("./phaseline format lays them out:%n%s", output.text())
                .isZero();
    }

    /** Prettier breaks neither comments nor long texts. */
    @Test
    void noLineIsLongerThanAScreenIsWide() throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (Path file : PageSources.laidOut()) {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).codePointCount(0, lines.get(i).length()) > WIDEST) {
                    tooLong.add(file + ":" + (i + 1));
                }
            }
        }
        assertThat(tooLong).as("lines with more than %d characters", WIDEST).isEmpty();
    }
}
