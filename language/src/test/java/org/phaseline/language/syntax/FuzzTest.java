package org.phaseline.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.language.problem.ProblemPrinter;

/** Whatever the text, the reader answers, soon and without throwing. The seeds are fixed: a failure can be repeated. */
@Tag("slow")
class FuzzTest {

    private static final Duration SOON = Duration.ofMinutes(5);

    /** How many times as much is tried. */
    private static final int TIMES = Boolean.getBoolean("long") ? 20 : 1;

    @Test
    void mutatedLinesOfGoodRulebooks() {
        List<String> lines = goodLines();
        Random random = new Random(1);
        assertTimeoutPreemptively(SOON, () -> {
            for (int round = 0; round < 120 * TIMES; round++) {
                StringBuilder text = new StringBuilder();
                for (int i = 0; i < 30; i++) {
                    String line = lines.get(random.nextInt(lines.size()));
                    text.append(random.nextInt(3) == 0 ? line : mutated(line, lines, random))
                            .append('\n');
                }
                read(text.toString());
            }
        });
    }

    @Test
    void wordsInAnyOrder() {
        List<String> words = new ArrayList<>();
        goodLines().forEach(line -> words.addAll(List.of(line.split("(?<=\\W)|(?=\\W)"))));
        Random random = new Random(2);
        assertTimeoutPreemptively(SOON, () -> {
            for (int round = 0; round < 40 * TIMES; round++) {
                StringBuilder text = new StringBuilder();
                for (int i = 0; i < 600; i++) {
                    text.append(words.get(random.nextInt(words.size())))
                            .append(random.nextInt(12) == 0 ? "\n" + " ".repeat(random.nextInt(6)) : " ");
                }
                read(text.toString());
            }
        });
    }

    @Test
    void oneLineOfWordsAsLongAsALineMayBe() {
        List<String> words = List.of(
                "(",
                ")",
                "{",
                "}",
                "not",
                "-",
                "a",
                "of",
                "and",
                "if",
                "else",
                "where",
                "1",
                "..",
                ",",
                ":",
                "some",
                "count of",
                "\"x\"",
                "[x]",
                "may",
                "is",
                "set of",
                "later",
                "=",
                "2d6");
        Random random = new Random(3);
        assertTimeoutPreemptively(SOON, () -> {
            for (int round = 0; round < 40 * TIMES; round++) {
                StringBuilder line = new StringBuilder("phase \"x\"\n  ");
                String first = List.of("x =", "if", "\"x\"", "choose x from", "roll x:")
                        .get(random.nextInt(5));
                line.append(first);
                int variety = 2 + random.nextInt(words.size() - 2);
                while (line.length() < Limits.LINE_CHARACTERS) {
                    line.append(' ').append(words.get(random.nextInt(variety)));
                }
                read(line.toString());
            }
        });
    }

    @Test
    void longButSoundLines() {
        assertTimeoutPreemptively(SOON, () -> {
            for (String part :
                    List.of(" + a", " and a", " or not a", ".a", " of a", ", a may", " - 1 * 2 / b", "..a", " is a")) {
                for (String first : List.of("x = a", "if a", "\"x\" a", "let x: 0", "{a")) {
                    read("phase \"x\"\n  " + first + part.repeat((Limits.LINE_CHARACTERS - 10) / part.length()));
                }
            }
        });
    }

    @Test
    void randomBytes() {
        Random random = new Random(4);
        assertTimeoutPreemptively(SOON, () -> {
            for (int round = 0; round < 100 * TIMES; round++) {
                byte[] bytes = new byte[random.nextInt(2_000)];
                random.nextBytes(bytes);
                Reader.readBytes("x.sop", bytes);
                for (int i = 0; i < bytes.length; i++) {
                    bytes[i] = (byte) (random.nextInt(8) == 0 ? '\n' : 32 + Math.abs(bytes[i]) % 95);
                }
                Reader.readBytes("x.sop", bytes);
            }
        });
    }

    @Test
    void largeFilesOfNothingButTrouble() {
        assertTimeoutPreemptively(SOON, () -> {
            for (String part : List.of(
                    "(\n", "{(\n", "\"\n", "[\n", ")\n", "(}", " \"\"\n", "\t\n", "a\n", "else\n", "x =\n", "\0", "[",
                    "(", "\t", "a,\n", "and\n")) {
                read(part.repeat(Math.min(200_000, 30_000 * TIMES) / part.length()));
            }
        });
    }

    private static void read(String text) {
        try {
            ReadResult result = Reader.read("x.sop", text);
            assertThat(result.problems()).isSorted();
            String printed = ProblemPrinter.print(result.problems(), text);
            // Chance may put that word together out of others.
            assertThat(text.contains("null") || !printed.contains("null")).isTrue();
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("this text made the reader throw:\n" + text, e);
        }
    }

    private static String mutated(String line, List<String> lines, Random random) {
        StringBuilder text = new StringBuilder(line);
        for (int times = random.nextInt(3); times >= 0; times--) {
            int at = random.nextInt(text.length() + 1);
            switch (random.nextInt(5)) {
                case 0 -> text.insert(at, (char) (32 + random.nextInt(95)));
                case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(6)));
                case 2 -> text.setLength(at);
                case 3 ->
                    text.insert(
                            at, " " + lines.get(random.nextInt(lines.size())).strip());
                default -> text.insert(at, text.substring(random.nextInt(at + 1), at));
            }
        }
        return text.toString();
    }

    private static List<String> goodLines() {
        List<String> lines = new ArrayList<>();
        for (Path path : SyntaxCasesTest.cases()) {
            try {
                Files.readAllLines(path).stream()
                        .filter(line -> line.length() < 300)
                        .forEach(lines::add);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
        return lines;
    }
}
