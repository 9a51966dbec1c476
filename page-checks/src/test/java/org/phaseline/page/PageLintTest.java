package org.phaseline.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.page.NodeTools.Output;

@Tag("slow")
class PageLintTest {

    @Test
    void eslintFindsNothingInThePage() throws IOException, InterruptedException {
        Output output = lint(PageSources.scripts());

        assertThat(output.code()).as(output.text()).isZero();
    }

    @Test
    void stateThatLooksAtTheClockIsFound(@TempDir Path folder) throws IOException, InterruptedException {
        Path state =
                Files.createDirectories(folder.resolve("page").resolve("state")).resolve("clock.js");
        Files.writeString(state, "export const now = () => Date.now();\n");

        Output output = lint(List.of(state));

        assertThat(output.code()).isOne();
        assertThat(output.text()).contains("clock.js:1:26", "Unexpected use of 'Date'", "State is pure");
    }

    @Test
    void theLinterIsTheFileThatIsWrittenDown() throws IOException, NoSuchAlgorithmException {
        byte[] linter = Files.readAllBytes(PageSources.THIRD_PARTY.resolve("eslint-linter.js"));
        String sum =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(linter));

        assertThat(Files.readString(PageSources.THIRD_PARTY.resolve("README.md")))
                .contains(sum);
    }

    private static Output lint(List<Path> files) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(PageSources.TOOLS.resolve("lint.js").toString()));
        files.forEach(file -> command.add(file.toString()));
        return NodeTools.run(command);
    }
}
