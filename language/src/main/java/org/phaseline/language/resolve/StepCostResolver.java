package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.NamedFormula;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/**
 * What a step of a way costs: the name of a formula, alone or with its first values in brackets. The values that are left open are
 * the spaces of a step.
 */
final class StepCostResolver {

    private static final int MOST_SPACES = 2;

    private final Resolution all;
    private final Symbols symbols;
    private final Problems problems;
    private final ExpressionResolver expressions;
    private final FormulaResolver formulas;

    StepCostResolver(Resolution all, ExpressionResolver expressions, FormulaResolver formulas) {
        this.all = all;
        this.symbols = all.symbols;
        this.problems = all.problems;
        this.expressions = expressions;
        this.formulas = formulas;
    }

    /** Null when it is none, and then a problem is noted. */
    Expr.@Nullable StepCost of(Expression argument, Type.Kind board, Context c) {
        Word name = called(argument);
        NamedFormula formula = name == null ? null : symbols.formulas.get(name.text());
        if (name == null) {
            problems.add(Code.TYPE, argument.place(), "expected a formula for what a step costs here" + example(board));
            return null;
        }
        if (formula == null) {
            all.unknown(
                    name.place(),
                    "no formula '" + name.text() + "'" + problems.didYouMean(name.text(), symbols.formulas.keySet()));
            return null;
        }
        List<Expression> given = argument instanceof Expression.Call call ? call.arguments() : List.of();
        int spaces = formula.parameters().size() - given.size();
        boolean open = spaces >= 1 && spaces <= MOST_SPACES;
        for (int i = given.size(); open && i < formula.parameters().size(); i++) {
            open = formula.parameters().get(i) instanceof Type.Kind kind
                    && kind.name().equals(board.name());
        }
        if (!open) {
            problems.add(Code.ARGUMENTS, argument.place(), leftOpen(formula, given.size()) + example(board));
            return null;
        }
        List<Expr> values = new ArrayList<>();
        for (int i = 0; i < given.size(); i++) {
            values.add(expressions.wanted(given.get(i), formula.parameters().get(i), c));
        }
        for (int i = 0; i < spaces; i++) {
            values.add(new Expr.It(argument, board));
        }
        if (!(formulas.applied(argument, name, formula, values) instanceof Expr.FormulaCall call)) {
            return null;
        }
        if (!(call.type() instanceof Type.Num)) {
            problems.add(
                    Code.TYPE,
                    argument.place(),
                    "a step costs a number, and '" + name.text() + "' gives "
                            + call.type().said() + example(board));
            return null;
        }
        if (!given.isEmpty() || spaces == MOST_SPACES) {
            neverNegative(call);
        }
        return new Expr.StepCost(call, spaces, 1);
    }

    /** The board whose spaces a formula for steps takes; empty if it takes none. */
    String board(Expression argument) {
        Word name = called(argument);
        NamedFormula formula = name == null ? null : symbols.formulas.get(name.text());
        return formula != null
                        && !formula.parameters().isEmpty()
                        && formula.parameters().getLast() instanceof Type.Kind kind
                        && symbols.boards.containsKey(kind.name())
                ? kind.name()
                : "";
    }

    private @Nullable Word called(Expression argument) {
        return switch (argument) {
            case Expression.Name name -> new Word(name.place(), name.name());
            case Expression.Call call -> call.name();
            default -> null;
        };
    }

    private static String example(Type.Kind board) {
        return ", as in 'step(unit)' with 'define step (u: Unit, a: " + board.name() + ", b: " + board.name()
                + "): number'";
    }

    /** What is wrong with the values that are left for the spaces. */
    private static String leftOpen(NamedFormula formula, int given) {
        int open = formula.parameters().size() - given;
        if (open < 1) {
            return "leave out the last values of '" + formula.name() + "': they are the spaces of a step";
        }
        List<String> types = formula
                .parameters()
                .subList(given, formula.parameters().size())
                .stream()
                .map(Type::said)
                .toList();
        return "'" + formula.name() + "' still needs " + String.join(", ", types)
                + ", but only the spaces of a step can be left open";
    }

    /** A price below nothing that is written out: somebody wants to say that one cannot go there. */
    private void neverNegative(Expr.FormulaCall call) {
        NamedFormula.Body body = call.formula().body();
        if (body != null) {
            neverNegative(body.value());
        }
    }

    private void neverNegative(Expr value) {
        switch (value) {
            case Expr.Conditional either -> {
                neverNegative(either.then());
                neverNegative(either.otherwise());
            }
            case Expr.Scaled scaled -> neverNegative(scaled.value());
            case Expr.Minus minus
            when minus.operand() instanceof Expr.Constant constant && constant.value() > 0 ->
                problems.add(
                        Code.OUT_OF_RANGE,
                        minus.place(),
                        "a step cannot cost less than nothing; write 0 where a space cannot be entered");
            default -> {}
        }
    }
}
