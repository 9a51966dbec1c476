package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.SymbolRule;

/**
 * What the rulebook wants to be seen on the spaces of its boards, as far as it is worth a look: no zeros, no "none", nothing that is as
 * usual, and nothing that this viewer is not told.
 */
final class SpaceValues {

    private static final String NOTHING = "none";

    private final Machine m;
    private final Visibility visibility;

    private SpaceValues(Machine m, Visibility visibility) {
        this.m = m;
        this.visibility = visibility;
    }

    static List<Sighting.SpaceShown> of(Machine m, Visibility visibility) {
        List<Sighting.SpaceShown> shown = new ArrayList<>();
        Outline outline = m.rulebook.outline();
        for (SymbolRule rule : outline.symbols()) {
            for (BoardInfo board : outline.boards()) {
                if (board.name().equals(rule.kind()) && !rule.showing().isEmpty()) {
                    new SpaceValues(m, visibility)
                            .shown(rule, board.board().spaces())
                            .forEach((space, values) ->
                                    shown.add(new Sighting.SpaceShown(board.name(), space, List.copyOf(values))));
                }
            }
        }
        return shown;
    }

    private TreeMap<Integer, List<Sighting.Value>> shown(SymbolRule rule, int spaces) {
        TreeMap<Integer, List<Sighting.Value>> shown = new TreeMap<>();
        for (SymbolRule.Shown each : rule.showing()) {
            for (StateField field : m.rulebook.outline().state()) {
                if (!field.kind().equals(rule.kind()) || !field.name().equals(each.field()) || field.untold()) {
                    continue;
                }
                for (int space = 0; space < spaces; space++) {
                    String said = isUsual(field, space, each) ? NOTHING : visibility.say(m, field, space);
                    if (!said.equals(NOTHING) && !said.equals(Visibility.UNTOLD)) {
                        shown.computeIfAbsent(space, unused -> new ArrayList<>())
                                .add(value(field, space, said));
                    }
                }
            }
        }
        return shown;
    }

    private Sighting.Value value(StateField field, int space, String said) {
        return new Sighting.Value(
                field.holders().get(space),
                field.name(),
                said,
                visibility.word(m, field, space),
                field.until(),
                visibility.value(m, field, space));
    }

    /** Seen at the slots alone: a map has thousands of spaces, and most of them hold nothing. */
    private boolean isUsual(StateField field, int space, SymbolRule.Shown shown) {
        long[] slots = m.position.slots;
        int from = field.slot() + space * field.width();
        return switch (field.type().form()) {
            case NUMBER, LEDGER, FLAG -> slots[from] == 0;
            case WORD -> slots[from] < 0 || slots[from] == 0 && !shown.usual().isEmpty();
            case SET -> {
                boolean empty = true;
                for (int i = 0; i < field.width(); i++) {
                    empty &= slots[from + i] == 0;
                }
                yield empty;
            }
        };
    }
}
