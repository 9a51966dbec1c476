package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.Unit;
import org.phaseline.engine.handbuilt.Assembler;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.position.Position;

/** What a machine remembers about a table, beside the same formulas in a machine that has just begun and remembers nothing. */
class TableMemoryLawsTest {

    private static final int PIECES = 6;
    private static final int AT = 70;
    private static final int FACING = 80;
    private static final int WIDE = 90;
    private static final int DEEP = 100;
    private static final int SIDE = 110;
    private static final int SLOTS = 120;

    private final MeasuredTable table = new MeasuredTable(8, 6, 4, Unit.values()[0]);
    private final TablePlacement standing = new TablePlacement(table, AT, FACING, WIDE, DEEP, PIECES);
    private final int words = Crowds.words(table.columns() * table.rows());
    private final Bench bench = new Bench(new Assembler(), SLOTS);
    private final Random random = new Random(5);

    /** Those of a side, by a formula with a name; {@code handed} may be how the side of the piece is read. */
    private TablePlacement.Some[] ofSide(Formula handed) {
        Formula sameSide =
                new Logic.Same(new Slots.OfMember(SIDE, 1, new PartyFormulas.It(), -1), new PartyFormulas.Argument(0));
        return new TablePlacement.Some[] {
            new TablePlacement.Some(
                    standing,
                    new PartyFormulas.Defined(
                            new Formula[] {handed},
                            new Formula[] {
                                body == null ? body = new Crowds.Where(new Crowds.All(PIECES), sameSide, 1) : body
                            },
                            true),
                    1)
        };
    }

    private Formula body;

    private Formula asked(int piece, int place) {
        TablePlacement.One one = new TablePlacement.One(standing, constant(piece));
        TablePlacement.Some[] friends = ofSide(new Slots.OfMember(SIDE, 1, constant(piece), -1));
        TablePlacement.Some[] enemies = ofSide(constant(random.nextInt(2)));
        return switch (random.nextInt(4)) {
            case 0 -> new OnTable.Fits(one, constant(place), constant(0), friends);
            case 1 -> new OnTable.Touches(one, constant(place), constant(0), enemies);
            case 2 -> new Crowds.Count(new OnTable.Reach(one, constant(2), friends, enemies, words), words);
            default -> new Crowds.Count(new OnTable.Path(one, constant(place), friends, enemies, words), words);
        };
    }

    private int anyPlace() {
        return random.nextInt(table.columns() * table.rows());
    }

    @Test
    void whatIsRememberedIsWhatWouldBeWorkedOutAndCountsAsMuchWhateverIsWrittenAndInWhicheverPosition() {
        for (int i = 0; i < PIECES; i++) {
            bench.m.write(AT + i, i == 0 ? -1 : anyPlace());
            bench.m.write(WIDE + i, 1 + random.nextInt(4));
            bench.m.write(DEEP + i, 1 + random.nextInt(4));
            bench.m.write(SIDE + i, i % 2);
        }
        Position earlier = bench.m.position.copy();
        for (int i = 0; i < 600; i++) {
            switch (random.nextInt(12)) {
                case 0 -> earlier = bench.m.position.copy();
                case 1 -> bench.m.position = earlier.copy();
                case 2 -> bench.m.write(AT + random.nextInt(PIECES), anyPlace());
                case 3 -> bench.m.write(SIDE + random.nextInt(PIECES), random.nextInt(2));
                case 4 -> bench.m.write(FACING + random.nextInt(PIECES), random.nextInt(8));
                default -> {}
            }
            Formula formula = asked(random.nextInt(PIECES), random.nextInt(40));
            Bench fresh = new Bench(new Assembler(), SLOTS);
            fresh.m.position = bench.m.position.copy();
            long before = bench.m.limits.lookedAt();
            long none = fresh.m.limits.lookedAt();
            assertThat(formula.of(bench.m)).as("%d: %s", i, formula).isEqualTo(formula.of(fresh.m));
            assertThat(bench.m.limits.lookedAt() - before).isEqualTo(fresh.m.limits.lookedAt() - none);
        }
    }
}
