package org.phaseline.language.checked;

import java.util.List;
import org.phaseline.engine.outline.Decimals;

/** What a value is. */
public sealed interface Type {

    /** How it is said in a message. */
    String said();

    /**
     * A number; {@code ledger} when every change of it is booked.
     *
     * @param low counted in the unit, like {@code high}
     * @param unit how many of what it is counted in make one: 2 for halves
     */
    record Num(long low, long high, boolean ledger, int unit) implements Type {

        public Num(long low, long high) {
            this(low, high, false, 1);
        }

        /** Any number that is counted in a unit. */
        public static Num in(int unit) {
            return unit == 1 ? NUMBER : new Num(Long.MIN_VALUE, Long.MAX_VALUE, false, unit);
        }

        /** What it is counted in, as it is written behind a number: " in halves", or nothing. */
        public String counted() {
            return switch (unit) {
                case 2 -> " in halves";
                case 4 -> " in quarters";
                case 10 -> " in tenths";
                default -> "";
            };
        }

        @Override
        public String said() {
            // A number that is written out is just a number, not "a number from 3 to 3".
            if (low == Long.MIN_VALUE || low == high) {
                return "a number" + counted();
            }
            String from = Decimals.say(low, unit);
            return (high == Long.MAX_VALUE
                            ? "a number of at least " + from
                            : "a number from " + from + " to " + Decimals.say(high, unit))
                    + counted();
        }
    }

    record Flag() implements Type {
        @Override
        public String said() {
            return "yes or no";
        }
    }

    /**
     * A word of a kind, or a piece; sets of pieces, and of words of a large kind, can be of any size (a crowd). People read the titles;
     * spaces have no others than their words, pieces only where several alike have one between them.
     */
    record Kind(String name, List<String> words, List<String> titles, boolean orNone, boolean pieces) implements Type {

        public Kind(String name, List<String> words, boolean orNone, boolean pieces) {
            this(name, words, words, orNone, pieces);
        }

        /** The same, or none. */
        public Kind withNone() {
            return new Kind(name, words, titles, true, pieces);
        }

        @Override
        public String said() {
            return ("AEIO".indexOf(Character.toUpperCase(name.charAt(0))) < 0 ? "a " : "an ") + name;
        }
    }

    /** A party: any, a side or a faction. Names are those of all parties, in the order of their numbers. */
    record Who(PartyKind kind, List<String> names, boolean orNone) implements Type {

        /** The same, or none. */
        public Who withNone() {
            return new Who(kind, names, true);
        }

        @Override
        public String said() {
            return "a "
                    + switch (kind) {
                        case ANY -> "party";
                        case SIDE -> "side";
                        case FACTION -> "faction";
                    };
        }
    }

    enum PartyKind {
        ANY,
        SIDE,
        FACTION
    }

    record SetOf(Type member) implements Type {
        @Override
        public String said() {
            return switch (member) {
                case Kind kind -> "a set of " + kind.name;
                case Who who ->
                    "a set of "
                            + switch (who.kind) {
                                case ANY -> "parties";
                                case SIDE -> "sides";
                                case FACTION -> "factions";
                            };
                default -> "a set";
            };
        }
    }

    /** A range of numbers to choose from. */
    record Range() implements Type {
        @Override
        public String said() {
            return "a range of numbers";
        }
    }

    record Dice(int sides) implements Type {
        @Override
        public String said() {
            return "dice";
        }
    }

    record Date() implements Type {
        @Override
        public String said() {
            return "a date";
        }
    }

    record None() implements Type {
        @Override
        public String said() {
            return "none";
        }
    }

    /** Something that was already reported; it fits everywhere, so that one mistake makes one message. */
    record Unknown() implements Type {
        @Override
        public String said() {
            return "something unknown";
        }
    }

    /** How many slots a value takes. */
    default int width() {
        return this instanceof SetOf set && set.member instanceof Kind kind && kind.pieces
                ? Math.max(1, (kind.words.size() + Long.SIZE - 1) / Long.SIZE)
                : 1;
    }

    /** Whether it is a set that is worked out in the machine's scratch. */
    default boolean crowd() {
        return this instanceof SetOf set && set.member instanceof Kind kind && kind.pieces;
    }

    /** What a value is before anybody sets it. */
    default long initial() {
        return switch (this) {
            case Num num -> num.low == Long.MIN_VALUE ? 0 : num.low;
            case Kind kind -> kind.orNone ? -1 : 0;
            case Who who -> who.orNone ? -1 : 0;
            case Flag _, SetOf _, Range _, Dice _, Date _, None _, Unknown _ -> 0;
        };
    }

    /** What is read where there is nobody to have it. */
    default long absent() {
        return this instanceof Kind || this instanceof Who ? -1 : 0;
    }

    Num NUMBER = new Num(Long.MIN_VALUE, Long.MAX_VALUE);
    Num LEDGER = new Num(0, Long.MAX_VALUE, true, 1);
    Flag FLAG = new Flag();
    Date DATE = new Date();
    Unknown UNKNOWN = new Unknown();

    /** Whether a value of this type can stand where {@code wanted} is wanted. */
    default boolean fits(Type wanted) {
        if (this instanceof Unknown || wanted instanceof Unknown) {
            return true;
        }
        return switch (wanted) {
            case Num num -> this instanceof Num other && num.unit % other.unit == 0 || this instanceof Dice;
            case Flag flag -> this instanceof Flag;
            case Kind kind ->
                this instanceof Kind other && other.name.equals(kind.name) || this instanceof None && kind.orNone;
            case Who who ->
                this instanceof Who other
                                && (who.kind == PartyKind.ANY || other.kind == PartyKind.ANY || other.kind == who.kind)
                        || this instanceof None && who.orNone;
            case SetOf set ->
                this instanceof SetOf other && (other.member.fits(set.member) || other.member instanceof None);
            case Range range -> this instanceof Range;
            case Dice dice -> this instanceof Dice;
            case Date date -> this instanceof Date;
            case None none -> this instanceof None || this instanceof Kind || this instanceof Who;
            case Unknown unknown -> true;
        };
    }

    /** How many of what a number is counted in make one; 1 for everything else. */
    default int unit() {
        return this instanceof Num num ? num.unit : 1;
    }

    /** Whether two values can be compared by {@code is}. */
    default boolean comparable(Type other) {
        return fits(other)
                || other.fits(this)
                || this instanceof Who && other instanceof Who
                || this instanceof None && (other instanceof Kind || other instanceof Who)
                || other instanceof None && (this instanceof Kind || this instanceof Who);
    }

    /** Whether one is a side and the other a faction: comparable, as both are parties, and yet never the same. */
    default boolean isNever(Type other) {
        return this instanceof Who one
                && other instanceof Who two
                && one.kind != two.kind
                && one.kind != PartyKind.ANY
                && two.kind != PartyKind.ANY
                && !(one.orNone && two.orNone);
    }

    /** The range a value is kept in; a low above the high means it is not kept in any. */
    default long low() {
        return this instanceof Num num ? num.low : 0;
    }

    default long high() {
        return this instanceof Num num ? num.high : -1;
    }
}
