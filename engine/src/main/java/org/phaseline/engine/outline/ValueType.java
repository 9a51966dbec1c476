package org.phaseline.engine.outline;

import java.util.List;

/**
 * What kind of value a slot holds, so that it can be shown in words. Words are those of a kind, or the party names; {@code
 * kind} is the name of the kind, empty for anything else. A number or a word's place among the words is never below {@code low}
 * or above {@code high}; of a set that goes for its members.
 *
 * @param orNone whether a word can also be none
 * @param unit of a number, how many of what it is counted in make one: 2 for halves; see {@link Decimals}
 */
public record ValueType(Form form, String kind, List<String> words, long low, long high, boolean orNone, int unit) {

    public enum Form {
        NUMBER,
        /** A number whose every change is booked. */
        LEDGER,
        FLAG,
        WORD,
        SET
    }

    public static final ValueType NUMBER =
            new ValueType(Form.NUMBER, "", List.of(), Long.MIN_VALUE, Long.MAX_VALUE, false, 1);
    public static final ValueType LEDGER = new ValueType(Form.LEDGER, "", List.of(), 0, Long.MAX_VALUE, false, 1);
    public static final ValueType FLAG = new ValueType(Form.FLAG, "", List.of(), 0, 1, false, 1);

    public static ValueType range(long low, long high) {
        return new ValueType(Form.NUMBER, "", List.of(), low, high, false, 1);
    }

    /** The same number, counted in another unit. */
    public ValueType in(int counted) {
        return new ValueType(form, kind, words, low, high, orNone, counted);
    }

    public static ValueType word(List<String> words) {
        return word("", words);
    }

    public static ValueType word(String kind, List<String> words) {
        return wordAmong(kind, words, 0, words.size() - 1L, true);
    }

    /** Some of the words, from the first to the last. */
    public static ValueType wordAmong(String kind, List<String> words, long first, long last, boolean orNone) {
        return new ValueType(Form.WORD, kind, words, first, last, orNone, 1);
    }

    /** A set of what the member can be. */
    public static ValueType set(ValueType member) {
        return new ValueType(Form.SET, member.kind, member.words, member.low, member.high, false, 1);
    }

    public String say(long value) {
        return switch (form) {
            case NUMBER, LEDGER -> Decimals.say(value, unit);
            case FLAG -> value == 0 ? "no" : "yes";
            case WORD -> value < 0 || value >= words.size() ? "none" : words.get((int) value);
            case SET -> members(value);
        };
    }

    private String members(long mask) {
        StringBuilder members = new StringBuilder();
        for (int i = 0; i < words.size(); i++) {
            if ((mask >>> i & 1) != 0) {
                members.append(members.isEmpty() ? "" : ", ").append(words.get(i));
            }
        }
        return members.isEmpty() ? "none" : members.toString();
    }
}
