package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.Verification;
import org.phaseline.journal.Verify;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;

/** What was played can be played again, and what was taken back leaves no trace but new dice. */
@Tag("slow")
class PlayedAgainTest {

    static Stream<Volume> everything() {
        return Stream.concat(Shelf.scenarios().stream(), Shelf.passages().stream());
    }

    @ParameterizedTest
    @MethodSource("everything")
    void aJournalReplaysToTheSamePosition(Volume volume) throws JournalProblem {
        CompiledRulebook rulebook = volume.rulebook();
        for (long seed = 1; seed <= Amount.of(1, 3); seed++) {
            JournaledGame game = begin(volume, rulebook, seed);
            Random random = new Random(seed);
            for (int i = 0; i < Amount.of(80, 250) && !game.over(); i++) {
                move(game, rulebook, random);
            }

            Replayed replayed = Replay.of(game.journal(), rulebook);

            assertThat(replayed).as("seed %d", seed).isInstanceOf(Replayed.Agreed.class);
            assertThat(((Replayed.Agreed) replayed).hash())
                    .as("seed %d", seed)
                    .isEqualTo(game.position().hash());
            Verification verification = Verify.of(game.journal(), rulebook);
            assertThat(verification.wrong()).as("seed %d", seed).isEmpty();
            if (game.over()) {
                assertThat(verification.holds()).as("seed %d", seed).isTrue();
            }
        }
    }

    private static JournaledGame begin(Volume volume, CompiledRulebook rulebook, long seed) throws JournalProblem {
        byte[] bytes = new byte[32];
        new Random(seed).nextBytes(bytes);
        return JournaledGame.inMemory(NewGame.rolledByTheUmpire(
                volume.text(),
                volume.scenario(),
                List.of(),
                List.of(),
                rulebook,
                Seats.ofSides(rulebook.outline().parties()),
                SecretSeed.of(bytes)));
    }

    /** Mostly an answer, now and then a halt by hand or a step back. */
    private static void move(JournaledGame game, CompiledRulebook rulebook, Random random) throws JournalProblem {
        int kind = random.nextInt(40);
        if (kind == 0) {
            int digression = random.nextInt(rulebook.digressions().size());
            Chance.accepted(game.answer(new Answer.Raise(digression, random.nextInt(2), "a note")));
        } else if (kind == 1 && game.game().answers() > 3) {
            Chance.accepted(game.takeBack(game.game().answers() - 1 - random.nextInt(3)));
        } else {
            Chance.accepted(game.answer(Chance.anything(game.umpire().decisions(game.position()), random)
                    .orElseThrow()));
        }
    }

    @ParameterizedTest
    @MethodSource("everything")
    void theSameAnswersAfterATakeBackLeadToWhatEverybodySawBefore(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        for (long seed = 1; seed <= Amount.of(2, 10); seed++) {
            Random random = new Random(seed);
            Game game = begin(rulebook, seed);
            play(game, random, 30 + random.nextInt(170));
            int back = Math.max(0, game.answers() - 1 - random.nextInt(12));
            while (back < game.answers() && game.exposedSince(back)) {
                back++;
            }
            if (game.position().over || back == game.answers()) {
                continue;
            }
            Position before = game.position();
            List<Answer> again = new ArrayList<>();
            for (int i = back; i < game.answers(); i++) {
                again.add(game.answer(i));
            }

            game.takeBack(back);
            again.forEach(answer -> redo(game, answer));

            Position redone = game.position().copy();
            assertThat(redone.take).isEqualTo(before.take + 1);
            redone.take = before.take;
            assertThat(redone.hash()).as("seed %d, from answer %d", seed, back).isEqualTo(before.hash());
            for (int seat = 0; seat < game.umpire().seats().all().size(); seat++) {
                assertThat(seen(game.umpire().sighting(game.position(), seat)))
                        .isEqualTo(seen(game.umpire().sighting(before, seat)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("everything")
    void aTakeBackRestoresWhatEverybodySawThen(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        for (long seed = 1; seed <= Amount.of(1, 3); seed++) {
            Random random = new Random(seed);
            Game game = begin(rulebook, seed);
            List<List<Object>> seen = new ArrayList<>();
            seen.add(seen(game.umpire().sighting(game.position(), 0)));
            while (seen.size() <= Amount.of(50, 150) && play(game, random, 1) == 1) {
                seen.add(seen(game.umpire().sighting(game.position(), 0)));
            }
            while (game.answers() > 0) {
                game.takeBack(random.nextInt(game.answers()));
                assertThat(seen(game.umpire().sighting(game.position(), 0)))
                        .as("after %d answers, seed %d", game.answers(), seed)
                        .isEqualTo(seen.get(game.answers()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("everything")
    void aRollMadeAgainHasANumberThatWasNeverUsed(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        Random random = new Random(11);
        Game game = begin(rulebook, 11);
        List<String> numbers = new ArrayList<>();
        for (int i = 0; i < Amount.of(100, 400) && !game.position().over; i++) {
            if (random.nextInt(10) == 0 && game.answers() > 5) {
                game.takeBack(game.answers() - 1 - random.nextInt(5));
            }
            Answer answer = Chance.anything(game.umpire().decisions(game.position()), random)
                    .orElseThrow();
            Ruling.Accepted ruling = Chance.accepted(game.propose(answer));
            ruling.reports().stream()
                    .filter(Report.Rolled.class::isInstance)
                    .map(report -> ((Report.Rolled) report).number())
                    .filter(number -> !number.isEmpty())
                    .distinct()
                    .forEach(numbers::add);
            game.accept(answer, ruling);
        }
        assertThat(numbers).doesNotHaveDuplicates();
    }

    private static Game begin(CompiledRulebook rulebook, long seed) {
        Umpire umpire = Chance.umpire(rulebook, seed);
        return new Game(umpire, Chance.accepted(umpire.begin()).position());
    }

    private static int play(Game game, Random random, int answers) {
        for (int i = 0; i < answers; i++) {
            if (game.position().over) {
                return i;
            }
            Answer answer = Chance.anything(game.umpire().decisions(game.position()), random)
                    .orElseThrow();
            game.accept(answer, Chance.accepted(game.propose(answer)));
        }
        return answers;
    }

    /** Gives an answer once more: the question is the same, though it has a new number. */
    private static void redo(Game game, Answer answer) {
        Answer.Pick pick = (Answer.Pick) answer;
        OpenDecision same = game.umpire().decisions(game.position()).stream()
                .filter(decision -> untaken(decision.id()).equals(untaken(pick.decision())))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no question " + pick.decision() + " any more"));
        Answer again = new Answer.Pick(same.id(), pick.seat(), pick.item(), pick.note());
        game.accept(again, Chance.accepted(game.propose(again)));
    }

    private static String untaken(String id) {
        return id.substring(id.indexOf(':') + 1);
    }

    /** A sighting without the numbers of its questions, which change with every take-back. */
    private static List<Object> seen(Sighting sighting) {
        List<Object> seen = new ArrayList<>(List.of(
                sighting.gameTurn(),
                sighting.date(),
                sighting.over(),
                sighting.winner(),
                sighting.awaited(),
                sighting.state(),
                sighting.progress(),
                sighting.ownSecrets()));
        sighting.decisions().forEach(decision -> {
            seen.add(decision.step());
            seen.add(decision.prompt());
            seen.add(decision.choices());
            seen.add(decision.awaited());
        });
        return seen;
    }
}
