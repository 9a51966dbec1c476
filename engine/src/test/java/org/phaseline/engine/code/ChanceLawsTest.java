package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.EGYPT;
import static org.phaseline.engine.code.Bench.ROME;
import static org.phaseline.engine.code.Bench.constant;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/** What is drawn comes from what there is, each as likely as any other, and a shuffled order stays until the next shuffle. */
class ChanceLawsTest {

    private static final int LOTS = 20;
    private static final int NONE = 77;
    private static final ValueType CARD =
            ValueType.word("Card", List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j"));

    private final Bench bench = new Bench();

    private static Formula crowd(TreeSet<Integer> members) {
        return new Crowds.Listed(
                members.stream().map(member -> constant(member)).toList(), 1);
    }

    private static DrawMembers several(TreeSet<Integer> from, int count, boolean upTo, int lots, Formula seers) {
        return new DrawMembers(
                "cards",
                null,
                CARD,
                crowd(from),
                1,
                new Slots.Slot[] {new Slots.Local(5)},
                true,
                constant(count),
                upTo,
                false,
                constant(1L << ROME),
                constant(0),
                seers,
                lots,
                null,
                NONE);
    }

    private int one(TreeSet<Integer> from, int lots) {
        Slots.Slot[] target = {new Slots.Local(6)};
        bench.run(new DrawMembers(
                "card",
                null,
                CARD,
                crowd(from),
                1,
                target,
                false,
                constant(1),
                false,
                false,
                constant(1L << ROME),
                constant(0),
                null,
                lots,
                null,
                NONE));
        return (int) target[0].of(bench.m);
    }

    private TreeSet<Integer> drawn() {
        return Bench.members(new Slots.Local(5).of(bench.m));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 10})
    void soManyComeOutAndNoneOfThemTwice(int count) {
        Random random = new Random(count);
        for (int i = 0; i < 100; i++) {
            TreeSet<Integer> from = Bench.some(random, 10);
            int next = bench.run(several(from, count, false, -1, null));
            if (from.size() < count) {
                assertThat(next).isEqualTo(NONE);
            } else {
                assertThat(next).isEqualTo(11);
                assertThat(drawn()).hasSize(count);
                assertThat(from).containsAll(drawn());
            }
        }
    }

    @Test
    void upToSoManyAreAllThereAre() {
        TreeSet<Integer> from = new TreeSet<>(List.of(2, 5, 9));

        assertThat(bench.run(several(from, 7, true, -1, null))).isEqualTo(11);
        assertThat(drawn()).isEqualTo(from);
        assertThat(bench.run(several(new TreeSet<>(), 7, true, -1, null))).isEqualTo(NONE);
        assertThat(bench.run(several(from, 0, true, -1, null))).isEqualTo(11);
        assertThat(drawn()).isEmpty();
    }

    @Test
    void eachIsAsLikelyAsAnyOther() {
        TreeSet<Integer> from = new TreeSet<>(List.of(0, 3, 4, 7, 8));
        int[] came = new int[10];
        for (int i = 0; i < 4_500; i++) {
            came[one(from, -1)]++;
        }
        from.forEach(card -> assertThat(came[card]).as("card %d", card).isBetween(780, 1020));
    }

    @Test
    void whatIsShuffledComesOutInOneOrderHoweverManyAreDrawnAtATime() {
        TreeSet<Integer> from = new TreeSet<>(List.of(0, 1, 2, 4, 6, 9));
        bench.run(new Shuffle("deck", null, crowd(from), 1, LOTS, constant(1L << ROME)));
        long[] shuffled = bench.m.position.slots.clone();
        List<Integer> single = new ArrayList<>();
        TreeSet<Integer> left = new TreeSet<>(from);
        while (!left.isEmpty()) {
            int card = one(left, LOTS);
            single.add(card);
            left.remove(card);
        }
        assertThat(new TreeSet<>(single)).isEqualTo(from);

        System.arraycopy(shuffled, 0, bench.m.position.slots, 0, shuffled.length);
        bench.run(several(from, 4, false, LOTS, null));

        assertThat(drawn()).isEqualTo(new TreeSet<>(single.subList(0, 4)));
    }

    @Test
    void whatWasNotShuffledComesOutLast() {
        TreeSet<Integer> shuffled = new TreeSet<>(List.of(1, 3, 5));
        bench.run(new Shuffle("deck", null, crowd(shuffled), 1, LOTS, constant(0)));
        TreeSet<Integer> all = new TreeSet<>(List.of(0, 1, 2, 3, 4, 5));

        bench.run(several(all, 3, false, LOTS, null));

        assertThat(drawn()).isEqualTo(shuffled);
    }

    @Test
    void everyOrderIsAsLikely() {
        TreeSet<Integer> from = new TreeSet<>(List.of(0, 1, 2));
        int[] first = new int[3];
        for (int i = 0; i < 2_100; i++) {
            bench.run(new Shuffle("deck", null, crowd(from), 1, LOTS, constant(0)));
            first[one(from, LOTS)]++;
        }
        for (int times : first) {
            assertThat(times).isBetween(600, 800);
        }
    }

    @Test
    void onlyThoseWhoMaySeeItAreToldWhatCameOut() {
        TreeSet<Integer> from = new TreeSet<>(List.of(2, 5, 9));
        bench.told();

        bench.run(several(from, 2, false, -1, constant(1L << EGYPT)));

        List<Report> told = bench.told();
        assertThat(told).hasSize(2).allMatch(Report.Drawn.class::isInstance);
        Report.Drawn seen = (Report.Drawn) told.getFirst();
        Report.Drawn unseen = (Report.Drawn) told.getLast();
        assertThat(seen.audience()).isEqualTo(1L << EGYPT);
        assertThat(seen.members()).hasSize(2);
        assertThat(unseen.audience() & 1L << EGYPT).isZero();
        assertThat(unseen.audience() & 1L << ROME).isNotZero();
        assertThat(unseen.audience() & Report.WATCHERS).isNotZero();
        assertThat(unseen.members()).isEmpty();
        assertThat(unseen.count()).isEqualTo(2);
    }

    @Test
    void whatOnlySomeHaveSeenIsRevealedToAll() {
        new Slots.Local(7).set(bench.m, 12);
        bench.told();

        bench.run(new RevealName(
                "strength", new Wording.Value(new Slots.Local(7), ValueType.NUMBER, 0), constant(1L << EGYPT)));

        assertThat(bench.told()).singleElement().isInstanceOfSatisfying(Report.Revealed.class, revealed -> {
            assertThat(revealed.audience()).isEqualTo(Report.EVERYONE);
            assertThat(revealed.value()).isEqualTo("12");
        });
        assertThat(bench.m.exposed).isTrue();
    }
}
