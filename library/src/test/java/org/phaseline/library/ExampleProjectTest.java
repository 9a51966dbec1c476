package org.phaseline.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example under docs/examples, compiled and run on the module path as a stranger would. */
@Tag("slow")
class ExampleProjectTest {

    private static final Path SOURCES = Path.of("../docs/examples/match/src");

    @TempDir
    private Path folder;

    /** What a stranger has in the folder of their libraries: our modules and what they need, and no tests. */
    private static String modulePath() {
        return String.join(
                File.pathSeparator,
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .filter(each -> Files.exists(Path.of(each, "module-info.class"))
                                || each.matches(".*(phaseline-\\w+|antlr4-runtime|jspecify)-[^/\\\\]*\\.jar"))
                        .toList());
    }

    private String compiled(Path... sources) {
        List<String> arguments = new ArrayList<>(List.of(
                "--module-path",
                modulePath(),
                "-proc:none",
                "-d",
                folder.resolve("out").toString()));
        for (Path source : sources) {
            arguments.add(source.toString());
        }
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        ToolProvider.getSystemJavaCompiler().run(null, said, said, arguments.toArray(String[]::new));
        return said.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theExamplePlaysAMatchWithNothingButTheLibrary() throws IOException, InterruptedException {
        assertThat(compiled(SOURCES.resolve("module-info.java"), SOURCES.resolve("example/RandomMatch.java")))
                .doesNotContain("error:");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path",
                        modulePath() + File.pathSeparator + folder.resolve("out"),
                        "--module",
                        "example/example.RandomMatch",
                        "border",
                        "7")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).startsWith("Border Skirmish").contains("Game turn 2").contains("The Raiders, points: ");
    }

    @Test
    void whatIsNotMeantForOthersCannotBeUsed() throws IOException {
        Path source = Files.writeString(
                folder.resolve("Peek.java"),
                "package example; class Peek { org.phaseline.engine.position.Position position; }");

        assertThat(compiled(SOURCES.resolve("module-info.java"), source))
                .contains("package org.phaseline.engine.position is not visible");
    }

    @Test
    void everythingThatIsExportedIsExplained() {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        ToolProvider.getSystemDocumentationTool()
                .run(
                        null,
                        said,
                        said,
                        "--module-path",
                        modulePath(),
                        "-Xdoclint:all",
                        "-d",
                        folder.resolve("docs").toString(),
                        "--source-path",
                        "../library/src/main/java",
                        "--module",
                        "org.phaseline.library");

        assertThat(said.toString(StandardCharsets.UTF_8).lines().filter(line -> line.contains("no comment")))
                .isEmpty();
        assertThat(folder.resolve("docs/org.phaseline.library/org/phaseline/library/Match.html"))
                .exists();
    }
}
