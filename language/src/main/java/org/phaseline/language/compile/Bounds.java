package org.phaseline.language.compile;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Lookup;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Rulebook;

/** From what to what a formula can be, as far as that is known before the game starts. */
final class Bounds {

    /** Both ends belong to it; the lowest and highest numbers there are stand for "no end". */
    record Interval(long low, long high) {

        static final Interval ANY = new Interval(Long.MIN_VALUE, Long.MAX_VALUE);
        static final Interval FLAG = new Interval(0, 1);

        Interval or(Interval other) {
            return new Interval(Math.min(low, other.low), Math.max(high, other.high));
        }

        Interval negative() {
            return new Interval(minus(high), minus(low));
        }

        Interval plus(Interval other) {
            return new Interval(added(low, other.low), added(high, other.high));
        }

        Interval times(Interval other) {
            long[] corners = {
                product(low, other.low), product(low, other.high), product(high, other.low), product(high, other.high)
            };
            java.util.Arrays.sort(corners);
            return new Interval(corners[0], corners[3]);
        }

        private static long minus(long value) {
            return value == Long.MIN_VALUE ? Long.MAX_VALUE : value == Long.MAX_VALUE ? Long.MIN_VALUE : -value;
        }

        private static boolean endless(long value) {
            return value == Long.MIN_VALUE || value == Long.MAX_VALUE;
        }

        private static long added(long left, long right) {
            if (endless(left) || endless(right)) {
                return endless(left) ? left : right;
            }
            long sum = left + right;
            boolean over = ((left ^ sum) & (right ^ sum)) < 0;
            return over ? left < 0 ? Long.MIN_VALUE : Long.MAX_VALUE : sum;
        }

        private static long product(long left, long right) {
            if (left == 0 || right == 0) {
                return 0;
            }
            long most = left < 0 == right < 0 ? Long.MAX_VALUE : Long.MIN_VALUE;
            if (endless(left) || endless(right) || Math.multiplyHigh(left, right) != (left * right >> 63)) {
                return most;
            }
            return left * right;
        }
    }

    /** Formulas that call each other again and again could keep us for ever, and so could very many of them. */
    private static final int MOST = 10_000;

    private static final int MOST_IN_ALL = 200_000;

    private final Symbols symbols;
    private int looked;
    private int lookedInAll;
    private final TreeMap<Integer, Symbols.Field> fields = new TreeMap<>();

    Bounds(Symbols symbols) {
        this.symbols = symbols;
        symbols.allFields().forEach(field -> fields.put(field.slot(), field));
    }

    Interval of(Formula formula) {
        looked = 0;
        return of(formula, List.of());
    }

    /** A condition. One that is settled by an option or a scenario is what its author wanted to switch. */
    Interval condition(Formula formula) {
        looked = 0;
        return flag(formula, List.of());
    }

    private Interval flag(Formula formula, List<Interval> arguments) {
        Formula plain = formula;
        while (plain instanceof PartyFormulas.Defined || plain instanceof PartyFormulas.Weighed) {
            plain = plain instanceof PartyFormulas.Weighed weighed
                    ? weighed.formula()
                    : ((PartyFormulas.Defined) plain).body()[0];
        }
        return plain instanceof Arithmetic.Constant ? Interval.FLAG : of(formula, arguments);
    }

