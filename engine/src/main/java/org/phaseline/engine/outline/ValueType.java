package org.phaseline.engine.outline;

import java.util.List;

/**
 * What kind of value a slot holds, so that it can be shown in words. Words are those of a kind, or the party names; {@code
 * kind} is the name of the kind, empty for anything else. Titles are what people read in place of the words, the words themselves where
 * the rulebook gives none; answers, journals and programs go by the words. A number or a word's place among the words is never below {@code low}
 * or above {@code high}; of a set that goes for its members.
 *
 * @param orNone whether a word can also be none
 * @param unit of a number, how many of what it is counted in make one: 2 for halves; see {@link Decimals}
 */
public record ValueType(
        Form form,
        String kind,
        List<String> words,
        List<String> titles,
        long low,
        long high,
        boolean orNone,
        int unit) {

    public enum Form {
        NUMBER,
        /** A number whose every change is booked. */
        LEDGER,
        FLAG,
        WORD,
        SET
    }

    public static final ValueType NUMBER =
            new ValueType(Form.NUMBER, "", List.of(), List.of(), Long.MIN_VALUE, Long.MAX_VALUE, false, 1);
    public static final ValueType LEDGER =
            new ValueType(Form.LEDGER, "", List.of(), List.of(), 0, Long.MAX_VALUE, false, 1);
    public static final ValueType FLAG = new ValueType(Form.FLAG, "", List.of(), List.of(), 0, 1, false, 1);

    public static ValueType range(long low, long high) {
        return new ValueType(Form.NUMBER, "", List.of(), List.of(), low, high, false, 1);
    }

    /** The same number, counted in another unit. */
    public ValueType in(int counted) {
        return new ValueType(form, kind, words, titles, low, high, orNone, counted);
    }

    public static ValueType word(List<String> words) {
        return word("", words);
    }

    public static ValueType word(String kind, List<String> words) {
        return wordAmong(kind, words, 0, words.size() - 1L, true);
    }

    /** Some of the words, from the first to the last. */
    public static ValueType wordAmong(String kind, List<String> words, long first, long last, boolean orNone) {
        return new ValueType(Form.WORD, kind, words, words, first, last, orNone, 1);
    }

    /** The same words, with what people read in their place. */
    public ValueType titled(List<String> others) {
        return new ValueType(form, kind, words, others, low, high, orNone, unit);
    }

    /** A set of what the member can be. */
    public static ValueType set(ValueType member) {
        return new ValueType(Form.SET, member.kind, member.words, member.titles, member.low, member.high, false, 1);
    }

    /** A value as people read it. */
    public String say(long value) {
        return say(value, titles);
    }

    /** A value by its word: what an answer, a script or a journal calls it. */
    public String word(long value) {
        return say(value, words);
    }

    private String say(long value, List<String> called) {
        return switch (form) {
            case NUMBER, LEDGER -> Decimals.say(value, unit);
            case FLAG -> value == 0 ? "no" : "yes";
            case WORD -> value < 0 || value >= called.size() ? "none" : called.get((int) value);
            case SET -> members(value, called);
        };
    }

    private static String members(long mask, List<String> called) {
        Members members = new Members(called);
        for (int i = 0; i < called.size(); i++) {
            if ((mask >>> i & 1) != 0) {
                members.add(i);
            }
        }
        return members.said();
    }
}
