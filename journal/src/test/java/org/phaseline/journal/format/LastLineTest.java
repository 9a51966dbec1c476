package org.phaseline.journal.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.Rewritten;
import org.phaseline.journal.Skirmish;

/** What a stop in the middle of a write leaves behind, and what looks like it but is damage. */
class LastLineTest {

    private static final int SECTOR = 512;

    /** Whose last line begins {@code offset} bytes into a sector and is more than three sectors long. */
    private static byte[] journal(int offset) throws JournalProblem {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(3))) {
            Skirmish.playEverything(game);
            Journal played = game.journal();
            int n = game.game().answers() + 1;
            for (int padding = 0; padding < SECTOR; padding++) {
                byte[] bytes = new Rewritten(played)
                        .plus(answer(n, "-".repeat(1 + padding)))
                        .plus(answer(n + 1, "-".repeat(3 * SECTOR)))
                        .bytes();
                if (lastLine(bytes) % SECTOR == offset) {
                    return bytes;
                }
            }
            throw new AssertionError("no padding gives offset " + offset);
        }
    }

    private static Event answer(int n, String note) {
        return new Event.Answered(n, "1", "Rome", "done", note, List.of(), 7);
    }

    private static int lastLine(byte[] bytes) {
        int at = bytes.length - 1;
        while (bytes[at - 1] != '\n') {
            at--;
        }
        return at;
    }

    private static byte[] zeros(byte[] bytes, int from, int to) {
        byte[] changed = bytes.clone();
        Arrays.fill(changed, from, to, (byte) 0);
        return changed;
    }

    private static void leftOut(byte[] whole, byte[] left, LastLine how) throws JournalProblem {
        Journal journal = Journal.read("war", left);
        assertThat(journal.last()).isEqualTo(how);
        assertThat(journal.length()).isEqualTo(lastLine(whole));
        assertThat(journal.leftOut())
                .hasValueSatisfying(sentence -> assertThat(sentence)
                        .startsWith(
                                "war, line " + Journal.lineOf(journal.events().size()) + ": ")
                        .endsWith("it is left out."));
    }

    private static void damaged(byte[] bytes) {
        assertThatThrownBy(() -> Journal.read("war", bytes))
                .isInstanceOf(JournalProblem.class)
                .hasMessageMatching("war, line \\d+: this line is damaged, or does not follow the one before it\\.");
    }

    @Test
    void aJournalOfWholeLinesLeavesNothingOut() throws JournalProblem {
        Journal journal = Journal.read("war", journal(100));

        assertThat(journal.torn()).isFalse();
        assertThat(journal.leftOut()).isEmpty();
    }

    @Test
    void aLineThatWasCutOffIsLeftOutAndThatIsSaid() throws JournalProblem {
        byte[] whole = journal(100);
        for (int length = lastLine(whole) + 1; length < whole.length; length++) {
            leftOut(whole, Arrays.copyOf(whole, length), LastLine.BROKEN_OFF);
        }
    }

    @Test
    void aLineWhoseEndWasNeverWrittenIsLeftOutAndThatIsSaid() throws JournalProblem {
        byte[] whole = journal(100);
        for (int from = lastLine(whole); from < whole.length - 1; from++) {
            leftOut(whole, zeros(whole, from, whole.length), LastLine.UNWRITTEN);
        }
    }

    @Test
    void aLineWhoseFirstSectorWasNeverWrittenIsLeftOutAndThatIsSaid() throws JournalProblem {
        for (int offset : List.of(1, 100, SECTOR - 1)) {
            byte[] whole = journal(offset);
            int start = lastLine(whole);
            for (int sectors = 1; sectors <= 3; sectors++) {
                int end = (start / SECTOR + sectors) * SECTOR;
                leftOut(whole, zeros(whole, start, end), LastLine.UNWRITTEN);
            }
        }
    }

    /** A disk that lost it takes the line before with it; where it need not, nobody can tell, and the line may have stood. */
    @Test
    void aSectorThatMayHaveBeenLostLaterIsDamage() throws JournalProblem {
        byte[] whole = journal(100);
        int start = lastLine(whole);
        int boundary = (start / SECTOR + 1) * SECTOR;
        damaged(zeros(whole, boundary, boundary + SECTOR));
        damaged(zeros(whole, boundary - SECTOR, boundary));

        byte[] aligned = journal(0);
        damaged(zeros(aligned, lastLine(aligned), lastLine(aligned) + SECTOR));
    }

    @Test
    void zerosThatAreNoSectorAreDamage() throws JournalProblem {
        byte[] whole = journal(100);
        int start = lastLine(whole);
        for (int at = start; at < whole.length - 1; at++) {
            damaged(zeros(whole, at, at + 1));
        }
        damaged(zeros(whole, start, start + 200));
        damaged(zeros(whole, whole.length - 1, whole.length));
    }

    @Test
    void aNewlineThatLiesInASectorOfItsOwnMayBeUnwritten() throws JournalProblem {
        byte[] any = journal(100);
        int length = any.length - lastLine(any);
        byte[] whole = journal(Math.floorMod(1 - length, SECTOR));
        assertThat((whole.length - 1) % SECTOR).isZero();

        leftOut(whole, zeros(whole, whole.length - 1, whole.length), LastLine.UNWRITTEN);
    }
}
