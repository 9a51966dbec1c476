package org.phaseline.engine.code;

import java.util.List;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.ValueType;

/** A text that speaks of values: pieces of text with a value after each but the last. */
public record Wording(List<String> pieces, List<Value> values) {

    /** A set of pieces has {@code words}; anything else has none. */
    public record Value(Formula formula, ValueType type, int words) {

        String say(Machine m) {
            return words == 0 ? type.say(formula.of(m)) : Crowds.say(m, formula, type, words);
        }
    }

    /** A text that says the same always. */
    public static Wording of(String text) {
        return new Wording(List.of(text), List.of());
    }

    String say(Machine m) {
        if (values.isEmpty()) {
            return pieces.getFirst();
        }
        StringBuilder text = new StringBuilder(pieces.getFirst());
        for (int i = 0; i < values.size(); i++) {
            text.append(values.get(i).say(m)).append(pieces.get(i + 1));
        }
        return text.toString();
    }
}
