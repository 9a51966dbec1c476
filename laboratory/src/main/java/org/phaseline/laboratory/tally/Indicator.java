package org.phaseline.laboratory.tally;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.umpire.Sandbox;

/**
 * A number that each side has and that may tell who is ahead, found in what the rulebook declares: a field of sides, how many pieces a side has in
 * play, or what these have of something together.
 */
public sealed interface Indicator {

    /** More would tell nothing that these do not. */
    int MOST = 16;

    String name();

    /** Its value for each side, from the beginning of an array. */
    void read(Sandbox game, long[] bySide);

    /** A number each side has: its value for side i stands i slots further. */
    record OfSide(String name, int slot) implements Indicator {
        @Override
        public void read(Sandbox game, long[] bySide) {
            for (int side = 0; side < bySide.length; side++) {
                bySide[side] = game.value(slot + side);
            }
        }
    }

    /** Of the pieces in play: how many, or what they have of a field together where {@code slot} is not -1. */
    record OfPieces(String name, PieceKind kind, int slot) implements Indicator {
        @Override
        public void read(Sandbox game, long[] bySide) {
            java.util.Arrays.fill(bySide, 0);
            for (int i = 0; i < kind.members().size(); i++) {
                long side = game.value(kind.side() + i);
                boolean there = kind.at() < 0 || game.value(kind.at() + i) >= 0;
                if (there && side >= 0 && side < bySide.length) {
                    bySide[(int) side] += slot < 0 ? 1 : game.value(slot + i);
                }
            }
        }
    }

    static List<Indicator> of(CompiledRulebook rulebook) {
        Outline outline = rulebook.outline();
        List<Indicator> found = new ArrayList<>();
        for (StateField field : outline.state()) {
            if (field.owner() == StateField.Owner.SIDE && isNumber(field)) {
                found.add(new OfSide(called(field), field.slot()));
            }
        }
        for (PieceKind kind : outline.pieces()) {
            if (kind.side() < 0) {
                continue;
            }
            found.add(new OfPieces("pieces in play (" + kind.name() + ")", kind, -1));
            for (StateField field : outline.state()) {
                if (field.owner() == StateField.Owner.MEMBER
                        && field.kind().equals(kind.name())
                        && field.slot() != kind.wide()
                        && field.slot() != kind.deep()
                        && field.slot() != kind.facing()
                        && isNumber(field)) {
                    found.add(new OfPieces(called(field) + " of all pieces (" + kind.name() + ")", kind, field.slot()));
                }
            }
        }
        return List.copyOf(found.subList(0, Math.min(MOST, found.size())));
    }

    private static String called(StateField field) {
        return field.text().isEmpty() ? field.name() : field.text();
    }

    private static boolean isNumber(StateField field) {
        return !field.untold()
                && field.width() == 1
                && !field.marker()
                && (field.type().form() == ValueType.Form.NUMBER || field.type().form() == ValueType.Form.LEDGER);
    }
}
