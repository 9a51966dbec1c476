package org.phaseline.journal.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.generator.play.RandomAnswers;
import org.phaseline.generator.play.RandomCorrection;
import org.phaseline.generator.text.GeneratedRulebook;
import org.phaseline.generator.text.RulebookGenerator;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.Skirmish;
import org.phaseline.journal.Verify;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** Whatever the rulebook, and whatever is answered, undone, corrected and raised: the journal leads to the same position again. */
@Tag("slow")
class GeneratedJournalsTest {

    private static final int RULEBOOKS = Boolean.getBoolean("long") ? 3_000 : 15;
    private static final int MOVES = Boolean.getBoolean("long") ? 300 : 70;

    @TempDir
    Path folder = Path.of("");

    @Test
    void theJournalOfAGeneratedGameReplaysToTheSamePosition() throws Exception {
        int games = 0;
        int lines = 0;
        for (long seed = 1; seed <= RULEBOOKS; seed++) {
            GeneratedRulebook generated = RulebookGenerator.of(seed);
            for (String scenario : generated.scenarios()) {
                lines += played(generated, scenario, seed);
                games++;
            }
        }
        System.out.printf(
                "generated      %d rulebooks, %d games: %d lines of journals replayed%n", RULEBOOKS, games, lines);
    }

    private int played(GeneratedRulebook generated, String scenario, long seed) throws Exception {
        // Every line goes to the disk, which takes its time: most games are kept in memory only.
        boolean onDisk = seed % 15 == 0;
        Path file = Files.createDirectory(folder.resolve(seed + scenario)).resolve("game.journal");
        NewGame start = start(generated, scenario, seed);
        long hash;
        Journal journal;
        try (JournaledGame game = onDisk ? JournaledGame.create(file, start) : JournaledGame.inMemory(start)) {
            RandomAnswers players = new RandomAnswers(seed);
            for (int i = 0; i < MOVES && !game.over(); i++) {
                move(game, players);
            }
            hash = game.position().hash();
            journal = game.journal();
        }
        Replayed replayed = Replay.of(journal);
        assertThat(replayed).as("seed %d\n%s", seed, generated.shown()).isInstanceOf(Replayed.Agreed.class);
        assertThat(((Replayed.Agreed) replayed).hash()).as("seed %d", seed).isEqualTo(hash);
        assertThat(((Replayed.Agreed) replayed).hashes().complete())
                .as("seed %d", seed)
                .isTrue();
        assertThat(Verify.of(journal).wrong()).as("seed %d", seed).isEmpty();
        if (onDisk) {
            try (JournaledGame resumed = JournaledGame.resume(file)) {
                assertThat(resumed.position().hash())
                        .as("seed %d, resumed", seed)
                        .isEqualTo(hash);
            }
        }
        return journal.events().size();
    }

    private static NewGame start(GeneratedRulebook generated, String scenario, long seed) {
        RulebookText text = new RulebookText(generated.file(), generated.text(), generated.others());
        CompiledRulebook rulebook =
                Loader.load(text, scenario, List.of(), List.of()).rulebook().orElseThrow();
        Seats seats = Seats.ofSides(rulebook.outline().parties());
        if (seed % 3 == 0) {
            return NewGame.typedIn(text, scenario, List.of(), List.of(), rulebook, seats);
        }
        NewGame rolled =
                NewGame.rolledByTheUmpire(text, scenario, List.of(), List.of(), rulebook, seats, Skirmish.SEED);
        return seed % 3 == 1 ? rolled : rolled.with(DiceProtocol.BY_MOMENT);
    }

    private static void move(JournaledGame game, RandomAnswers players) throws JournalProblem {
        int seat = players.below(game.umpire().seats().all().size());
        switch (players.below(25)) {
            case 0 -> game.answer(new Answer.Raise(0, seat, "a note"));
            case 1 -> {
                if (game.game().answers() > 0) {
                    assertThat(game.takeBack(players.below(game.game().answers()), seat))
                            .isInstanceOf(Ruling.Accepted.class);
                }
            }
            // What cannot be put right here is refused, and changes nothing.
            case 2 ->
                game.answer(new Answer.Correct(
                        RandomCorrection.of(game.umpire().rulebook(), new Random(players.below(1_000_000))), seat, ""));
            default ->
                assertThat(game.answer(players.any(game.umpire().decisions(game.position()))))
                        .isInstanceOf(Ruling.Accepted.class);
        }
    }
}
