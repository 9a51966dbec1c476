package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;
import static org.phaseline.engine.code.Bench.some;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Menu;

/** Sets as masks, as crowds of any size, and as plain sets of numbers: all three agree. */
class SetLawsTest {

    private static final int ROUNDS = 40;

    private final Bench bench = new Bench();

    private static Formula crowd(TreeSet<Integer> set, int size) {
        List<Formula> members = new ArrayList<>();
        // None belongs to no set, and to name a member twice changes nothing.
        members.add(constant(-1));
        set.forEach(member -> members.add(constant(member)));
        if (!set.isEmpty()) {
            members.add(constant(set.first()));
        }
        return new Crowds.Listed(members, Crowds.words(size));
    }

    private static Formula mask(TreeSet<Integer> set) {
        return new Sets.Listed(
                set.stream().map(member -> (Formula) constant(member)).toList());
    }

    @Test
    void aMaskIsACrowdOfOneWord() {
        Random random = new Random(3);
        for (int i = 0; i < ROUNDS; i++) {
            TreeSet<Integer> set = some(random, 64);
            assertThat(bench.members(new Crowds.OfMask(mask(set)), 1)).isEqualTo(set);
        }
    }

    private void pairs(int size, BiConsumer<TreeSet<Integer>, TreeSet<Integer>> law) {
        Random random = new Random(size);
        for (int i = 0; i < ROUNDS; i++) {
            law.accept(some(random, size), some(random, size));
        }
        law.accept(new TreeSet<>(), some(random, size));
        law.accept(some(random, size), new TreeSet<>());
    }

