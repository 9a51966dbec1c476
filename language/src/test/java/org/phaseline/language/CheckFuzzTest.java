package org.phaseline.language;

import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever is wrong with a rulebook, the checker says so and never throws. The seeds are fixed: a failure can be repeated. */
@Tag("slow")
class CheckFuzzTest {

    private static final Path CASES = Path.of("../language/src/test/cases");
    private static final int ROUNDS = Integer.getInteger("fuzz.rounds", Boolean.getBoolean("long") ? 60 : 2);
    private static final Duration LONG = Duration.ofMinutes(5);

    @Test
    void linesLeftOutDoubledAndSwapped() throws IOException {
        List<RulebookText> books = books();
        Random random = new Random(3);
        assertTimeoutPreemptively(LONG, () -> {
            for (RulebookText book : books) {
                for (int round = 0; round < ROUNDS; round++) {
                    List<String> lines = new ArrayList<>(book.text().lines().toList());
                    for (int i = 0; i <= random.nextInt(3) && lines.size() > 2; i++) {
                        int at = 1 + random.nextInt(lines.size() - 1);
                        switch (random.nextInt(3)) {
                            case 0 -> lines.remove(at);
                            case 1 -> lines.add(at, lines.get(random.nextInt(lines.size())));
                            default -> lines.set(at, lines.get(random.nextInt(lines.size())));
                        }
                    }
                    check(book, String.join("\n", lines));
                }
            }
        });
    }

    @Test
    void wordsPutInOtherPlaces() throws IOException {
        List<RulebookText> books = books();
        Random random = new Random(4);
        assertTimeoutPreemptively(LONG, () -> {
            for (RulebookText book : books) {
                for (int round = 0; round < ROUNDS; round++) {
                    List<String> words = new ArrayList<>(List.of(book.text().split("(?<=\\W)|(?=\\W)")));
                    for (int i = 0; i <= random.nextInt(4); i++) {
                        String word = words.get(random.nextInt(words.size()));
                        words.set(random.nextInt(words.size()), word);
                    }
                    check(book, String.join("", words));
                }
            }
        });
    }

    private static List<RulebookText> books() throws IOException {
        List<RulebookText> books = new ArrayList<>();
        try (Stream<Path> paths = Files.walk(CASES, 3)) {
            for (Path path : paths.filter(path -> path.toString().endsWith(".sop"))
                    .filter(path -> !path.startsWith(CASES.resolve("syntax")))
                    .sorted()
                    .toList()) {
                books.add(CheckedCasesTest.text(path));
            }
        }
        return books;
    }

    private static void check(RulebookText book, String text) {
        try {
            Loader.check(new RulebookText(book.file(), text, book.others()));
        } catch (RuntimeException | StackOverflowError thrown) {
            fail("the checker throws " + thrown + " at " + thrown.getStackTrace()[0] + " for\n" + text, thrown);
        }
    }
}
