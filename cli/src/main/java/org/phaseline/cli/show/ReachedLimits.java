package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.FieldWords;

/**
 * Numbers of the game and of parties that stood at the end of their range when games ended: what goes beyond it is cut off without a word, so
 * that a range that is too narrow is noticed nowhere else.
 */
public final class ReachedLimits {

    private final CompiledRulebook rulebook;

    /** By field and slot, in how many games. */
    private final TreeMap<Integer, Integer> games = new TreeMap<>();

    public ReachedLimits(CompiledRulebook rulebook) {
        this.rulebook = rulebook;
    }

    /** A game has ended. */
    public void add(Position end) {
        for (StateField field : rulebook.outline().state()) {
            if (isLimited(field)) {
                for (int slot = field.slot();
                        slot < field.slot() + field.slots(rulebook.outline().parties());
                        slot++) {
                    if (rulebook.initial()[slot] < field.type().high()
                            && end.slots[slot] >= field.type().high()) {
                        games.merge(slot, 1, Integer::sum);
                    }
                }
            }
        }
    }

    private static boolean isLimited(StateField field) {
        return field.owner() != StateField.Owner.MEMBER
                && field.type().form() == ValueType.Form.NUMBER
                && field.type().high() != Long.MAX_VALUE;
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        games.forEach((slot, count) -> rulebook.outline().state().stream()
                .filter(field -> isLimited(field)
                        && slot >= field.slot()
                        && slot < field.slot() + field.slots(rulebook.outline().parties()))
                .findFirst()
                .ifPresent(field -> lines.add(said(field, slot, count))));
        return lines;
    }

    private String said(StateField field, int slot, int count) {
        String holder = field.holder(slot, rulebook.outline().parties());
        String most = field.type().say(field.type().high());
        return TextWidth.clean(FieldWords.called(field) + (holder.isEmpty() ? "" : " of " + holder))
                + " stood at its limit of " + most + " at the end of " + count + (count == 1 ? " game" : " games")
                + "; what goes beyond " + most + " is lost";
    }
}
