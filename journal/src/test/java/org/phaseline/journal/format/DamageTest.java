package org.phaseline.journal.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.Rewritten;
import org.phaseline.journal.Skirmish;

class DamageTest {

    private static byte[] played() throws JournalProblem {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(3))) {
            Skirmish.playEverything(game);
            return new Rewritten(game.journal()).bytes();
        }
    }

    private static List<String> lines() throws JournalProblem {
        return new ArrayList<>(
                new String(played(), StandardCharsets.UTF_8).lines().toList());
    }

    private static Journal read(List<String> lines) throws JournalProblem {
        return Journal.read("war", (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static int lineOf(byte[] bytes, int at) {
        int line = 1;
        for (int i = 0; i < at; i++) {
            line += bytes[i] == '\n' ? 1 : 0;
        }
        return line;
    }

    @Test
    void aJournalThatWasCutOffAnywhereKeepsAllItsWholeLines() throws JournalProblem {
        byte[] whole = played();
        Journal journal = Journal.read("war", whole);
        int firstLine = new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1;
        for (int length = 0; length <= whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            if (length < firstLine) {
                assertThatThrownBy(() -> Journal.read("war", cut))
                        .hasMessage("war, line 1: this is not the first line of a journal, or it is damaged.");
                continue;
            }
            Journal left = Journal.read("war", cut);
            int lines = lineOf(cut, cut.length) - 1;
            assertThat(left.events()).isEqualTo(journal.events().subList(0, lines - 1));
            assertThat(left.torn()).isEqualTo(cut[length - 1] != '\n');
            assertThat(left.length() <= length).isTrue();
        }
    }

    /** The last line too: somebody may have been told that it stands. */
    @Test
    void aBitThatIsDamagedAnywhereIsRefusedWithTheNumberOfItsLine() throws JournalProblem {
        byte[] whole = played();
        for (int at = 0; at < whole.length; at++) {
            int line = lineOf(whole, at);
            for (int bit = 0; bit < 8; bit++) {
                byte[] damaged = whole.clone();
                damaged[at] ^= (byte) (1 << bit);
                assertThatThrownBy(() -> Journal.read("war", damaged))
                        .as("byte %d, bit %d", at, bit)
                        .isInstanceOf(JournalProblem.class)
                        .hasMessageStartingWith("war, line " + line + ":");
            }
        }
    }

    @Test
    void aDamagedLineIsNamedByItsNumber() throws JournalProblem {
        List<String> lines = lines();
        lines.set(3, lines.get(3).replace("skip", "done"));

        assertThatThrownBy(() -> read(lines))
                .hasMessage("war, line 4: this line is damaged, or does not follow the one before it.");
    }

    @Test
    void noLinesCanBeExchanged() throws JournalProblem {
        for (int first = 1; first < lines().size() - 1; first++) {
            List<String> lines = lines();
            Collections.swap(lines, first, first + 1);
            int broken = first + 1;
            assertThatThrownBy(() -> read(lines)).hasMessageStartingWith("war, line " + broken + ":");
        }
    }

    @Test
    void noLineCanBeLeftOutOrDoubled() throws JournalProblem {
        for (int at = 1; at < lines().size() - 2; at++) {
            List<String> without = lines();
            without.remove(at);
            assertThatThrownBy(() -> read(without)).hasMessageStartingWith("war, line " + (at + 1) + ":");
            List<String> doubled = lines();
            doubled.add(at, doubled.get(at));
            assertThatThrownBy(() -> read(doubled)).hasMessageStartingWith("war, line " + (at + 2) + ":");
        }
    }

    @Test
    void whatAnEditorAddsAtTheEndIsCutOffAgain() throws JournalProblem {
        List<String> lines = lines();
        lines.add("");
        Journal journal = read(lines);

        assertThat(journal.torn()).isTrue();
        assertThat(journal.events()).hasSize(lines.size() - 2);
    }

    /** Lines that are whole, but not such as this version writes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"event\":\"dance\"}|has an unknown event 'dance'.",
                "{\"hash\":\"00\"}|has no field 'event'.",
                "{\"event\":\"begin\"}|has no field 'hash'.",
                "{\"event\":\"begin\",\"hash\":\"00\"}|has a field 'hash' that is not 16 hexadecimal digits.",
                "{\"event\":\"begin\",\"hash\":\"zz00000000000000\"}|has a field 'hash' that is not 16 hexadecimal digits.",
                "{\"event\":\"take back\",\"hash\":\"0000000000000000\"}|has no field 'to'.",
                "{\"event\":\"take back\",\"to\":-1}|has a number below 0.",
                "{\"event\":\"take back\",\"to\":\"1\"}|is not a valid line of a journal.",
                "{\"event\":\"end\",\"seed\":\"xy\"}|has a field 'seed' that is not hexadecimal.",
                "{\"event\":\"end\",\"weather\":\"mud\"}|has an unknown field 'weather'.",
                "{\"event\":\"begin\",\"rolls\":[{\"roll\":\"1\",\"sides\":6,\"edge\":1}]}|has an unknown field 'edge'.",
                "{\"event\":\"begin\",\"rolls\":[{\"roll\":\"1\"}]}|has no field 'sides'.",
                "{\"event\":\"begin\",\"rolls\":[7]}|is not a valid line of a journal.",
                "[1]|is not a valid line of a journal.",
                "{\"event\":\"take back\",\"to\":99999999999}|is not written in JSON.",
                "{event}|is not written in JSON."
            })
    void aWholeLineThatMakesNoSenseIsAProblemAndNoTornLine(String object, String sentence) throws JournalProblem {
        Journal journal = Journal.read("war", played());
        byte[] line = Checksum.seal(object.getBytes(StandardCharsets.UTF_8), journal.check());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(played());
        bytes.writeBytes(line);

        assertThatThrownBy(() -> Journal.read("war", bytes.toByteArray()))
                .hasMessage("war, line " + Journal.lineOf(journal.events().size()) + ": this line " + sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"phaseline\":3}|is in version 3 of the format; this Phaseline reads versions 1 and 2.",
                "{\"phaseline\":2,\"files\":[{\"file\":\"a\",\"text\":\"\"}],\"rulebook\":\"\",\"scenario\":\"\",\"dice\":\"umpire\",\"commitment\":\"\"}|has no field 'protocol'.",
                "{\"phaseline\":2,\"files\":[{\"file\":\"a\",\"text\":\"\"}],\"rulebook\":\"\",\"scenario\":\"\",\"dice\":\"umpire\",\"protocol\":9,\"commitment\":\"\"}|has an unknown dice protocol, 9.",
                "{\"phaseline\":1,\"files\":[{\"file\":\"a\",\"text\":\"\"}],\"rulebook\":\"\",\"scenario\":\"\",\"dice\":\"umpire\",\"protocol\":2,\"commitment\":\"\"}|has an unknown field 'protocol'.",
                "{\"rulebook\":\"00\"}|has no field 'phaseline'.",
                "{\"phaseline\":1}|has no rulebook.",
                "{\"phaseline\":1,\"files\":[{\"file\":\"a\"}]}|has no field 'text'.",
                "{\"phaseline\":1,\"files\":[{\"file\":\"a\",\"text\":\"\"}],\"rulebook\":\"\",\"scenario\":\"\",\"dice\":\"loaded\",\"commitment\":\"\"}|says dice 'loaded', which is neither 'umpire' nor 'typed'.",
                "{\"phaseline\":1,\"seats\":[{\"seat\":\"a\",\"contribution\":\"x\"}]}|has a field 'contribution' that is not hexadecimal."
            })
    void aFirstLineOfAnotherKindIsRefused(String object, String sentence) {
        byte[] line = Checksum.seal(object.getBytes(StandardCharsets.UTF_8), Checksum.NONE);

        assertThatThrownBy(() -> Journal.read("war", line)).hasMessage("war, line 1: this line " + sentence);
    }

    @Test
    void someOtherFileIsNoJournal() {
        for (String text : List.of("", "\n", "hello", "hello\n", "{}\n", "rulebook \"War\"\n\nlength 3 game turns\n")) {
            assertThatThrownBy(() -> Journal.read("war", text.getBytes(StandardCharsets.UTF_8)))
                    .hasMessage("war, line 1: this is not the first line of a journal, or it is damaged.");
        }
    }
}
