package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

/** Whatever optional rules people agree on, the rulebook has no problems and random play comes to the end of the turn. */
@Tag("slow")
class OptionSetsTest {

    private static final long MOST_ANSWERS = 60_000;

    private static final int MOST_SEARCHED = 5_000_000;

    /** Gated by a date that random games with every option on are too long to come to; both are played by hand. */
    private static final List<String> TOO_LATE = List.of("Shipyard 2B2", "Retrograde 6G");

    /** Those with options; random play of the others ends in {@link RandomPlayTest}. */
    static List<Volume> scenarios() {
        return Shelf.scenarios().stream()
                .filter(volume -> !volume.options().isEmpty())
                .toList();
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
        List<String> options = volume.options();
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

    /**
     * Those with options; what chance reaches in the others, {@link RandomPlayTest} shows. The steps of one are too many for chance to
     * find them all in a minute; the long tests play that one too.
     */
    static List<String> rulebooks() {
        return Boolean.getBoolean("long") ? List.of("legions", "fe") : List.of("legions");
    }

    /** No single scenario shows everything; with all options on, chance finds every step in one scenario or another. */
    @ParameterizedTest
    @MethodSource("rulebooks")
    void withAllOptionsOnRandomGamesReachEveryStep(String game) {
        List<String> expected = Stream.concat(RandomPlayTest.GIVEN_AWAY.stream(), TOO_LATE.stream())
                .toList();
        StepSearches searches = new StepSearches(scenarios().stream()
                .filter(volume -> volume.title().equals(game))
                .map(volume -> new StepSearch(withAllOptions(volume), 1))
                .toList());
        searches.lookFor(expected, MOST_SEARCHED);
        System.out.printf("all options    %-34s %d answers, never: %s%n", game, searches.answers(), searches.missed());
        assertThat(searches.missed()).as("never reached by chance").isSubsetOf(expected);
    }

    private static CompiledRulebook withAllOptions(Volume volume) {
        return Shelf.load(volume.text(), volume.scenario(), volume.options(), List.of());
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
