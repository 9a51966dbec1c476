package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Shelf.Volume;

/** What happens at the same time does not depend on who answers first. */
@Tag("slow")
class AnyOrderTest {

    static Stream<Volume> everything() {
        return Stream.concat(Shelf.scenarios().stream(), Shelf.passages().stream());
    }

    @ParameterizedTest
    @MethodSource("everything")
    void twoAnswersOfDifferentBranchesLeadToOnePositionInEitherOrder(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        int pairs = 0;
        for (long seed = 1; seed <= Amount.of(1, 15); seed++) {
            Umpire umpire = Chance.umpire(rulebook, seed);
            Position position = Chance.accepted(umpire.begin()).position();
            Random random = new Random(seed);
            for (int i = 0; i < 200 && !position.over; i++) {
                List<OpenDecision> decisions = decisions(umpire, position);
                OpenDecision one = decisions.get(random.nextInt(decisions.size()));
                OpenDecision other = decisions.get(random.nextInt(decisions.size()));
                if (apart(position, one, other)) {
                    pairs++;
                    Position after = answered(umpire, answered(umpire, position, one, seed), other, seed);
                    Position swapped = answered(umpire, answered(umpire, position, other, seed), one, seed);
                    assertThat(after.hash())
                            .as("seed %d, answer %d: %s and %s", seed, i, one, other)
                            .isEqualTo(swapped.hash());
                }
                position = answered(umpire, position, one, random.nextLong());
            }
        }
        System.out.printf("any order      %-34s %d pairs of answers swapped%n", volume, pairs);
    }

    @ParameterizedTest
    @MethodSource("everything")
    void wheneverAllHaveFinishedTheGameIsTheSameWhoeverWasQuicker(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        for (long seed = 1; seed <= Amount.of(1, 4); seed++) {
            Map<String, Long> first = joins(rulebook, seed, new Random(1));
            for (int order = 2; order <= Amount.of(2, 3); order++) {
                Map<String, Long> other = joins(rulebook, seed, new Random(order));

                // A game that was cut off in the middle of something has seen less of the same.
                int common = Math.min(first.size(), other.size());
                assertThat(other.entrySet().stream().limit(common))
                        .as("seed %d, order %d", seed, order)
                        .containsExactlyElementsOf(
                                first.entrySet().stream().limit(common).toList());
            }
        }
    }

    /** Dice, orders and answers are settled by the seed; what is left to chance is who answers first. */
    @ParameterizedTest
    @ValueSource(strings = {"Patrol", "Village", "Meeting"})
    void aWholeGameWithBothSidesActingAtOnceEndsTheSameWhoeverWasQuicker(String scenario) {
        CompiledRulebook rulebook = new Volume("rof", Shelf.text("rof"), scenario).rulebook();
        for (long seed = 1; seed <= Amount.of(1, 6); seed++) {
            long end = end(rulebook, seed, new Random(1));
            for (int order = 2; order <= Amount.of(2, 4); order++) {
                assertThat(end(rulebook, seed, new Random(order)))
                        .as("seed %d, order %d", seed, order)
                        .isEqualTo(end);
            }
        }
    }

    private static long end(CompiledRulebook rulebook, long seed, Random order) {
        Position[] last = new Position[1];
        joins(rulebook, seed, order, 10_000, position -> last[0] = position);
        assertThat(last[0].over).as("the game is over, seed %d", seed).isTrue();
        return last[0].hash();
    }

    private static Map<String, Long> joins(CompiledRulebook rulebook, long seed, Random order) {
        return joins(rulebook, seed, order, 300, position -> {});
    }

    /** The positions at which only one strand is played, when answers are settled and only their order is left to chance. */
    private static Map<String, Long> joins(
            CompiledRulebook rulebook, long seed, Random order, int most, Consumer<Position> seen) {
        Umpire umpire = Chance.umpire(rulebook, seed);
        Position position = Chance.accepted(umpire.begin()).position();
        Map<String, Long> joins = new LinkedHashMap<>();
        for (int i = 0; i < most && !position.over; i++) {
            List<OpenDecision> decisions = decisions(umpire, position);
            if (position.active().children.isEmpty()) {
                joins.put(decisions.getFirst().id(), position.hash());
            }
            OpenDecision picked = decisions.get(order.nextInt(decisions.size()));
            for (OpenDecision decision : decisions) {
                // Where order counts, the first of those beside each other is always the quickest.
                if (!apart(position, decision, picked)) {
                    picked = decision;
                    break;
                }
            }
            position = answered(umpire, position, picked, seed);
            seen.accept(position);
        }
        return joins;
    }

    /** Without the chance to change one's mind, which is gone as soon as the last one is ready. */
    private static List<OpenDecision> decisions(Umpire umpire, Position position) {
        return umpire.decisions(position).stream()
                .filter(decision -> decision.awaited() || decision.kind() != Question.Kind.READY)
                .toList();
    }

    private static Position answered(Umpire umpire, Position position, OpenDecision decision, long seed) {
        return Chance.accepted(umpire.rule(position, Chance.pick(decision, Chance.settled(decision, seed))))
                .position();
    }

    /** Whether two questions stand in branches of a fork that must not know each other. */
    private static boolean apart(Position position, OpenDecision one, OpenDecision other) {
        List<Branch> above = above(position, one);
        List<Branch> aboveOther = above(position, other);
        @Nullable Branch common = null;
        for (int i = 0; i < Math.min(above.size(), aboveOther.size()) && above.get(i) == aboveOther.get(i); i++) {
            common = above.get(i);
        }
        return common != null && common.fork != null && common.fork != ForkKind.MEANWHILE && one != other;
    }

    /** From the root to the branch that asks. */
    private static List<Branch> above(Position position, OpenDecision decision) {
        List<Branch> path = new ArrayList<>();
        for (Branch at = find(position, position.active(), decision.id()); at != null; at = at.parent) {
            path.addFirst(at);
        }
        assertThat(path).isNotEmpty();
        return path;
    }

    private static @Nullable Branch find(Position position, Branch at, String id) {
        boolean asked = at.status == Branch.Status.ASKED || at.status == Branch.Status.READY;
        if (asked && new RollNumber(position.take, at.path, at.moment).text().equals(id)) {
            return at;
        }
        for (Branch child : at.children) {
            Branch found = find(position, child, id);
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
