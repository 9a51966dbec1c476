package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.BoardFunction;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Pool;
import org.phaseline.language.checked.PrintedTable;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;

/** What is called with values in brackets: what every rulebook can call, its tables, boards and formulas. */
final class CallResolver {

    private final Resolution all;
    private final Symbols symbols;
    private final Problems problems;
    private final ExpressionResolver expressions;
    private final FormulaResolver formulas;

    CallResolver(Resolution all, ExpressionResolver expressions, FormulaResolver formulas) {
        this.all = all;
        this.symbols = all.symbols;
        this.problems = all.problems;
        this.expressions = expressions;
        this.formulas = formulas;
    }

    Expr call(Expression.Call call, Context c) {
        String name = call.name().text();
        return switch (name) {
            case "opponent" -> argument(call, c) instanceof Expr of ? opponent(call, of) : new Expr.Unknown(call);
            case "opponents" ->
                argument(call, c) instanceof Expr of
                        ? new Expr.Opponents(call, new Type.SetOf(symbols.who(Type.PartyKind.SIDE, false)), of)
                        : new Expr.Unknown(call);
            case "smaller" -> two(call, Expr.Operation.SMALLER, c);
            case "larger" -> two(call, Expr.Operation.LARGER, c);
            case "wins" -> wins(call, c);
            case String table when symbols.tables.get(table) instanceof PrintedTable found -> look(call, found, c);
            case String standard
            when BoardFunction.exists(standard) && !symbols.formulas.containsKey(standard) ->
                new BoardCallResolver(all, expressions, formulas, call, c).call();
            default -> formulas.call(call, call.name(), call.arguments(), c);
        };
    }

    Expr opponent(Expression at, Expr of) {
        if (symbols.parties.sides() != 2) {
            problems.add(
                    Code.MISPLACED,
                    at.place(),
                    "'opponent' needs a game of two sides; this one has " + symbols.parties.sides()
                            + ": write 'opponents(...)'");
        }
        return new Expr.Opponent(at, symbols.who(Type.PartyKind.SIDE, false), of);
    }

    private @Nullable Expr argument(Expression.Call call, Context c) {
        if (call.arguments().size() != 1) {
            problems.add(Code.ARGUMENTS, call.place(), "'" + call.name().text() + "' takes one side or faction");
            return null;
        }
        Expr value = expressions.of(call.arguments().get(0), c);
        if (!value.type().fits(symbols.who(Type.PartyKind.ANY, false))) {
            problems.add(
                    Code.TYPE,
                    value.place(),
                    "expected a side or faction here, not " + value.type().said());
        }
        return value;
    }

    private Expr two(Expression.Call call, Expr.Operation operation, Context c) {
        if (call.arguments().size() != 2) {
            return expressions.wrong(Code.ARGUMENTS, call, "'" + call.name().text() + "' takes two numbers");
        }
        return expressions
                .arithmetic()
                .alike(
                        call,
                        operation,
                        expressions.numeric(call.arguments().get(0), c),
                        expressions.numeric(call.arguments().get(1), c));
    }

    private Expr wins(Expression.Call call, Context c) {
        if (call.arguments().size() != 3) {
            return expressions.wrong(
                    Code.ARGUMENTS,
                    call,
                    "'wins' takes the dice of two rolls, and the number that a missing die counts as");
        }
        Pool mine = dice(call.arguments().get(0), c);
        Pool theirs = dice(call.arguments().get(1), c);
        Expr missing = expressions.number(call.arguments().get(2), c);
        return mine == null || theirs == null ? new Expr.Unknown(call) : new Expr.Wins(call, mine, theirs, missing);
    }

    private @Nullable Pool dice(Expression named, Context c) {
        Pool pool = expressions.names().pool(named, c);
        if (pool == null) {
            problems.add(Code.TYPE, named.place(), "expected dice here");
        }
        return pool;
    }

    /** {@code Losses(odds shifted 2, die)}. */
    private Expr look(Expression.Call call, PrintedTable table, Context c) {
        all.used(call.name().text(), call.name().place());
        if (call.arguments().size() != table.parameters().size()) {
            problems.add(
                    Code.ARGUMENTS,
                    call.name().place(),
                    "'" + call.name().text() + "' takes "
                            + Counted.values(table.parameters().size()) + ", " + table.example() + ", not "
                            + (call.arguments().isEmpty()
                                    ? "none"
                                    : String.valueOf(call.arguments().size())));
            return new Expr.Constant(call, table.type(), 0);
        }
        List<Expr.TableLookup.Key> keys = new ArrayList<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            Expression argument = call.arguments().get(i);
            Type type = table.parameters().get(i) instanceof Type.Num
                    ? Type.NUMBER
                    : table.parameters().get(i);
            Expression plain = argument instanceof Expression.Shifted shifted ? shifted.value() : argument;
            Expr value = expressions.wanted(plain, type, c);
            Expr by = argument instanceof Expression.Shifted shifted ? expressions.number(shifted.by(), c) : null;
            keys.add(new Expr.TableLookup.Key(value, by));
        }
        return table.sound()
                ? new Expr.TableLookup(call, table, List.copyOf(keys))
                : new Expr.Constant(call, table.type(), 0);
    }
}
