package org.phaseline.planner;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.umpire.SearchSandbox;

/**
 * What a seat has left, roughly: its pieces on boards, what belongs to sets of its pieces, such as the figures of a unit, and what others have not been given for it.
 * Good enough to propose an answer that the player sees and can change; no more is done with it.
 */
final class RemainingForces {

    private static final long A_PIECE = 8;

    private final SearchSandbox now;
    private final int[] stands;
    private final int[] sets;
    private final int[] rivals;

    RemainingForces(SearchSandbox now) {
        this.now = now;
        List<Integer> stands = new ArrayList<>();
        List<Integer> sets = new ArrayList<>();
        List<Integer> rivals = new ArrayList<>();
        for (PieceKind kind : now.rulebook().outline().pieces()) {
            for (int number = 0; number < kind.members().size(); number++) {
                if (kind.at() >= 0 && PieceKinds.isOf(now.parties(), kind, number, now)) {
                    stands.add(kind.at() + number);
                    sets(kind, number, sets);
                }
            }
        }
        for (StateField field : now.rulebook().outline().state()) {
            if (field.owner() == StateField.Owner.SIDE && field.type().form() == ValueType.Form.NUMBER) {
                int sides = now.rulebook().outline().parties().sides();
                for (int side = 0; side < sides; side++) {
                    if ((now.parties() >>> side & 1) == 0) {
                        rivals.add(field.slot() + side * field.width());
                    }
                }
            }
        }
        this.stands = stands.stream().mapToInt(Integer::intValue).toArray();
        this.sets = sets.stream().mapToInt(Integer::intValue).toArray();
        this.rivals = rivals.stream().mapToInt(Integer::intValue).toArray();
    }

    private void sets(PieceKind kind, int number, List<Integer> into) {
        for (StateField field : now.rulebook().outline().state()) {
            if (field.owner() == StateField.Owner.MEMBER
                    && field.kind().equals(kind.name())
                    && field.type().form() == ValueType.Form.SET) {
                for (int word = 0; word < field.width(); word++) {
                    into.add(field.slot() + number * field.width() + word);
                }
            }
        }
    }

    /** The more the better. */
    long left() {
        long left = 0;
        for (int slot : stands) {
            left += now.value(slot) >= 0 ? A_PIECE : 0;
        }
        for (int slot : sets) {
            left += Long.bitCount(now.value(slot));
        }
        for (int slot : rivals) {
            left -= now.value(slot);
        }
        return left;
    }
}
