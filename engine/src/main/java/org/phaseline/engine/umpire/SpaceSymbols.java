package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.SymbolRule;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.FieldWords;

/** What is drawn on the spaces of the boards. What spaces have is open to all, so it is the same for everybody. */
final class SpaceSymbols {

    private SpaceSymbols() {}

    static List<Sighting.Ground> of(Machine m) {
        List<Sighting.Ground> grounds = new ArrayList<>();
        Outline outline = m.rulebook.outline();
        for (SymbolRule rule : outline.symbols()) {
            for (BoardInfo board : outline.boards()) {
                if (board.name().equals(rule.kind())) {
                    add(m, rule, board, grounds);
                }
            }
        }
        return grounds;
    }

    private static void add(Machine m, SymbolRule rule, BoardInfo board, List<Sighting.Ground> grounds) {
        for (StateField field : m.rulebook.outline().state()) {
            if (field.kind().equals(rule.kind()) && field.name().equals(rule.by())) {
                drawn(m, rule, field, board.board().spaces())
                        .forEach((word, spaces) -> grounds.add(new Sighting.Ground(
                                board.name(), rule.symbols().get(word), title(field, word), List.copyOf(spaces))));
            }
        }
    }

    /** What the symbol stands for: of a flag, what the flag is called. */
    private static String title(StateField field, int word) {
        if (field.type().form() != ValueType.Form.FLAG) {
            return field.type().say(word);
        }
        return word == 0 ? "not " + FieldWords.called(field) : FieldWords.called(field);
    }

    /** The spaces of each word that has a symbol. */
    private static TreeMap<Integer, List<Integer>> drawn(Machine m, SymbolRule rule, StateField field, int spaces) {
        TreeMap<Integer, List<Integer>> drawn = new TreeMap<>();
        for (int space = 0; space < spaces; space++) {
            int word = (int) m.position.slots[field.slot() + space];
            if (word >= 0 && !rule.symbols().get(word).isEmpty()) {
                drawn.computeIfAbsent(word, unused -> new ArrayList<>()).add(space);
            }
        }
        return drawn;
    }
}
