package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Budget;
import org.phaseline.bots.Players;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.SeatPosition;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.generator.play.TwinGame;
import org.phaseline.generator.play.Twins;
import org.phaseline.generator.text.GeneratedRulebook;
import org.phaseline.generator.text.RulebookGenerator;
import org.phaseline.language.RulebookText;

/** A bot answers the same in two games that differ only in what its seat must not know. */
@Tag("slow")
class BotSecrecyTest {

    static Stream<Volume> shipped() {
        return Shelf.scenarios().stream().filter(volume -> Shelf.hides(volume.rulebook()));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void inGamesThatLookTheSameToItsSeatABotAnswersTheSame(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        Comparison comparison = new Comparison(rulebook, umpire(rulebook, 1));
        for (long seed = 1; seed <= Amount.of(1, 10); seed++) {
            Twins.play(umpire(rulebook, seed), seed, Amount.of(15, 300), decision -> false, comparison::look);
        }
        System.out.printf("bot secrecy    %-34s %s%n", volume, comparison);
    }

    @Test
    void inGeneratedRulebooksABotAnswersTheSameWhateverIsHidden() {
        int samples = 0;
        int answers = 0;
        int rulebooks = Amount.of(3, 1_000);
        for (long seed = 1; seed <= rulebooks; seed++) {
            GeneratedRulebook generated = RulebookGenerator.discreet(seed);
            RulebookText text = new RulebookText(generated.file(), generated.text(), generated.others());
            for (String scenario : generated.scenarios()) {
                CompiledRulebook rulebook = Shelf.load(text, scenario, List.of(), List.of());
                Umpire umpire = umpire(rulebook, seed);
                Comparison comparison = new Comparison(rulebook, umpire);
                try {
                    Twins.play(umpire, seed, Amount.of(60, 200), trap(rulebook), comparison::look);
                } catch (RuntimeException | AssertionError failed) {
                    throw new AssertionError(
                            "seed " + seed + ", scenario '" + scenario + "': " + failed.getMessage() + "\n"
                                    + generated.shown(),
                            failed);
                }
                samples += comparison.samples;
                answers += comparison.answers;
            }
        }
        System.out.printf("bot secrecy    %d samples and %d answers compared%n", samples, answers);
        assertThat(samples).as("samples compared").isGreaterThan(5 * rulebooks);
        assertThat(answers).as("answers compared").isGreaterThan(rulebooks);
    }

    private static Umpire umpire(CompiledRulebook rulebook, long seed) {
        return new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(seed), false);
    }

    /** What tells something hidden by the rules themselves. */
    private static Predicate<OpenDecision> trap(CompiledRulebook rulebook) {
        return decision -> decision.step() >= 0
                && rulebook.outline().step(decision.step()).title().startsWith(RulebookGenerator.TRAP);
    }

    private static final class Comparison {

        private static final int SEEDS = 2;

        private final CompiledRulebook rulebook;
        private final SeatPositions views;
        private @Nullable Players players;
        private int samples;
        private int answers;

        Comparison(CompiledRulebook rulebook, Umpire umpire) {
            this.rulebook = rulebook;
            this.views = new SeatPositions(umpire);
        }

        /** What they find out about a rulebook takes its time, also where nothing comes to be compared. */
        private Players players() {
            Players known = players == null ? new Players(rulebook) : players;
            players = known;
            return known;
        }

        void look(TwinGame one, TwinGame other, List<Integer> viewers) {
            for (int seat : viewers) {
                // By the rules themselves something may have come out.
                if (one.toldTo(seat).equals(other.toldTo(seat))) {
                    compare(views.of(one.position(), seat), views.of(other.position(), seat), seat);
                }
            }
        }

        private void compare(SeatPosition one, SeatPosition other, int seat) {
            assertThat(other.questions()).isEqualTo(one.questions());
            if (one.questions().isEmpty()) {
                // Nobody asks a bot while others are asked: how far they are in what they alone see does not reach it.
                return;
            }
            for (long seed = 0; seed < SEEDS; seed++) {
                assertThat(sampled(other, seed)).as("sample for seat %d", seat).isEqualTo(sampled(one, seed));
                samples++;
            }
            // One level after the other: all at each moment would take too long.
            BotLevel level = BotLevel.values()[answers % BotLevel.values().length];
            Budget budget = Budget.playouts(12);
            assertThat(players().player(level, 7, budget).decide(other))
                    .as("%s in seat %d", level, seat)
                    .isEqualTo(players().player(level, 7, budget).decide(one));
            answers++;
        }

        private String sampled(SeatPosition seen, long seed) {
            try {
                return Long.toString(seen.sample(new Runner.Plain(rulebook.code()), new QuickDice(seed), seed)
                        .position()
                        .hash());
            } catch (RuntimeException odd) {
                return odd.toString();
            }
        }

        @Override
        public String toString() {
            return samples + " samples and " + answers + " answers compared";
        }
    }
}
