package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.grid.SpaceSides;
import org.phaseline.engine.handbuilt.Assembler;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.position.Position;

/** Ways with prices that a machine keeps, beside the same ways with prices that it asks for each time. */
class KeptPricesLawsTest {

    private static final HexBoard MAP = new HexBoard(7, 6);
    private static final SpaceSides SIDES = SpaceSides.of(MAP);
    private static final int WORDS = Crowds.words(MAP.spaces());
    private static final int GROUND = 70;
    private static final int RIVERS = GROUND + MAP.spaces() + 3;
    private static final int BARRED = RIVERS + SIDES.count() + 3;
    private static final int SLOTS = BARRED + 1;

    private final Bench bench = new Bench(new Assembler(), SLOTS);

    private final Formula price = new Logic.Conditional(
            new Crowds.InStored(new PartyFormulas.Argument(2), new Slots.Slot[] {new Slots.OfGame(BARRED)}),
            constant(0),
            new Arithmetic.Plus(
                    new Arithmetic.Plus(
                            new PartyFormulas.Argument(0),
                            new Slots.OfMember(GROUND, 1, new PartyFormulas.Argument(2), 0)),
                    new Slots.OfMember(
                            RIVERS,
                            1,
                            new OnGrid.SideBetween(SIDES, new PartyFormulas.Argument(1), new PartyFormulas.Argument(2)),
                            0)));

    private WaysOnGrid.Reach reach(Formula body, long mover, int start) {
        StepCost cost = new StepCost(new Formula[] {constant(mover)}, new Formula[] {body}, 2, 1);
        return new WaysOnGrid.Reach(new WaysOnGrid.Travel(MAP, constant(start), false, cost, null, WORDS), constant(6));
    }

    @Test
    void pricesThatAreKeptAreThoseThatWouldBeAskedForWhateverIsWrittenAndInWhicheverPosition() {
        Formula asked = m -> price.of(m);
        Random random = new Random(3);
        Position earlier = bench.m.position.copy();
        for (int i = 0; i < 300; i++) {
            switch (random.nextInt(8)) {
                case 0 -> earlier = bench.m.position.copy();
                case 1 -> bench.m.position = earlier.copy();
                case 2 -> bench.m.write(BARRED, 1L << random.nextInt(MAP.spaces()) | 1L << i % 40);
                case 3 -> bench.m.write(GROUND - 1, i);
                case 4 -> bench.m.write(RIVERS + random.nextInt(SIDES.count()), random.nextInt(4));
                default -> bench.m.write(GROUND + random.nextInt(MAP.spaces()), random.nextInt(3));
            }
            long mover = 1 + random.nextInt(2);
            int start = random.nextInt(MAP.spaces());
            assertThat(bench.members(reach(price, mover, start), WORDS))
                    .as("after %s writes", i)
                    .isEqualTo(bench.members(reach(asked, mover, start), WORDS));
        }
    }
}
