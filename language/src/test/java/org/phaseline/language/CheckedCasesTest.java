package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.phaseline.language.problem.ProblemPrinter;

/**
 * Each {@code src/test/cases/check/<feature>/<case>.sop} is checked, for all its scenarios. Beside it stands {@code
 * <case>.problems}, every problem as a person sees it; a case without that file is sound. Parts and scenarios in files of their
 * own lie in the folder {@code <case>}.
 *
 * <p>To write the expected files anew after a change, and then read the difference before it is committed:
 * {@code mvn -pl language -am test -Dtest=CheckedCasesTest -Dsurefire.failIfNoSpecifiedTests=false -Dcases.update=true}
 */
class CheckedCasesTest {

    private static final Path CASES = Path.of("../language/src/test/cases/check");
    private static final boolean UPDATE = Boolean.getBoolean("cases.update");

    @TestFactory
    Stream<DynamicTest> exactlyTheseProblemsAreFound() throws IOException {
        return files(".sop")
                .map(path -> DynamicTest.dynamicTest(CASES.relativize(path).toString(), () -> check(path)));
    }

    @TestFactory
    Stream<DynamicTest> noExpectationIsLeftWithoutItsText() throws IOException {
        return files(".problems")
                .map(path -> DynamicTest.dynamicTest(
                        CASES.relativize(path).toString(),
                        () -> assertThat(beside(path, ".sop")).exists()));
    }

    private static Stream<Path> files(String ending) throws IOException {
        try (Stream<Path> paths = Files.walk(CASES, 2)) {
            return paths.filter(path -> path.toString().endsWith(ending)).sorted().toList().stream();
        }
    }

    private static void check(Path path) throws IOException {
        RulebookText text = text(path);
        Map<String, String> texts = new TreeMap<>(text.others());
        texts.put(text.file(), text.text());
        String found = ProblemPrinter.print(Loader.check(text), texts);
        Path expected = beside(path, ".problems");
        if (UPDATE) {
            if (found.isEmpty()) {
                Files.deleteIfExists(expected);
            } else {
                Files.writeString(expected, found);
            }
        }
        assertThat(found).isEqualTo(Files.exists(expected) ? Files.readString(expected) : "");
    }

    static RulebookText text(Path sop) throws IOException {
        Map<String, String> others = new TreeMap<>();
        Path folder = beside(sop, "");
        if (Files.isDirectory(folder)) {
            try (Stream<Path> paths = Files.walk(folder)) {
                for (Path path : paths.filter(Files::isRegularFile).sorted().toList()) {
                    others.put(folder.relativize(path).toString().replace('\\', '/'), Files.readString(path));
                }
            }
        }
        return new RulebookText(sop.getFileName().toString(), Files.readString(sop), others);
    }

    private static Path beside(Path path, String ending) {
        String name = path.getFileName().toString();
        return path.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ending);
    }
}
