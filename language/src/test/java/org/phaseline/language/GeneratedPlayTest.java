package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.generator.play.RandomAnswers;
import org.phaseline.generator.play.Twins;
import org.phaseline.generator.text.GeneratedRulebook;
import org.phaseline.generator.text.RulebookGenerator;

/** Rulebooks made by chance, played by chance: what must hold of every game there is. */
@Tag("slow")
class GeneratedPlayTest {

    private static final int RULEBOOKS = Boolean.getBoolean("long") ? 4_000 : 20;
    private static final int ANSWERS = Boolean.getBoolean("long") ? 400 : 60;

    private int games;

    private void everyGame(boolean discreet, BiConsumer<CompiledRulebook, Long> game) {
        for (long seed = 1; seed <= RULEBOOKS; seed++) {
            GeneratedRulebook generated = discreet ? RulebookGenerator.discreet(seed) : RulebookGenerator.of(seed);
            for (String scenario : generated.scenarios()) {
                CompiledRulebook rulebook = Loader.load(
                                new RulebookText(generated.file(), generated.text(), generated.others()),
                                scenario,
                                List.of(),
                                List.of())
                        .rulebook()
                        .orElseThrow();
                try {
                    game.accept(rulebook, seed);
                } catch (RuntimeException | AssertionError failed) {
                    throw new AssertionError(
                            "seed " + seed + ", scenario '" + scenario + "': " + failed.getMessage() + "\n"
                                    + generated.shown(),
                            failed);
                }
                games++;
            }
        }
    }

    private void tell(String what) {
        System.out.printf("generated      %d rulebooks, %d games: %s%n", RULEBOOKS, games, what);
    }

    private static Umpire umpire(CompiledRulebook rulebook, long seed) {
        return new Umpire(rulebook, seats(rulebook, seed), new QuickDice(seed), seed % 4 == 0);
    }

    private static Seats seats(CompiledRulebook rulebook, long seed) {
        return seed % 5 == 0
                ? Seats.ofFactions(rulebook.outline().parties())
                : Seats.ofSides(rulebook.outline().parties());
    }

    /** Each answer that is offered is accepted, and everybody can look at where it led. */
    @Test
    void playedByInstructionsAndAsClassesAGameIsTheSame() {
        everyGame(false, (rulebook, seed) -> {
            Umpire plain = umpire(rulebook, seed);
            Umpire quick = new Umpire(
                    rulebook,
                    CompiledRunner.madeAtOnce(rulebook),
                    plain.seats(),
                    new QuickDice(seed),
                    plain.typedDice());
            RandomAnswers players = new RandomAnswers(seed);
            Ruling.Accepted one = RandomAnswers.accepted(plain.begin());
            Ruling.Accepted other = RandomAnswers.accepted(quick.begin());
            for (int i = 0; i < ANSWERS && !one.position().over; i++) {
                assertThat(other.position().hash())
                        .as("after %d answers", i)
                        .isEqualTo(one.position().hash());
                assertThat(other.reports()).isEqualTo(one.reports());
                List<OpenDecision> open = plain.decisions(one.position());
                assertThat(quick.decisions(other.position())).isEqualTo(open);
                for (int seat = 0; seat < plain.seats().all().size(); seat++) {
                    assertThat(plain.sighting(one.position(), seat).seat()).isEqualTo(seat);
                }
                Answer answer = players.any(open);
                one = RandomAnswers.accepted(plain.rule(one.position(), answer));
                other = RandomAnswers.accepted(quick.rule(other.position(), answer));
            }
        });
        tell("plain and compiled agree");
    }