    private Interval of(Formula formula, List<Interval> arguments) {
        if (++looked > MOST || ++lookedInAll > MOST_IN_ALL) {
            return Interval.ANY;
        }
        return switch (formula) {
            case Arithmetic.Constant f -> new Interval(f.value(), f.value());
            case Arithmetic.Plus f -> of(f.left(), arguments).plus(of(f.right(), arguments));
            case Arithmetic.Minus f ->
                of(f.left(), arguments).plus(of(f.right(), arguments).negative());
            case Arithmetic.Times f -> of(f.left(), arguments).times(of(f.right(), arguments));
            case Arithmetic.Smaller f -> {
                Interval left = of(f.left(), arguments);
                Interval right = of(f.right(), arguments);
                yield new Interval(Math.min(left.low, right.low), Math.min(left.high, right.high));
            }
            case Arithmetic.Larger f -> {
                Interval left = of(f.left(), arguments);
                Interval right = of(f.right(), arguments);
                yield new Interval(Math.max(left.low, right.low), Math.max(left.high, right.high));
            }
            case Logic.Conditional f -> of(f.then(), arguments).or(of(f.otherwise(), arguments));
            case Logic.And f -> {
                Interval left = flag(f.left(), arguments);
                Interval right = flag(f.right(), arguments);
                yield new Interval(Math.min(left.low, right.low), Math.min(left.high, right.high));
            }
            case Logic.Or f -> {
                Interval left = flag(f.left(), arguments);
                Interval right = flag(f.right(), arguments);
                yield new Interval(Math.max(left.low, right.low), Math.max(left.high, right.high));
            }
            case Logic.Not f -> {
                Interval operand = flag(f.operand(), arguments);
                yield new Interval(1 - Math.min(1, operand.high), 1 - Math.max(0, operand.low));
            }
            case Logic.Less f -> below(of(f.left(), arguments), of(f.right(), arguments), 1);
            case Logic.AtMost f -> below(of(f.left(), arguments), of(f.right(), arguments), 0);
            case Logic.Same f -> same(of(f.left(), arguments), of(f.right(), arguments));
            case Lookup.One f -> among(f.values(), of(f.row(), arguments), new Interval(0, 0), 1);
            case Lookup.Two f -> among(f.values(), of(f.row(), arguments), of(f.column(), arguments), f.width());
            case PartyFormulas.Defined f -> {
                List<Interval> values = java.util.Arrays.stream(f.arguments())
                        .map(argument -> of(argument, arguments))
                        .toList();
                yield of(f.body()[0], values);
            }
            case PartyFormulas.Argument f -> f.index() < arguments.size() ? arguments.get(f.index()) : Interval.ANY;
            case PartyFormulas.Weighed f -> of(f.formula(), arguments);
            case Sets.Count f -> new Interval(0, Long.SIZE);
            case Crowds.Count f -> new Interval(0, (long) f.words() * Long.SIZE);
            case Slots.OfGame f ->
                f.slot() == Rulebook.GAME_TURN_SLOT
                        ? new Interval(1, symbols.length > 0 ? symbols.length : Long.MAX_VALUE)
                        : field(f.slot());
            // Where nobody has it, it reads as nothing.
            case Slots.OfMember f -> field(f.base()).or(new Interval(f.absent(), f.absent()));
            default -> Interval.ANY;
        };
    }

    private static Interval below(Interval left, Interval right, long by) {
        boolean always = left.high < Long.MAX_VALUE && right.low > Long.MIN_VALUE && left.high <= right.low - by;
        boolean never = left.low > Long.MIN_VALUE && right.high < Long.MAX_VALUE && left.low > right.high - by;
        return new Interval(always ? 1 : 0, never ? 0 : 1);
    }

    private static Interval same(Interval left, Interval right) {
        if (left.high < right.low || right.high < left.low) {
            return new Interval(0, 0);
        }
        return new Interval(left.low == left.high && left.equals(right) ? 1 : 0, 1);
    }

    /** What a table holds in the rows and columns that can be meant. */
    private static Interval among(long[] values, Interval rows, Interval columns, int width) {
        long lastRow = Math.min(rows.high, values.length / width - 1L);
        long lastColumn = Math.min(columns.high, width - 1L);
        Interval found = null;
        for (long row = Math.max(rows.low, 0); row <= lastRow; row++) {
            for (long column = Math.max(columns.low, 0); column <= lastColumn; column++) {
                long value = values[(int) (row * width + column)];
                Interval here = new Interval(value, value);
                found = found == null ? here : found.or(here);
            }
        }
        return found == null ? Interval.ANY : found;
    }

    private Interval field(int slot) {
        Map.Entry<Integer, Symbols.Field> found = fields.floorEntry(slot);
        if (found == null) {
            return Interval.ANY;
        }
        return switch (found.getValue().type()) {
            case Type.Num num -> new Interval(num.low(), num.high());
            case Type.Flag flag -> Interval.FLAG;
            case Type.Kind kind -> new Interval(-1, kind.words().size() - 1L);
            case Type.Who who -> new Interval(-1, who.names().size() - 1L);
            default -> Interval.ANY;
        };
    }
}
