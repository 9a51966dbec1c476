package org.phaseline.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documentation, messages, comments and rulebooks say "they" for people, or name the role. */
class PeopleAreTheyTest {

    private static final Pattern HE = Pattern.compile("\\b(he|him|his|himself)\\b", Pattern.CASE_INSENSITIVE);

    /** What is quoted word for word, and what others wrote. */
    private static final Pattern QUOTED = Pattern.compile("[“\"'](he|him|his|himself)[”\"']", Pattern.CASE_INSENSITIVE);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "test-runner",
                "boards",
                "engine",
                "generator",
                "language",
                "session",
                "library",
                "release",
                "page-checks",
                "journal",
                "bots",
                "planner",
                "laboratory",
                "games",
                "server",
                "cli",
                "acceptance",
                "benchmarks",
                "docs"
            })
    void nobodyIsHe(String folder) {
        assertThat(places(SourceTexts.ROOT.resolve(folder))).isEmpty();
    }

    @Test
    void neitherOnTheFirstPages() throws Exception {
        try (Stream<Path> pages = Files.list(SourceTexts.ROOT)) {
            List<String> found = new ArrayList<>();
            pages.filter(page -> page.toString().endsWith(".md")).forEach(page -> look(page, found));
            assertThat(found).isEmpty();
        }
    }

    @Test
    void thePronounIsNoticed(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("Page.md"), "the others\nwhoever asks is told what he saw\n");
        Files.writeString(folder.resolve("quoted.md"), "never \"he\" for people; this, the, hers\n");

        assertThat(places(folder)).singleElement().asString().contains("Page.md:2:");
    }

    private static List<String> places(Path folder) {
        List<String> found = new ArrayList<>();
        SourceTexts.files(folder, ".java", ".md", ".sop", ".script", ".py").forEach(file -> look(file, found));
        return found;
    }

    private static void look(Path file, List<String> found) {
        if (file.endsWith("PeopleAreTheyTest.java")) {
            return;
        }
        List<String> lines = SourceTexts.lines(file);
        for (int i = 0; i < lines.size(); i++) {
            if (HE.matcher(QUOTED.matcher(lines.get(i)).replaceAll("")).find()) {
                found.add(file + ":" + (i + 1) + ": " + lines.get(i).strip());
            }
        }
    }
}