    @Test
    void whenNobodyIsToldAnythingInstructionsAndClassesPlayTheSameGame() {
        everyGame(false, (rulebook, seed) -> {
            Sandbox plain = Sandbox.begin(rulebook, new QuickDice(seed));
            Sandbox quick = Sandbox.begin(rulebook, CompiledRunner.madeAtOnce(rulebook), new QuickDice(seed));
            RandomAnswers players = new RandomAnswers(seed);
            for (int i = 0; i < ANSWERS; i++) {
                assertThat(quick.position().hash())
                        .as("after %d answers", i)
                        .isEqualTo(plain.position().hash());
                int questions = plain.questions();
                assertThat(quick.questions()).isEqualTo(questions);
                if (questions == 0) {
                    return;
                }
                int question = players.below(questions);
                List<Long> offered = offered(plain.menu(question));
                assertThat(offered(quick.menu(question))).isEqualTo(offered);
                if (!offered.isEmpty()) {
                    long item = offered.get(players.below(offered.size()));
                    plain.answer(question, item);
                    quick.answer(question, item);
                }
            }
        });
        tell("plain and compiled agree where nobody is told anything");
    }

    private static List<Long> offered(Menu menu) {
        List<Long> offered = new ArrayList<>();
        for (int i = 0; i < menu.size(); i++) {
            offered.add(menu.item(i));
        }
        return offered;
    }

    @Test
    void whatIsUndoneAndDoneAgainLeadsToTheSamePosition() {
        everyGame(false, (rulebook, seed) -> {
            Umpire umpire = umpire(rulebook, seed);
            RandomAnswers players = new RandomAnswers(seed);
            Game game = new Game(umpire, RandomAnswers.accepted(umpire.begin()).position());
            for (int i = 0; i < ANSWERS / 2 && !game.position().over; i++) {
                give(game, players.any(umpire.decisions(game.position())));
            }
            int back = Math.max(0, game.answers() - 1 - players.below(10));
            // New dice fall after something was undone, so only what threw none can come out the same.
            while (back < game.answers() && game.exposedSince(back)) {
                back++;
            }
            if (game.position().over || back == game.answers()) {
                return;
            }
            Position before = game.position();
            List<Answer> again = new ArrayList<>();
            for (int i = back; i < game.answers(); i++) {
                again.add(game.answer(i));
            }
            Position then = game.at(back);
            game.takeBack(back);
            assertThat(untaken(game.position(), then.take))
                    .as("back at answer %d", back)
                    .isEqualTo(then.hash());
            again.forEach(answer -> redo(game, (Answer.Pick) answer));
            assertThat(untaken(game.position(), before.take))
                    .as("from answer %d", back)
                    .isEqualTo(before.hash());
        });
        tell("undo and redo are the identity");
    }

    private static long untaken(Position position, int take) {
        Position copy = position.copy();
        copy.take = take;
        return copy.hash();
    }

    private static void give(Game game, Answer answer) {
        game.accept(answer, RandomAnswers.accepted(game.propose(answer)));
    }

    /** The question is the same, though it has a new number. */
    private static void redo(Game game, Answer.Pick pick) {
        OpenDecision same = game.umpire().decisions(game.position()).stream()
                .filter(decision -> untaken(decision.id()).equals(untaken(pick.decision())))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no question " + pick.decision() + " any more"));
        give(game, new Answer.Pick(same.id(), pick.seat(), pick.item(), pick.note()));
    }

    private static String untaken(String id) {
        return id.substring(id.indexOf(':') + 1);
    }

    @Test
    void whoMustNotKnowASecretIsToldTheSameWhateverItIs() {
        Twins.Played[] played = {Twins.NONE};
        everyGame(
                true,
                (rulebook, seed) -> played[0] = played[0].plus(
                        Twins.play(umpire(rulebook, seed), seed, ANSWERS, trap(rulebook), Twins::sameByTheEngine)));
        tell(played[0].pairs() + " pairs of games compared at " + played[0].moments() + " moments");
        assertThat(played[0].moments()).isGreaterThan(RULEBOOKS * 5);
    }

    private static Predicate<OpenDecision> trap(CompiledRulebook rulebook) {
        return decision -> decision.step() >= 0
                && rulebook.outline().step(decision.step()).title().startsWith(RulebookGenerator.TRAP);
    }
}
