package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.CorrectionRequest;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.generator.play.RandomCorrection;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;

/**
 * Whatever is put right wherever a game stands, it stays a game: somebody is asked or it is over, everybody can look at it, and
 * its journal leads to the same position again. What cannot be put right changes nothing.
 */
@Tag("slow")
class CorrectionsTest {

    private static final int GAMES = Integer.getInteger("phaseline.corrections", Amount.of(1, 20));
    private static final int MOVES = Amount.of(100, 160);

    private final Map<String, Integer> agreed = new TreeMap<>();

    static Stream<Volume> everything() {
        return Stream.concat(Shelf.scenarios().stream(), Shelf.passages().stream());
    }

    @ParameterizedTest
    @MethodSource("everything")
    void aGameThatWasCorrectedIsStillAGame(Volume volume) throws JournalProblem {
        CompiledRulebook rulebook = volume.rulebook();
        for (long seed = 1; seed <= GAMES; seed++) {
            Random random = new Random(seed);
            JournaledGame game = begin(volume, rulebook, seed);
            for (int i = 0; i < MOVES && !game.over(); i++) {
                String where = "seed " + seed + ", move " + i;
                if (random.nextInt(8) == 0) {
                    correct(game, RandomCorrection.of(rulebook, random), random, where);
                } else if (random.nextInt(40) == 0 && game.game().answers() > 0) {
                    Chance.accepted(game.takeBack(random.nextInt(game.game().answers())));
                } else {
                    List<OpenDecision> decisions = game.umpire().decisions(game.position());
                    Chance.accepted(game.answer(Chance.boldly(decisions, random).orElseThrow()));
                }
                stillAGame(game, where);
            }
            Replayed replayed = Replay.of(game.journal(), rulebook);
            assertThat(replayed).as("seed %d", seed).isInstanceOf(Replayed.Agreed.class);
            assertThat(((Replayed.Agreed) replayed).hash())
                    .as("seed %d", seed)
                    .isEqualTo(game.position().hash());
        }
        assertThat(agreed).as("kinds of corrections that were possible").containsKey("Skip");
    }

    private void correct(JournaledGame game, Correction correction, Random random, String where) throws JournalProblem {
        long before = game.position().hash();
        int answers = game.game().answers();
        int seat = random.nextInt(game.umpire().seats().all().size());
        Answer answer = new Answer.Correct(correction, seat, "");
        CorrectionRequest request = game.umpire().request(game.position(), seat, correction);
        boolean unseen = game.umpire().decisions(game.position()).stream().anyMatch(OpenDecision::sealed);
        switch (game.answer(answer)) {
            case Ruling.Accepted accepted -> {
                if (!unseen) {
                    assertThat(request).as("%s, %s", where, correction).isInstanceOf(CorrectionRequest.Possible.class);
                }
                agreed.merge(correction.getClass().getSimpleName(), 1, Integer::sum);
                Sentences sentences = new Sentences(game.umpire().rulebook().outline());
                assertThat(accepted.reports().stream().map(sentences::say))
                        .as("%s, %s", where, correction)
                        .doesNotContain("");
                assertThat(accepted.reports().getFirst()).isInstanceOf(Report.Corrected.class);
            }
            case Ruling.Refused no -> {
                assertThat(no.sentence()).endsWith(".");
                assertThat(request).as("%s, %s", where, correction).isInstanceOf(CorrectionRequest.Refused.class);
                assertThat(game.game().answers()).isEqualTo(answers);
                assertThat(game.position().hash())
                        .as("%s, %s", where, correction)
                        .isEqualTo(before);
            }
        }
    }

    private static void stillAGame(JournaledGame game, String where) {
        List<OpenDecision> decisions = game.umpire().decisions(game.position());
        assertThat(game.over() || decisions.stream().anyMatch(decision -> decision.seats() != 0))
                .as("%s: somebody is asked", where)
                .isTrue();
        for (int seat = 0; seat < game.umpire().seats().all().size(); seat++) {
            assertThat(game.umpire().sighting(game.position(), seat).seat()).isEqualTo(seat);
        }
        assertThat(game.umpire().why(game.position()).strands()).hasSameSizeAs(decisions);
    }

    /** Every third game with dice from the real table, which are half typed in at times. */
    private static JournaledGame begin(Volume volume, CompiledRulebook rulebook, long seed) throws JournalProblem {
        byte[] bytes = new byte[32];
        new Random(seed).nextBytes(bytes);
        Seats seats = Seats.ofSides(rulebook.outline().parties());
        List<String> none = List.of();
        return JournaledGame.inMemory(
                seed % 3 == 0
                        ? NewGame.typedIn(volume.text(), volume.scenario(), none, none, rulebook, seats)
                        : NewGame.rolledByTheUmpire(
                                volume.text(), volume.scenario(), none, none, rulebook, seats, SecretSeed.of(bytes)));
    }
}
