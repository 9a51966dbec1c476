package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;
import static org.phaseline.engine.code.Bench.some;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.boards.HexBoard;
import org.phaseline.engine.handbuilt.Assembler;
import org.phaseline.engine.machine.Formula;

/** Sets filtered by fields of their members, straight from the slots or by an index, are the sets that are written. */
class FilterLawsTest {

    private static final int ROUNDS = 1_000;
    private static final HexBoard HEXES = new HexBoard(15, 11);

    /** Values of the game, then the fields of the members: a side, a place, and one of two slots each. */
    private static final int SIDE = 10;

    private static final int SLOTS = 1_200;

    /** A name for members of this set, and one for those of a set around it. */
    private static final int OWN = 2;

    private static final int OUTER = 5;

    private final Bench bench = new Bench(new Assembler(), SLOTS);
    private Random random = new Random(1);
    private int size;

    private int at() {
        return SIDE + size;
    }

    private int pair() {
        return SIDE + 2 * size;
    }

    private int value() {
        return random.nextInt(HEXES.spaces() + 1) - 1;
    }

    /** Few values, so that many comparisons hold. */
    private long written(int slot) {
        return slot >= at() && slot < pair() ? value() : random.nextInt(4) - 1;
    }

    private void newPosition() {
        for (int slot = 1; slot < SLOTS; slot++) {
            bench.m.write(slot, written(slot));
        }
    }

    // ---- formulas by chance

    private Formula operand() {
        return switch (random.nextInt(7)) {
            case 0 -> constant(value());
            case 1 -> new PartyFormulas.Argument(random.nextInt(2));
            case 2 -> new Slots.OfGame(1 + random.nextInt(SIDE - 1));
            case 3 -> new Slots.Local(random.nextInt(8));
            case 4 -> new MemberName.Named(OUTER);
            case 5 -> new Slots.OfMember(at(), 1, new MemberName.Named(OUTER), -1);
            default -> constant(random.nextInt(4) - 1);
        };
    }

    private Formula member(boolean named) {
        return named && random.nextBoolean() ? new MemberName.Named(OWN) : new PartyFormulas.It();
    }

    private Formula field(boolean named) {
        Formula member = member(named);
        return switch (random.nextInt(4)) {
            case 0 -> new Slots.OfMember(SIDE, 1, member, -1);
            case 1 -> new Slots.OfMember(pair() + random.nextInt(2), 2, member, 0);
            case 2 -> {
                Formula place = new Slots.OfMember(at(), 1, member, -1);
                yield random.nextBoolean()
                        ? new OnGrid.Distance(HEXES, place, operand())
                        : new OnGrid.Distance(HEXES, operand(), place);
            }
            default -> new Slots.OfMember(at(), 1, member, -1);
        };
    }

    private Formula comparison(boolean named) {
        Formula field = field(named);
        return switch (random.nextInt(10)) {
            case 0 -> new Logic.Less(field, operand());
            case 1 -> new Logic.Less(operand(), field);
            case 2 -> new Logic.AtMost(field, operand());
            case 3 -> new Logic.AtMost(operand(), field);
            case 4 -> new Logic.InRange(field, operand(), operand());
            case 5 -> field;
            case 6 -> new Logic.Same(operand(), field);
            case 7 -> new Logic.Same(field, field(named));
            default -> new Logic.Same(field, random.nextBoolean() ? constant(1) : operand());
        };
    }

    private Formula condition(boolean named) {
        return switch (random.nextInt(8)) {
            case 0, 1 -> new Logic.Not(condition(named));
            case 2 -> new Logic.And(condition(named), condition(named));
            case 3 -> new Logic.Or(comparison(named), comparison(named));
            case 4 -> new PartyFormulas.Weighed(condition(named), 3);
            case 5 -> named ? comparison(true) : new MemberName.Naming(OWN, condition(true));
            default -> comparison(named);
        };
    }

    private Formula set(int words) {
        return switch (random.nextInt(5)) {
            case 0 -> {
                TreeSet<Integer> some = some(random, size);
                yield new Crowds.Listed(
                        some.stream().map(each -> constant(each)).toList(), words);
            }
            case 1 -> where(words);
            case 2 -> quick(where(words));
            case 3 -> {
                Formula place = new Slots.OfMember(at(), 1, new PartyFormulas.It(), -1);
                Formula[] arguments = {random.nextBoolean() ? place : operand(), operand()};
                Formula all = new Crowds.All(size);
                Crowds.Where body = new Crowds.Where(all, condition(false), words);
                yield new PartyFormulas.Defined(arguments, new Formula[] {quick(body)}, true);
            }
            default -> new Crowds.All(size);
        };
    }

    private Crowds.Where where(int words) {
        Formula set = set(words);
        return new Crowds.Where(set, condition(false), words);
    }