    private static TreeSet<Integer> with(TreeSet<Integer> one, Consumer<TreeSet<Integer>> change) {
        TreeSet<Integer> changed = new TreeSet<>(one);
        change.accept(changed);
        return changed;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 200})
    void allOfAKindAreItsMembersAndNoMore(int size) {
        TreeSet<Integer> all = new TreeSet<>();
        for (int i = 0; i < size; i++) {
            all.add(i);
        }
        int words = Crowds.words(size);
        assertThat(bench.members(new Crowds.All(size), words)).isEqualTo(all);
        assertThat(bench.of(new Crowds.Count(new Crowds.All(size), words))).isEqualTo(size);
        Formula narrow = Masks.of(new Crowds.All(size), words);
        if (words == 1) {
            assertThat(Bench.members(bench.of(narrow))).isEqualTo(all);
        } else {
            assertThat(narrow).isNull();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 200})
    void unionAndDifferenceAgree(int size) {
        int words = Crowds.words(size);
        pairs(size, (a, b) -> {
            TreeSet<Integer> union = with(a, set -> set.addAll(b));
            TreeSet<Integer> without = with(a, set -> set.removeAll(b));
            Formula both = new Crowds.Union(crowd(a, size), crowd(b, size), words);
            Formula rest = new Crowds.Without(crowd(a, size), crowd(b, size), words);
            assertThat(bench.members(both, words)).isEqualTo(union);
            assertThat(bench.members(rest, words)).isEqualTo(without);
            assertThat(bench.of(new Crowds.Same(crowd(a, size), crowd(b, size), words)))
                    .isEqualTo(a.equals(b) ? 1 : 0);
            if (size <= 64) {
                assertThat(Bench.members(bench.of(new Sets.Union(mask(a), mask(b)))))
                        .isEqualTo(union);
                assertThat(Bench.members(bench.of(new Sets.Without(mask(a), mask(b)))))
                        .isEqualTo(without);
                assertThat(Bench.members(bench.of(Masks.of(both, 1)))).isEqualTo(union);
                assertThat(Bench.members(bench.of(Masks.of(rest, 1)))).isEqualTo(without);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 200})
    void thoseThatFitCountFirstSomeAndMembershipAgree(int size) {
        int words = Crowds.words(size);
        pairs(size, (a, b) -> {
            Formula fits = new Crowds.In(new PartyFormulas.It(), crowd(b, size));
            TreeSet<Integer> kept = with(a, set -> set.retainAll(b));
            Crowds.Where where = new Crowds.Where(crowd(a, size), fits, words);
            assertThat(bench.members(where, words)).isEqualTo(kept);
            assertThat(bench.of(new Crowds.Count(where, words))).isEqualTo(kept.size());
            assertThat(bench.of(new Crowds.Some(where, words))).isEqualTo(kept.isEmpty() ? 0 : 1);
            long first = kept.isEmpty() ? -1 : kept.first();
            assertThat(bench.of(new Crowds.First(where, words))).isEqualTo(first);
            if (size <= 64) {
                Formula narrow = new Sets.Where(mask(a), new Logic.In(new PartyFormulas.It(), mask(b)));
                assertThat(Bench.members(bench.of(narrow))).isEqualTo(kept);
                assertThat(Bench.members(bench.of(Masks.of(where, 1)))).isEqualTo(kept);
                assertThat(bench.of(new Sets.Count(narrow))).isEqualTo(kept.size());
                assertThat(bench.of(new Sets.Some(narrow))).isEqualTo(kept.isEmpty() ? 0 : 1);
                assertThat(bench.of(new Sets.First(narrow))).isEqualTo(first);
            }
            for (int member = -1; member < size; member++) {
                long in = a.contains(member) ? 1 : 0;
                assertThat(bench.of(new Crowds.In(constant(member), crowd(a, size))))
                        .isEqualTo(in);
                assertThat(bench.of(new Crowds.InWhere(constant(member), where)))
                        .isEqualTo(kept.contains(member) ? 1 : 0);
                if (size <= 64) {
                    assertThat(bench.of(new Logic.In(constant(member), mask(a))))
                            .isEqualTo(in);
                }
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 200})
    void sumsAndExtremesAgreeAndOfNobodyAreNothing(int size) {
        int words = Crowds.words(size);
        // Some values are negative, so that nothing is neither the highest nor the lowest by itself.
        Formula value = new Arithmetic.Minus(constant(50), new PartyFormulas.It());
        pairs(size, (a, b) -> {
            long sum = a.stream().mapToLong(member -> 50 - member).sum();
            long highest = a.stream().mapToLong(member -> 50 - member).max().orElse(0);
            long lowest = a.stream().mapToLong(member -> 50 - member).min().orElse(0);
            assertThat(bench.of(new Crowds.Sum(value, crowd(a, size), words))).isEqualTo(sum);
            assertThat(bench.of(new Crowds.Extreme(value, crowd(a, size), words, true)))
                    .isEqualTo(highest);
            assertThat(bench.of(new Crowds.Extreme(value, crowd(a, size), words, false)))
                    .isEqualTo(lowest);
            if (size <= 64) {
                assertThat(bench.of(new Sets.Sum(value, mask(a)))).isEqualTo(sum);
                assertThat(bench.of(new Sets.Extreme(value, mask(a), true))).isEqualTo(highest);
                assertThat(bench.of(new Sets.Extreme(value, mask(a), false))).isEqualTo(lowest);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 200})
    void aSetThatIsKeptIsTheSameWhenItIsReadAgain(int size) {
        int words = Crowds.words(size);
        Slots.Slot[] slots = new Slots.Slot[words];
        for (int i = 0; i < words; i++) {
            slots[i] = i % 2 == 0 ? new Slots.Local(20 + i) : new Slots.OfGame(20 + i);
        }
        Formula stored = new Crowds.Stored(slots);
        pairs(size, (a, b) -> {
            assertThat(bench.run(new Crowds.Keep(slots, crowd(a, size)))).isEqualTo(11);
            assertThat(bench.members(stored, words)).isEqualTo(a);
            assertThat(bench.members(new Crowds.Copy(stored, words), words)).isEqualTo(a);
            for (int word = 0; word < words; word++) {
                int from = word * 64;
                TreeSet<Integer> part = new TreeSet<>();
                a.subSet(from, from + 64).forEach(member -> part.add(member - from));
                assertThat(Bench.members(bench.of(new Crowds.WordOf(stored, word))))
                        .isEqualTo(part);
            }
            for (int member = -1; member < size; member++) {
                assertThat(bench.of(new Crowds.InStored(constant(member), slots)))
                        .isEqualTo(a.contains(member) ? 1 : 0);
            }
            b.forEach(member -> bench.run(new Crowds.Change(slots, constant(member), true)));
            assertThat(bench.members(stored, words)).isEqualTo(with(a, set -> set.addAll(b)));
            b.forEach(member -> bench.run(new Crowds.Change(slots, constant(member), false)));
            bench.run(new Crowds.Change(slots, constant(-1), true));
            assertThat(bench.members(stored, words)).isEqualTo(with(a, set -> set.removeAll(b)));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 65, 200})
    void whatIsOnTheMenuAreTheMembersInPrintedOrder(int size) {
        int words = Crowds.words(size);
        pairs(size, (a, b) -> {
            assertThat(offered(new Selection.OfCrowd(crowd(a, size), words))).isEqualTo(List.copyOf(a));
            if (size <= 64) {
                assertThat(offered(new Selection.OfMask(mask(a)))).isEqualTo(List.copyOf(a));
            }
            Formula fits = new Crowds.In(new PartyFormulas.It(), crowd(a, size));
            assertThat(offered(new Selection.OfRange(constant(0), constant(size - 1), fits)))
                    .isEqualTo(List.copyOf(a));
        });
    }

    private List<Integer> offered(Selection selection) {
        Menu menu = new Menu();
        selection.offer(bench.m, menu);
        List<Integer> items = new ArrayList<>();
        for (int i = 0; i < menu.size(); i++) {
            items.add((int) menu.item(i));
        }
        assertThat(selection.isEmpty(bench.m)).isEqualTo(items.isEmpty());
        return items;
    }
}
