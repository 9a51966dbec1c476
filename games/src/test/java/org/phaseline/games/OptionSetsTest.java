package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.bots.RandomPlayer;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;

/** Whatever optional rules people agree on, the rulebook has no problems and random play comes to the end of the turn. */
@Tag("slow")
class OptionSetsTest {

    private static final long MOST_ANSWERS = 60_000;

    /** Gated by a date that random games with every option on are too long to come to; both are played by hand. */
    private static final List<String> TOO_LATE = List.of("Shipyard 2B2", "Retrograde 6G");

    static List<Volume> scenarios() {
        return Shelf.scenarios();
    }

    /** Options belong to the rulebook, so one scenario of each shows nearly everything; the long tests try them all. */
    static List<Volume> someScenarios() {
        Map<String, Volume> first = new LinkedHashMap<>();
        scenarios().forEach(volume -> first.putIfAbsent(volume.title(), volume));
        return Boolean.getBoolean("long") ? scenarios() : List.copyOf(first.values());
    }

    @ParameterizedTest
    @MethodSource("someScenarios")
    void withAnyTwoOptionsInAnyCombinationTheTurnComesToItsEnd(Volume volume) {
        List<String> options = Loader.load(volume.text(), volume.scenario(), List.of(), List.of()).options().stream()
                .map(Loaded.OptionInfo::name)
                .toList();
        List<BitSet> sets = Pairwise.sets(options.size(), 1);
        for (BitSet set : sets) {
            List<String> on = new ArrayList<>();
            List<String> off = new ArrayList<>();
            for (int i = 0; i < options.size(); i++) {
                (set.get(i) ? on : off).add(options.get(i));
            }
            CompiledRulebook rulebook = Shelf.load(volume.text(), volume.scenario(), on, off);
            Sandbox game = Sandbox.begin(rulebook, new QuickDice(set.hashCode()));
            RandomPlayer player = new RandomPlayer(set.hashCode());
            long answers = 0;
            while (!turnEnded(game) && answers < MOST_ANSWERS && player.play(game)) {
                answers++;
            }
            assertThat(turnEnded(game))
                    .as("the turn ended with %s on, after %d answers", on, answers)
                    .isTrue();
        }
        System.out.printf(
                "option sets    %-34s %d sets meet all pairs of %d options%n", volume, sets.size(), options.size());
    }

    /** The steps of one rulebook are too many for chance to find them all in a minute; the long tests play that one too. */
    static List<String> rulebooks() {
        return Boolean.getBoolean("long") ? List.of("legions", "fe", "rof", "ocs") : List.of("legions", "rof", "ocs");
    }

    /** No single scenario shows everything; with all options on, chance finds every step in one scenario or another. */
    @ParameterizedTest
    @MethodSource("rulebooks")
    void withAllOptionsOnRandomGamesReachEveryStep(String game) {
        Map<Volume, BitSet> visited = new LinkedHashMap<>();
        Map<Volume, CompiledRulebook> rulebooks = new LinkedHashMap<>();
        for (Volume volume : scenarios()) {
            if (volume.title().equals(game)) {
                List<String> all =
                        Loader.load(volume.text(), volume.scenario(), List.of(), List.of()).options().stream()
                                .map(Loaded.OptionInfo::name)
                                .toList();
                rulebooks.put(volume, Shelf.load(volume.text(), volume.scenario(), all, List.of()));
                visited.put(volume, new BitSet());
            }
        }
        TreeSet<String> missed = new TreeSet<>();
        TreeSet<String> reached = new TreeSet<>();
        for (long seed = 1; seed <= 15 && (seed == 1 || !expected().containsAll(missed)); seed++) {
            missed.clear();
            for (Volume volume : rulebooks.keySet()) {
                CompiledRulebook rulebook = rulebooks.get(volume);
                BitSet steps = visited.get(volume);
                RandomPlayTest.visit(rulebook, seed, steps, 25_000);
                rulebook.outline()
                        .inPlay()
                        .forEach(step -> (steps.get(step.index()) ? reached : missed).add(step.key()));
            }
            missed.removeAll(reached);
        }
        System.out.printf("all options    %-34s %d steps reached, never: %s%n", game, reached.size(), missed);
        assertThat(missed).as("never reached by chance").isSubsetOf(expected());
    }

    private static List<String> expected() {
        return Stream.of(RandomPlayTest.GIVEN_AWAY, TOO_LATE, OcsForms.RARE_ON_A_MAP)
                .flatMap(Collection::stream)
                .toList();
    }

    private static boolean turnEnded(Sandbox game) {
        return game.over() || game.position().slots[CompiledRulebook.GAME_TURN_SLOT] > 1;
    }

    @Test
    void anyTwoOptionsMeetInAllFourCombinations() {
        List<BitSet> sets = Pairwise.sets(20, 1);

        for (int i = 0; i < 20; i++) {
            for (int j = i + 1; j < 20; j++) {
                int one = i;
                int other = j;
                assertThat(sets.stream()
                                .map(set -> set.get(one) + " " + set.get(other))
                                .distinct())
                        .as("options %d and %d", i, j)
                        .hasSize(4);
            }
        }
        assertThat(sets.size()).isLessThan(20);
    }
}
