package org.phaseline.library;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;

/** A value of the game, with its wording beside it. */
public sealed interface Value {

    /** How people say it. */
    String wording();

    /** A number. */
    record Number(long number) implements Value {
        @Override
        public String wording() {
            return Long.toString(number);
        }
    }

    /** A number in halves, quarters or tenths. */
    record Decimal(BigDecimal number) implements Value {
        @Override
        public String wording() {
            return number.toPlainString();
        }
    }

    /** Yes or no. */
    record Flag(boolean on) implements Value {
        @Override
        public String wording() {
            return on ? "yes" : "no";
        }
    }

    /** A word of a kind, a piece, or a space of a board: {@code kind} names what it is one of, {@code number} counts from 0. */
    record Member(String kind, int number, String wording) implements Value {}

    /** A side or faction. */
    record Party(String name, String wording) implements Value {}

    /** A set, in printed order. */
    record Members(List<Value> members) implements Value {
        @Override
        public String wording() {
            return members.isEmpty()
                    ? "none"
                    : members.stream().map(Value::wording).collect(Collectors.joining(", "));
        }
    }

    /** Nothing. */
    record None() implements Value {
        @Override
        public String wording() {
            return "none";
        }
    }

    /** The viewer may not know it. */
    record Untold(String wording) implements Value {}
}