    private Formula quick(Crowds.Where where) {
        return FieldFilters.of(where, slot -> slot == at());
    }

    /** The same set with every filter as it is written. */
    private static Formula plain(Formula set) {
        return switch (set) {
            case Crowds.Where where -> new Crowds.Where(plain(where.set()), where.condition(), where.words());
            case FilteredSet.Crowd filtered -> plain(filtered.plain());
            case PartyFormulas.Defined call ->
                new PartyFormulas.Defined(call.arguments(), new Formula[] {plain(call.body()[0])}, true);
            default -> set;
        };
    }

    // ---- the laws

    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 65, 150})
    void aSetFilteredByFieldsIsTheSetThatIsWritten(int members) {
        size = members;
        random = new Random(members);
        newPosition();
        int words = Crowds.words(members);
        int filtered = 0;
        for (int round = 0; round < ROUNDS; round++) {
            change();
            Crowds.Where where = where(words);
            int number = round;
            Formula quick = quick(where);
            filtered += quick instanceof FilteredSet.Crowd ? 1 : 0;
            Formula plain = plain(where);
            TreeSet<Integer> expected = bench.members(plain, words);
            Supplier<String> said = () -> "round " + number + " of " + members + ": " + where;
            assertThat(bench.members(quick, words)).as(said).isEqualTo(expected);
            assertThat(bench.of(new Crowds.Count(quick, words))).as(said).isEqualTo(expected.size());
            long any = expected.isEmpty() ? 0 : 1;
            assertThat(bench.of(new Crowds.Some(quick, words))).as(said).isEqualTo(any);
            assertThat(bench.of(new Crowds.Some(plain, words))).as(said).isEqualTo(any);
            assertThat(new Selection.OfCrowd(quick, words).isEmpty(bench.m)).isEqualTo(expected.isEmpty());
            Formula narrow = Masks.of(quick, words);
            if (narrow != null) {
                assertThat(Bench.members(bench.of(narrow))).as(said).isEqualTo(expected);
                assertThat(bench.of(new Sets.Some(narrow))).as(said).isEqualTo(any);
            }
        }
        assertThat(filtered).as("how many had a field to be filtered by").isGreaterThan(members < 16 ? 0 : ROUNDS / 2);
    }

    /** Something is written, or play goes on from another position. */
    private void change() {
        bench.m.arguments = new long[] {value(), random.nextInt(4) - 1};
        bench.m.named = new long[] {0, 0, 0, 0, 0, random.nextInt(size)};
        for (int i = random.nextInt(4); i > 0; i--) {
            int slot = 1 + random.nextInt(SIDE + 4 * size - 1);
            bench.m.set(slot, written(slot));
        }
        if (random.nextInt(50) == 0) {
            bench.m.position = bench.m.position.copy();
            newPosition();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 64, 150})
    void whatIsFilteredByFieldsCountsNoMoreThanWhatIsWritten(int members) {
        size = members;
        random = new Random(members);
        newPosition();
        int words = Crowds.words(members);
        for (int round = 0; round < ROUNDS; round++) {
            change();
            Crowds.Where where = where(words);
            int number = round;
            long before = bench.m.limits.spent();
            bench.members(plain(where), words);
            long plainly = bench.m.limits.spent() - before;
            bench.members(quick(where), words);
            long quickly = bench.m.limits.spent() - before - plainly;
            assertThat(quickly).as(() -> "round " + number + ": " + where).isLessThanOrEqualTo(plainly);
        }
    }

    @Test
    void piecesInAHexAreLookedUpAndCountAsThoseThatAreThere() {
        size = 150;
        newPosition();
        for (int piece = 0; piece < size; piece++) {
            bench.m.write(at() + piece, piece < 3 ? 7 : 8);
        }
        Formula place = new Slots.OfMember(at(), 1, new PartyFormulas.It(), -1);
        Crowds.Where where = new Crowds.Where(new Crowds.All(size), new Logic.Same(place, constant(7)), 3);
        FieldTest equal = new FieldTest.Value(at(), 1, constant(7), constant(7), false);
        FieldFilter filter =
                new FieldFilter(List.of(equal), new FieldLookup.Equal(at(), size, constant(7)), null, null);
        Formula crowd = new FilteredSet.Crowd(where, where.set(), filter);
        Formula narrow = new FilteredSet.Mask(where.set(), filter);
        long before = bench.m.limits.spent();

        assertThat(bench.members(crowd, 3)).containsExactly(0, 1, 2);
        assertThat(bench.m.limits.spent() - before).isEqualTo(3);
        assertThat(Bench.members(bench.of(narrow))).containsExactly(0, 1, 2);

        bench.m.set(at() + 1, 8);
        bench.m.set(at() + 149, 7);
        assertThat(bench.members(crowd, 3)).containsExactly(0, 2, 149);
    }
}
