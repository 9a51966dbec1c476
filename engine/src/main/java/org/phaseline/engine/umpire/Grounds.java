package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.SymbolRule;

/** What is drawn on the spaces of the boards. What spaces have is open to all, so it is the same for everybody. */
final class Grounds {

    private Grounds() {}

    static List<Sighting.Ground> of(Machine m) {
        List<Sighting.Ground> grounds = new ArrayList<>();
        Outline outline = m.rulebook.outline();
        for (SymbolRule rule : outline.symbols()) {
            for (BoardInfo board : outline.boards()) {
                if (board.name().equals(rule.kind())) {
                    drawn(m, rule, board.board().spaces())
                            .forEach((symbol, spaces) ->
                                    grounds.add(new Sighting.Ground(board.name(), symbol, List.copyOf(spaces))));
                }
            }
        }
        return grounds;
    }

    private static TreeMap<String, List<Integer>> drawn(Machine m, SymbolRule rule, int spaces) {
        TreeMap<String, List<Integer>> drawn = new TreeMap<>();
        for (StateField field : m.rulebook.outline().state()) {
            if (field.kind().equals(rule.kind()) && field.name().equals(rule.by())) {
                for (int space = 0; space < spaces; space++) {
                    long word = m.position.slots[field.slot() + space];
                    String symbol = word < 0 ? "" : rule.symbols().get((int) word);
                    if (!symbol.isEmpty()) {
                        drawn.computeIfAbsent(symbol, unused -> new ArrayList<>())
                                .add(space);
                    }
                }
            }
        }
        return drawn;
    }
}
