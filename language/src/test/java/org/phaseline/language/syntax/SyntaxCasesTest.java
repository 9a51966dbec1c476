package org.phaseline.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.phaseline.language.problem.ProblemPrinter;

/**
 * Each {@code src/test/cases/syntax/<feature>/<case>.sop} is read, and what comes out is compared with the file beside it: the
 * tree if the text is sound ({@code .tree}), else all problems as a person sees them ({@code .problems}).
 *
 * <p>To write the expected files anew after a change, and then read the difference before it is committed:
 * {@code mvn -pl language -am test -Dtest=SyntaxCasesTest -Dsurefire.failIfNoSpecifiedTests=false -Dcases.update=true}
 */
class SyntaxCasesTest {

    private static final Path CASES = Path.of("../language/src/test/cases/syntax");
    private static final boolean UPDATE = Boolean.getBoolean("cases.update");

    @TestFactory
    Stream<DynamicTest> theTextIsReadAsExpected() {
        return cases().stream()
                .map(path -> DynamicTest.dynamicTest(CASES.relativize(path).toString(), () -> check(path)));
    }

    @TestFactory
    Stream<DynamicTest> noExpectationIsLeftWithoutItsText() throws IOException {
        try (Stream<Path> paths = Files.walk(CASES)) {
            return paths
                    .filter(path ->
                            path.toString().endsWith(".tree") || path.toString().endsWith(".problems"))
                    .sorted()
                    .map(path -> DynamicTest.dynamicTest(
                            CASES.relativize(path).toString(),
                            () -> assertThat(beside(path, ".sop")).exists()))
                    .toList()
                    .stream();
        }
    }

    static List<Path> cases() {
        try (Stream<Path> paths = Files.walk(CASES)) {
            return paths.filter(path -> path.toString().endsWith(".sop"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void check(Path path) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        String text = new String(bytes, StandardCharsets.UTF_8);
        ReadResult result = Reader.readBytes(path.getFileName().toString(), bytes);
        String found =
                result.isSound() ? TreePrinter.print(result.tree()) : ProblemPrinter.print(result.problems(), text);
        Path expected = beside(path, result.isSound() ? ".tree" : ".problems");
        Path other = beside(path, result.isSound() ? ".problems" : ".tree");
        if (UPDATE) {
            Files.deleteIfExists(other);
            Files.writeString(expected, found);
        }
        assertThat(expected)
                .as("what is expected of this text; found:\n%s", found)
                .exists();
        assertThat(found).isEqualTo(Files.readString(expected));
        assertThat(other).as("a case is either sound or has problems").doesNotExist();
    }

    private static Path beside(Path path, String ending) {
        String name = path.getFileName().toString();
        return path.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ending);
    }
}
