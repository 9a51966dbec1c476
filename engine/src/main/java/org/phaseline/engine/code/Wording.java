package org.phaseline.engine.code;

import java.util.List;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Members;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/**
 * A text that speaks of values: pieces of text with a value, or with words that agree with one, after each but the last.
 *
 * @param unspoken what a question is about without naming it: pieces that were chosen, or whose pass it is
 */
public record Wording(List<String> pieces, List<Part> values, List<Value> unspoken) {

    public Wording(List<String> pieces, List<? extends Part> values) {
        this(pieces, List.copyOf(values), List.of());
    }

    /** What stands between two pieces of text. */
    public sealed interface Part {

        String say(Machine m);

        /** Who may read it. */
        long audience(Machine m);
    }

    /**
     * Words that agree with a value: of one thing, or of none and several. A member whose title is plural is spoken of as several.
     *
     * @param plurals the numbers of such members
     */
    public record Agreeing(Value with, List<Integer> plurals, String one, String many) implements Part {

        @Override
        public String say(Machine m) {
            return with.isOne(m, plurals) ? one : many;
        }

        @Override
        public long audience(Machine m) {
            return with.audience(m);
        }
    }

    /**
     * A set of pieces has {@code words}; anything else has none.
     *
     * @param about the pieces it is worked out from that can be unseen: whoever may not know of one of them may not read the value
     * @param inSentence whether members of a set are told as in a sentence: "A, B and C", not "A, B, C"
     */
    public record Value(Formula formula, ValueType type, int words, List<Value> about, boolean inSentence)
            implements Part {

        public Value(Formula formula, ValueType type, int words, List<Value> about) {
            this(formula, type, words, about, false);
        }

        public Value(Formula formula, ValueType type, int words) {
            this(formula, type, words, List.of());
        }

        public Value asSentence() {
            return new Value(formula, type, words, about, true);
        }

        @Override
        public String say(Machine m) {
            if (type.form() != ValueType.Form.SET) {
                return type.say(formula.of(m));
            }
            Members members = new Members(type.titles());
            MemberWalk.each(m, formula, words, members::add);
            return inSentence ? members.inSentence() : members.said();
        }

        /** Whether it is one thing, and not one of these. */
        boolean isOne(Machine m, List<Integer> plurals) {
            return switch (type.form()) {
                case NUMBER, LEDGER -> formula.of(m) == type.unit();
                case FLAG -> true;
                case WORD -> !plurals.contains((int) formula.of(m));
                case SET -> {
                    int[] seen = new int[2];
                    MemberWalk.each(m, formula, words, member -> {
                        seen[0]++;
                        seen[1] += plurals.contains(member) ? 1 : 0;
                    });
                    yield seen[0] == 1 && seen[1] == 0;
                }
            };
        }

        @Override
        public long audience(Machine m) {
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
            long[] audience = {Report.EVERYONE};
            MemberWalk.each(m, formula, words, member -> audience[0] &= Veil.audience(m, type.kind(), member));
            return audience[0];
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
        for (Part value : values) {
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
