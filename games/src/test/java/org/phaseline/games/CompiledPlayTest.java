package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.bots.RandomPlayer;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Shelf.Volume;

/** A rulebook made into classes is played as it stands. */
@Tag("slow")
class CompiledPlayTest {

    /** The classes of a rulebook are made once for all tests. */
    private static final Map<CompiledRulebook, Runner> MADE = new IdentityHashMap<>();

    static Stream<Volume> everything() {
        return Stream.concat(Shelf.scenarios().stream(), Shelf.passages().stream());
    }

    private static synchronized Runner compiled(CompiledRulebook rulebook) {
        return MADE.computeIfAbsent(rulebook, CompiledRunner::madeAtOnce);
    }

    @ParameterizedTest
    @MethodSource("everything")
    void theClassesRuleAndTellWhatTheInstructionsDo(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        Runner compiled = compiled(rulebook);
        for (long seed = 1; seed <= Amount.of(1, 3); seed++) {
            Umpire plain = Chance.umpire(rulebook, seed);
            Umpire quick = new Umpire(
                    rulebook,
                    compiled,
                    Seats.ofSides(rulebook.outline().parties()),
                    new QuickDice(seed),
                    plain.typedDice());
            Random random = new Random(seed);
            Ruling.Accepted one = Chance.accepted(plain.begin());
            Ruling.Accepted other = Chance.accepted(quick.begin());
            for (int i = 0; i < Amount.of(80, 300) && !one.position().over; i++) {
                assertThat(other.position().hash())
                        .as("position after %d answers, seed %d", i, seed)
                        .isEqualTo(one.position().hash());
                assertThat(other.reports()).isEqualTo(one.reports());
                assertThat(quick.decisions(other.position())).isEqualTo(plain.decisions(one.position()));
                Answer answer =
                        Chance.anything(plain.decisions(one.position()), random).orElseThrow();
                one = Chance.accepted(plain.rule(one.position(), answer));
                other = Chance.accepted(quick.rule(other.position(), answer));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("everything")
    void theClassesPlayALongGameToTheSameEnd(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        List<Runner> ways = List.of(new Runner.Plain(rulebook.code()), compiled(rulebook));
        List<Long> ends = ways.stream()
                .map(way -> {
                    Sandbox game = Sandbox.begin(rulebook, way, new QuickDice(9));
                    new RandomPlayer(9).play(game, Amount.of(1_000, 20_000));
                    return game.position().hash();
                })
                .toList();
        assertThat(ends.get(1)).isEqualTo(ends.get(0));
    }
}
