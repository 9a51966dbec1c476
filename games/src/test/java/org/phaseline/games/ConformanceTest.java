package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.games.Inventory.Entry;

/** Every jump, loop and interrupt of the inventories is played by a test that says so. */
class ConformanceTest {

    private static final Map<String, List<Class<?>>> TESTS = Map.of(
            "legions",
            List.of(
                    LegionsTurnTest.class,
                    LegionsCombatTest.class,
                    LegionsOrdersTest.class,
                    LegionsAbilitiesTest.class),
            "ocs",
            List.of(OcsGameTurnTest.class, OcsPlayerTurnTest.class, OcsAirTest.class, OcsSimulcastTest.class),
            "rof",
            List.of(RofTurnTest.class, RofMovementTest.class, RofFireTest.class, RofMoraleTest.class));

    @ParameterizedTest
    @ValueSource(strings = {"legions", "ocs", "rof"})
    void everyJumpLoopAndInterruptIsPlayed(String game) {
        List<String> flows = Inventory.of(game).stream()
                .filter(entry -> !entry.flow().isEmpty())
                .map(Entry::id)
                .toList();

        assertThat(flows).isNotEmpty();
        assertThat(played(game).keySet()).containsAll(flows);
    }

    @ParameterizedTest
    @ValueSource(strings = {"legions", "ocs", "rof"})
    void whatTheTestsSayTheyPlayIsInTheInventory(String game) {
        assertThat(Inventory.of(game).stream().map(Entry::id))
                .containsAll(played(game).keySet());
    }

    /** The tests by the entries they play. */
    private static Map<String, List<String>> played(String game) {
        Map<String, List<String>> played = new TreeMap<>();
        TESTS.get(game).stream()
                .flatMap(test -> Stream.of(test.getDeclaredMethods()))
                .filter(test -> test.isAnnotationPresent(Plays.class))
                .forEach(test -> Arrays.stream(test.getAnnotation(Plays.class).value())
                        .forEach(id -> played.merge(id, List.of(name(test)), ConformanceTest::both)));
        return played;
    }

    private static String name(Method test) {
        return test.getDeclaringClass().getSimpleName() + "." + test.getName();
    }

    private static List<String> both(List<String> one, List<String> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }
}
