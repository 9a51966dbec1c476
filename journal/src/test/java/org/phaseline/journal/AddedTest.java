package org.phaseline.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.journal.Skirmish.EGYPT;
import static org.phaseline.journal.Skirmish.ROME;
import static org.phaseline.journal.Skirmish.accepted;
import static org.phaseline.journal.Skirmish.answer;
import static org.phaseline.journal.Skirmish.playToTheEnd;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.dice.FairDice;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

/** Seats that add to the dice while the game goes on. */
class AddedTest {

    private static final byte[] ROMES = "Rome".getBytes(StandardCharsets.UTF_8);
    private static final byte[] EGYPTS = "from the Nile".getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("game.journal");
    }

    private static List<DiceRoll> rolls(JournaledGame game) throws JournalProblem {
        return game.journal().events().stream()
                .flatMap(event -> event.rolls().stream())
                .toList();
    }

    private static List<Integer> faces(String roll, byte[] egypts) {
        FairDice dice = new FairDice(Skirmish.SEED.bytes(), List.of(ROMES, egypts));
        return List.of(dice.face(roll, 0, 6), dice.face(roll, 1, 6));
    }

    private static void playTurns(JournaledGame game, int gameTurns) throws JournalProblem {
        for (int i = 0; i < 2 * gameTurns; i++) {
            answer(game);
        }
    }

    @Test
    void whatASeatAddsCountsForTheRollsAfterItAndNotForThoseBefore() throws Exception {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolledWithoutEgypt(4))) {
            playTurns(game, 2);
            accepted(game.contribute(EGYPT, EGYPTS));
            playTurns(game, 1);

            List<DiceRoll> rolls = rolls(game);
            assertThat(rolls).hasSize(3);
            assertThat(rolls.get(1).faces()).isEqualTo(faces(rolls.get(1).roll(), new byte[0]));
            assertThat(rolls.get(2).faces())
                    .isEqualTo(faces(rolls.get(2).roll(), EGYPTS))
                    .isNotEqualTo(faces(rolls.get(2).roll(), new byte[0]));
            assertThat(game.contributions())
                    .containsExactly(
                            HexFormat.of().formatHex(ROMES), HexFormat.of().formatHex(EGYPTS));
        }
    }

    @Test
    void addingIsNoAnswerAndNoTakeBackUndoesIt() throws Exception {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolledWithoutEgypt(9))) {
            playTurns(game, 2);
            long total = game.position().slots[1];
            int answers = game.game().answers();
            accepted(game.contribute(EGYPT, EGYPTS));
            assertThat(game.game().answers()).isEqualTo(answers);

            playTurns(game, 1);
            accepted(game.takeBack(answers, EGYPT));
            assertThat(game.position().slots[1]).isEqualTo(total);
            assertThat(game.journal().events().getLast())
                    .isEqualTo(new Event.TakenBack(
                            answers, "Egypt", game.position().hash()));
            assertThat(game.contribute(EGYPT, ROMES))
                    .isEqualTo(new Ruling.Refused("Egypt has already added to the dice."));

            // Even what was rolled before it stays as it was when somebody goes back over it.
            accepted(game.takeBack(3));
            playTurns(game, 1);
            DiceRoll last = rolls(game).getLast();
            assertThat(last.faces()).isEqualTo(faces(last.roll(), EGYPTS));
            assertThat(Replay.of(game.journal(), Skirmish.rulebook(9))).isInstanceOf(Replayed.Agreed.class);
            assertThat(Replay.of(game.journal(), Skirmish.rulebook(9), Optional.of(Skirmish.SEED), Watcher.NOBODY))
                    .isInstanceOf(Replayed.Agreed.class);
        }
    }

    @Test
    void aResumedGameRollsWithWhatWasAdded() throws Exception {
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.rolledWithoutEgypt(4))) {
            playTurns(game, 1);
            accepted(game.contribute(EGYPT, EGYPTS));
        }
        try (JournaledGame game = JournaledGame.resume(file())) {
            playTurns(game, 1);
            DiceRoll last = rolls(game).getLast();
            assertThat(last.faces()).isEqualTo(faces(last.roll(), EGYPTS));
            assertThat(game.contribute(EGYPT, EGYPTS)).isInstanceOf(Ruling.Refused.class);
            // Goes back over the first roll, which is thrown again on the way.
            accepted(game.takeBack(2));
            assertThat(RollProof.of(game.journal(), rolls(game).getFirst().roll()))
                    .hasValueSatisfying(proof -> assertThat(proof.added()).containsExactly("526f6d65", ""));
            assertThat(RollProof.of(game.journal(), last.roll()))
                    .hasValueSatisfying(proof -> assertThat(proof.added())
                            .containsExactly("526f6d65", HexFormat.of().formatHex(EGYPTS)));
        }
        try (JournaledGame game = JournaledGame.resume(file())) {
            assertThat(game.game().answers()).isEqualTo(2);
        }
    }

    @Test
    void nobodyAddsToDiceOnTheRealTableOrTwiceOrNothing() throws Exception {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolledWithoutEgypt(1))) {
            assertThat(game.contribute(ROME, EGYPTS))
                    .isEqualTo(new Ruling.Refused("Rome has already added to the dice."));
            assertThat(game.contribute(EGYPT, new byte[0])).isInstanceOf(Ruling.Refused.class);
            assertThat(game.contribute(EGYPT, new byte[1000])).isInstanceOf(Ruling.Refused.class);
            assertThat(game.contribute(7, EGYPTS)).isInstanceOf(Ruling.Refused.class);
            playToTheEnd(game);
            assertThat(game.contribute(EGYPT, EGYPTS)).isInstanceOf(Ruling.Refused.class);
            assertThat(game.journal().events()).noneMatch(Event.Added.class::isInstance);
        }
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.typed(1))) {
            assertThat(game.contribute(EGYPT, EGYPTS)).isInstanceOf(Ruling.Refused.class);
        }
    }

    private Journal finished() throws JournalProblem {
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.rolledWithoutEgypt(4))) {
            playTurns(game, 2);
            accepted(game.contribute(EGYPT, EGYPTS));
            accepted(game.takeBack(1, EGYPT));
            playToTheEnd(game);
            return game.journal();
        }
    }

    @Test
    void aFinishedGameIsVerifiedWithWhatWasAddedAndWhereItWas() throws Exception {
        Journal journal = finished();
        assertThat(Verify.of(journal, Skirmish.rulebook(4)).holds()).isTrue();

        int line = 0;
        while (!(journal.events().get(line) instanceof Event.Added)) {
            line++;
        }
        Rewritten later = new Rewritten(journal);
        Event added = later.line(line + 2);
        later.without(line + 2);
        assertThat(Verify.of(later.journal(), Skirmish.rulebook(4)).holds()).isFalse();
        assertThat(Verify.of(
                                new Rewritten(journal)
                                        .line(line + 2, new Event.Added("Egypt", "00"))
                                        .journal(),
                                Skirmish.rulebook(4))
                        .holds())
                .isFalse();
        assertThat(Replay.of(new Rewritten(journal).line(line + 3, added).journal(), Skirmish.rulebook(4)))
                .isInstanceOf(Replayed.Disagreed.class);
    }

    /** What docs/journal.md prints is what anybody would check a game with. */
    @Test
    void theProgramInTheDocumentationAgrees() throws Exception {
        Assumptions.assumeTrue(hasPython(), "there is no python3 here");
        finished();
        String text = Files.readString(Path.of("..", "docs", "journal.md"));
        int from = text.indexOf("```python\n") + "```python\n".length();
        Path program = folder.resolve("check.py");
        Files.writeString(program, text.substring(from, text.indexOf("```", from)));

        Process python = new ProcessBuilder("python3", program.toString(), file().toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said).contains("all as committed");
        assertThat(python.waitFor()).isZero();
    }

    private static boolean hasPython() {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException | InterruptedException none) {
            return false;
        }
    }
}
