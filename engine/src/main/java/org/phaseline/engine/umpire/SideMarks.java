package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.boards.grid.SpaceSides;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.SideLayer;
import org.phaseline.engine.report.NameWords;

/** What is drawn on the sides between spaces. Like what spaces have, it is open to all. */
final class SideMarks {

    private SideMarks() {}

    static List<Sighting.SideMark> of(Machine m) {
        List<Sighting.SideMark> marks = new ArrayList<>();
        for (BoardInfo board : m.rulebook.outline().boards()) {
            board.sides()
                    .ifPresent(sides -> board.layers().forEach(layer -> add(m, board.name(), sides, layer, marks)));
        }
        return marks;
    }

    private static void add(Machine m, String board, SpaceSides sides, SideLayer layer, List<Sighting.SideMark> marks) {
        for (int value = 0; value < layer.titles().size(); value++) {
            String title = layer.titles().get(value);
            List<Integer> pairs = new ArrayList<>();
            for (int side = 0; !title.isEmpty() && side < sides.count(); side++) {
                if (m.position.slots[layer.slot() + side] == value) {
                    pairs.add(sides.lower(side));
                    pairs.add(sides.higher(side));
                }
            }
            if (!pairs.isEmpty()) {
                String said = title.equals(layer.field()) ? NameWords.of(title) : title;
                marks.add(new Sighting.SideMark(board, said, layer.symbols().get(value), List.copyOf(pairs)));
            }
        }
    }
}
