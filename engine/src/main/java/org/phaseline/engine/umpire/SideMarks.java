package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.boards.grid.SpaceSides;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Decimals;
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
        if (layer.unit() > 0) {
            addNumbers(m, board, sides, layer, marks);
            return;
        }
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
                marks.add(new Sighting.SideMark(board, said, layer.symbols().get(value), "", List.copyOf(pairs)));
            }
        }
    }

    /** Every number but 0. */
    private static void addNumbers(
            Machine m, String board, SpaceSides sides, SideLayer layer, List<Sighting.SideMark> marks) {
        TreeMap<Long, List<Integer>> numbers = new TreeMap<>();
        for (int side = 0; side < sides.count(); side++) {
            long number = m.position.slots[layer.slot() + side];
            if (number != 0) {
                List<Integer> pairs = numbers.computeIfAbsent(number, unused -> new ArrayList<>());
                pairs.add(sides.lower(side));
                pairs.add(sides.higher(side));
            }
        }
        String title = NameWords.of(layer.titles().getFirst());
        numbers.forEach((number, pairs) -> {
            String figure = Decimals.say(number, layer.unit());
            marks.add(new Sighting.SideMark(
                    board, title + " " + figure, layer.symbols().getFirst(), figure, List.copyOf(pairs)));
        });
    }
}
