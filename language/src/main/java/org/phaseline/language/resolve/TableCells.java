package org.phaseline.language.resolve;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** What a cell of a printed table means: the key of a row or column, or a value. */
final class TableCells {

    private static final Pattern KEY = Pattern.compile("([^.]*)(\\.\\.)?([^.]*)");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?\\d{1,15}\\.\\d{1,9}");
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,18}");
    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*");

    private final Constants constants;
    private final Problems problems;

    TableCells(Constants constants, Problems problems) {
        this.constants = constants;
        this.problems = problems;
    }

    /** Null, and a problem, when the cell is no value. */
    @Nullable
    Long value(Word cell, Type type) {
        Expression value = constant(cell.place(), cell.text());
        if (value == null) {
            problems.add(
                    Code.DECLARATION,
                    cell.place(),
                    "'" + cell.text() + "' is not a value: write numbers or words with spaces between them");
            return null;
        }
        return constants.value(value, type);
    }

    /** Null, and a problem, when the cell is no key. */
    TableAxis.@Nullable Key key(Word cell, Type type, int printing) {
        Type wanted = type instanceof Type.Num ? Type.NUMBER : type;
        Matcher matcher = KEY.matcher(cell.text());
        boolean sound = matcher.matches();
        boolean range = sound && matcher.group(2) != null;
        Long low = sound ? bound(cell, matcher.group(1), wanted, range ? Long.MIN_VALUE : null) : null;
        Long high = range ? bound(cell, matcher.group(3), wanted, Long.MAX_VALUE) : low;
        if (low == null || high == null) {
            problems.add(
                    Code.DECLARATION,
                    cell.place(),
                    "'" + cell.text() + "' is not a key: write a number, a word, or a range like 1..2, ..0 or 3..");
            return null;
        }
        if (low > high) {
            problems.add(Code.OUT_OF_RANGE, cell.place(), "this range is empty: " + cell.text());
            return null;
        }
        return new TableAxis.Key(cell.place(), cell.text(), low, high, printing);
    }

    private @Nullable Long bound(Word cell, String text, Type wanted, @Nullable Long open) {
        if (text.isEmpty()) {
            return open;
        }
        Expression constant = constant(cell.place(), text);
        return constant == null ? null : (Long) constants.value(constant, wanted);
    }

    private static @Nullable Expression constant(Place place, String text) {
        if (NUMBER.matcher(text).matches()) {
            return new Expression.Number(place, Long.parseLong(text));
        }
        if (DECIMAL.matcher(text).matches()) {
            boolean minus = text.startsWith("-");
            Expression decimal =
                    new Expression.Decimal(place, minus || text.startsWith("+") ? text.substring(1) : text);
            return minus ? new Expression.Minus(place, decimal) : decimal;
        }
        return switch (text) {
            case "yes", "no" -> new Expression.Flag(place, text.equals("yes"));
            case "none" -> new Expression.None(place);
            default -> NAME.matcher(text).matches() ? new Expression.Name(place, text) : null;
        };
    }
}
