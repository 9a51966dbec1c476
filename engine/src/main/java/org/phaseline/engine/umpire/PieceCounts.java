package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.report.NameWords;

/** How many pieces there are, by whose they are and by the words of a field, where the rulebook lets everybody know: cards in hand, in the deck. */
final class PieceCounts {

    private PieceCounts() {}

    static List<Sighting.Value> of(Machine m) {
        List<Sighting.Value> values = new ArrayList<>();
        for (PieceKind kind : m.rulebook.outline().pieces()) {
            for (StateField field : m.rulebook.outline().state()) {
                if (kind.counted() >= 0 && field.slot() == kind.counted()) {
                    add(values, m, kind, field);
                }
            }
        }
        return values;
    }

    private static void add(List<Sighting.Value> values, Machine m, PieceKind kind, StateField field) {
        count(values, m, kind, field, -1, "");
        for (Party party : m.rulebook.outline().parties().all()) {
            count(values, m, kind, field, party.index(), party.title());
        }
    }

    /** Those of one party, or of nobody. */
    private static void count(
            List<Sighting.Value> values, Machine m, PieceKind kind, StateField field, int party, String owner) {
        int[] counts = new int[field.type().words().size()];
        for (int i = 0; i < kind.members().size(); i++) {
            long side = kind.side() < 0 ? -1 : m.position.slots[kind.side() + i];
            long word = m.position.slots[field.slot() + i];
            if (side == party && word >= 0) {
                counts[(int) word]++;
            }
        }
        for (int word = 0; word < counts.length; word++) {
            if (counts[word] > 0) {
                String name =
                        NameWords.of(kind.name()) + ": " + field.type().titles().get(word);
                String said = Integer.toString(counts[word]);
                values.add(new Sighting.Value(owner, name, said, said, "", new SeenValue.Number(counts[word])));
            }
        }
    }
}
