package org.phaseline.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;

/** What cannot be kept as a text file beside its expectation: bytes, line ends, sizes. */
class ReaderTest {

    private static final String TEXT = "rulebook \"Border\"\nphase 1 \"One\" may\n  note \"a\"\n";

    @Test
    void aByteOrderMarkIsAcceptedSilently() {
        ReadResult marked = Reader.readBytes("x.sop", bytes("\uFEFF" + TEXT));

        assertThat(marked).isEqualTo(Reader.read("x.sop", TEXT));
        assertThat(marked.isSound()).isTrue();
    }

    @Test
    void allLineEndsReadTheSame() {
        ReadResult expected = Reader.read("x.sop", TEXT);

        assertThat(Reader.read("x.sop", TEXT.replace("\n", "\r\n"))).isEqualTo(expected);
        assertThat(Reader.read("x.sop", TEXT.replace("\n", "\r"))).isEqualTo(expected);
        assertThat(Reader.read("x.sop", TEXT.stripTrailing())).isEqualTo(expected);
    }

    @Test
    void brokenUtf8IsReportedWhereItsFirstByteStands() {
        byte[] bytes = bytes("\uFEFFrulebook \"Größe\"\nphase \"x?\"\n");
        bytes[bytes.length - 3] = (byte) 0xC3;

        assertThat(problems(bytes)).containsExactly("x.sop:2:9  this file is not UTF-8 text; save it as UTF-8");
    }

    @Test
    void aFileThatEndsInsideACharacterIsBroken() {
        assertThat(problems(new byte[] {'#', ' ', (byte) 0xE2, (byte) 0x82})).hasSize(1);
    }

    @Test
    void aNulByteIsReportedOnceForItsLine() {
        assertThat(problems(bytes("phase \"x\"\n  x = \0\0 3\n")))
                .containsExactly("x.sop:2:7  this is a NUL character, which a text file cannot contain");
    }

    @Test
    void aFileThatIsTooLargeIsNotRead() {
        String expected = "x.sop:1:1  this file is larger than 2,000,000 bytes; it was not read";

        assertThat(problems(new byte[10_000_000])).containsExactly(expected);
        assertThat(sentences(Reader.read("x.sop", "a".repeat(10_000_000)))).containsExactly(expected);
        assertThat(sentences(Reader.read("x.sop", "\u20AC".repeat(700_000)))).containsExactly(expected);
    }

    @Test
    void aFileThatIsJustSmallEnoughIsRead() {
        assertThat(Reader.read("x.sop", "#\n".repeat(1_000_000)).isSound()).isTrue();
    }

    @Test
    void anEmptyTextIsAnEmptyTree() {
        assertThat(Reader.read("x.sop", "")).isEqualTo(Reader.readBytes("x.sop", new byte[0]));
        assertThat(Reader.read("x.sop", "").tree().declarations()).isEmpty();
    }

    @Test
    void blocksNestedAsDeepAsAFileCanHoldAreOneProblem() {
        StringBuilder text = new StringBuilder("phase \"0\"\n");
        for (int depth = 1; depth < 1_900; depth++) {
            text.append(" ".repeat(depth)).append("\"\"\n");
        }
        assertThat(Reader.read("x.sop", text.toString()).problems()).hasSize(1);
    }

    @Test
    void manyBracketsAreOneProblemForTheirLine() {
        String deep =
                "phase \"x\"\n  x = " + "(".repeat(1_900) + "1" + ")".repeat(1_900) + "\n  y = " + "{".repeat(3_000);

        assertThat(Reader.read("x.sop", deep).problems())
                .extracting(problem -> problem.place().line())
                .contains(2, 3)
                .containsOnly(2, 3);
    }

    @Test
    void columnsCountCharactersAsPeopleDo() {
        ReadResult result = Reader.read("x.sop", "phase \"\uD83C\uDFB2\" mayy");

        assertThat(result.problems()).extracting(Problem::place).containsExactly(new Place("x.sop", 1, 11, 4));
    }

    @Test
    void theTreeOfABrokenFileHoldsWhatCouldBeRead() {
        ReadResult result = Reader.read("x.sop", """
                game turn "x" by
                  phase 1 "One" mayy
                    1A "Inside" may
                  go two [x]
                  phase 2 "Two"
                """);

        assertThat(result.problems()).hasSize(3);
        Declaration.GameTurn gameTurn =
                (Declaration.GameTurn) result.tree().declarations().getFirst();
        assertThat(gameTurn.body()).hasSize(2);
        assertThat(TreePrinter.print(result.tree())).contains("Inside").contains("label=2 Two");
    }

    private static List<String> problems(byte[] bytes) {
        return sentences(Reader.readBytes("x.sop", bytes));
    }

    private static List<String> sentences(ReadResult result) {
        return result.problems().stream().map(Problem::toString).toList();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
