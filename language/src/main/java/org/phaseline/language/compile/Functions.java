package org.phaseline.language.compile;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.PairedDice;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;

/** What is called with values in brackets: the formulas every rulebook has, and those it defines itself. */
final class Functions {

    private final Symbols symbols;
    private final Problems problems;
    private final Expressions expressions;
    private final Defines defines;

    Functions(Symbols symbols, Problems problems, Expressions expressions, Defines defines) {
        this.symbols = symbols;
        this.problems = problems;
        this.expressions = expressions;
        this.defines = defines;
    }

    Typed call(Expression.Call call, Context c) {
        String name = call.name().text();
        return switch (name) {
            case "opponent" -> argument(call, c) instanceof Typed of ? opponent(of, call) : Typed.UNKNOWN;
            case "opponents" ->
                argument(call, c) instanceof Typed of
                        ? new Typed(
                                new Type.SetOf(symbols.who(Type.PartyKind.SIDE, false)),
                                new PartyFormulas.OpponentsOf(of.formula()))
                        : Typed.UNKNOWN;
            case "smaller" -> two(call, c, Arithmetic.Smaller::new);
            case "larger" -> two(call, c, Arithmetic.Larger::new);
            case "wins" -> wins(call, c);
            case String table
            when symbols.tables.get(table) instanceof Table found ->
                new Tables(problems, expressions).look(call, found, c);
            case String standard
            when BoardFunction.exists(standard) && !symbols.defines.containsKey(standard) ->
                new BoardFunctions(symbols, problems, expressions, defines).call(call, c);
            default -> defines.call(call.name(), call.arguments(), c);
        };
    }

    Typed opponent(Typed of, Expression at) {
        if (symbols.parties.sides() != 2) {
            problems.add(
                    at.place(),
                    "only in a game of two sides is there one opponent; this one has " + symbols.parties.sides()
                            + ": write 'opponents(...)'");
        }
        return new Typed(symbols.who(Type.PartyKind.SIDE, false), new PartyFormulas.OpponentOf(of.formula()));
    }

    private @Nullable Typed argument(Expression.Call call, Context c) {
        if (call.arguments().size() != 1) {
            problems.add(call.place(), "'" + call.name().text() + "' takes one side or faction");
            return null;
        }
        Typed typed = expressions.of(call.arguments().get(0), c);
        if (!typed.type().fits(symbols.who(Type.PartyKind.ANY, false))) {
            problems.add(
                    call.arguments().get(0).place(),
                    "a side or faction is wanted here, not " + typed.type().said());
        }
        return typed;
    }

    private interface OfTwo {
        Formula of(Formula left, Formula right);
    }

    private Typed two(Expression.Call call, Context c, OfTwo formula) {
        if (call.arguments().size() != 2) {
            return expressions.wrong(call, "'" + call.name().text() + "' takes two numbers");
        }
        return new Typed(
                Type.NUMBER,
                formula.of(
                        expressions.number(call.arguments().get(0), c),
                        expressions.number(call.arguments().get(1), c)));
    }

    /** {@code wins(attack, defence, 2)}: dice against dice, pair by pair from the highest down. */
    private Typed wins(Expression.Call call, Context c) {
        if (call.arguments().size() != 3) {
            return expressions.wrong(
                    call, "'wins' takes the dice of one, the dice of the other, and what a missing die counts");
        }
        Pools mine = dice(call.arguments().get(0), c);
        Pools theirs = dice(call.arguments().get(1), c);
        Formula missing = expressions.number(call.arguments().get(2), c);
        return mine == null || theirs == null
                ? Typed.UNKNOWN
                : new Typed(Type.NUMBER, new PairedDice(mine, theirs, missing));
    }

    private @Nullable Pools dice(Expression named, Context c) {
        Pools pool = expressions.names().pool(named, c);
        if (pool == null) {
            problems.add(named.place(), "dice are wanted here");
        }
        return pool;
    }
}
