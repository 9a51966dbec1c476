package org.phaseline.engine.code;

import java.util.List;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/**
 * A text that speaks of values: pieces of text with a value after each but the last.
 *
 * @param unspoken what a question is about without naming it: pieces that were chosen, or whose pass it is
 */
public record Wording(List<String> pieces, List<Value> values, List<Value> unspoken) {

    public Wording(List<String> pieces, List<Value> values) {
        this(pieces, values, List.of());
    }

    /**
     * A set of pieces has {@code words}; anything else has none.
     *
     * @param about the pieces it is worked out from that can be unseen: whoever may not know of one of them may not read the value
     */
    public record Value(Formula formula, ValueType type, int words, List<Value> about) {

        public Value(Formula formula, ValueType type, int words) {
            this(formula, type, words, List.of());
        }

        String say(Machine m) {
            return words == 0 ? type.say(formula.of(m)) : Crowds.say(m, formula, type, words);
        }

        long audience(Machine m) {
            long audience = own(m);
            for (Value piece : about) {
                audience &= piece.audience(m);
            }
            return audience;
        }

        private long own(Machine m) {
            if (words == 0) {
                return Veil.audience(m, type, formula.of(m));
            }
            int mark = m.scratch.top;
            int set = (int) formula.of(m);
            long audience = Report.EVERYONE;
            for (int at = m.scratch.next(set, words, 0); at >= 0; at = m.scratch.next(set, words, at + 1)) {
                m.looksAt(1);
                audience &= Veil.audience(m, type.kind(), at);
            }
            m.scratch.top = mark;
            return audience;
        }
    }

    /** The parties that see every piece of these, as a mask. */
    public record Insiders(List<Value> pieces) implements Formula {
        @Override
        public long of(Machine m) {
            long insiders = Report.EVERYONE;
            for (Value piece : pieces) {
                insiders &= piece.audience(m);
            }
            return insiders;
        }
    }

    /** A text that says the same always. */
    public static Wording of(String text) {
        return new Wording(List.of(text), List.of());
    }

    /** Who may read it: a piece that not everybody sees is named to its side only, and so is what is worked out from it. */
    long audience(Machine m) {
        long audience = Report.EVERYONE;
        for (Value value : values) {
            audience &= value.audience(m);
        }
        return audience;
    }

    /**
     * Who may read a question and its answer. What is answered about a piece tells of the piece, whatever the text says; but only whoever
     * sees a piece can answer about it.
     */
    long audience(Machine m, long asked) {
        long audience = audience(m);
        for (Value value : unspoken) {
            long insiders = value.audience(m);
            audience &= (insiders & asked) == 0 ? Report.EVERYONE : insiders;
        }
        return audience;
    }

    String say(Machine m) {
        if (values.isEmpty()) {
            return pieces.getFirst();
        }
        m.looksAt(values.size());
        StringBuilder text = new StringBuilder(pieces.getFirst());
        for (int i = 0; i < values.size(); i++) {
            text.append(values.get(i).say(m)).append(pieces.get(i + 1));
        }
        return text.toString();
    }
}
