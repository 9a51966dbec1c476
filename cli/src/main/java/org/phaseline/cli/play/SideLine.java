package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType.Form;
import org.phaseline.engine.report.FieldWords;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.Sighting;

/** How the sides stand, and then their factions, in one line: the numbers of theirs that the rulebook remarks on, if anybody has any. */
final class SideLine {

    private SideLine() {}

    static String of(Sighting sighting, Outline outline) {
        List<String> sides = new ArrayList<>();
        for (Party party : outline.parties().all()) {
            List<String> values = new ArrayList<>();
            if (!party.present()) {
                continue;
            }
            for (Sighting.Value value : sighting.state()) {
                boolean nothing = sighting.state().stream()
                        .filter(other -> other.name().equals(value.name()))
                        .allMatch(other -> other.value().equals("0"));
                if (value.owner().equals(party.title()) && !nothing && counts(value.name(), party, outline)) {
                    values.add(
                            TextWidth.clean(FieldWords.counted(value.value(), party.title(), value.name(), outline)));
                }
            }
            if (!values.isEmpty()) {
                sides.add(SentenceStart.of(TextWidth.clean(party.title())) + " " + String.join(", ", values));
            }
        }
        return String.join("   ", sides);
    }

    private static boolean counts(String name, Party party, Outline outline) {
        StateField.Owner owner = party.faction() ? StateField.Owner.FACTION : StateField.Owner.SIDE;
        for (StateField field : outline.state()) {
            boolean number = field.type().form() == Form.NUMBER || field.type().form() == Form.LEDGER;
            if (field.owner() == owner && field.name().equals(name)) {
                return number && !field.text().isEmpty();
            }
        }
        return false;
    }
}
