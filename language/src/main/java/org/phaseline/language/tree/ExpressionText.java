package org.phaseline.language.tree;

import java.util.stream.Collectors;

/** An expression as it is written, for outlines and messages. */
public final class ExpressionText {

    private ExpressionText() {}

    public static String of(Expression e) {
        return switch (e) {
            case Expression.Number number -> Long.toString(number.value());
            case Expression.Decimal decimal -> decimal.text();
            case Expression.Point point -> "(" + of(point.x()) + ", " + of(point.y()) + ")";
            case Expression.Flag flag -> flag.value() ? "yes" : "no";
            case Expression.None none -> "none";
            case Expression.Text text -> "\"" + text.text() + "\"";
            case Expression.It it -> "it";
            case Expression.Name name -> name.name();
            case Expression.Call call -> call.name().text() + "(" + list(call.arguments()) + ")";
            case Expression.Shifted shifted -> of(shifted.value()) + " shifted " + of(shifted.by());
            case Expression.Stopping stopping -> "stopping in " + of(stopping.set());
            case Expression.Field field ->
                of(field.owner()) + "." + field.field().text();
            case Expression.Of of -> of.name().text() + " of " + of(of.party());
            case Expression.Has has ->
                of(has.owner())
                        + (has.lacks() ? " lacks " : " has ")
                        + has.marker().text();
            case Expression.Using using -> "using " + using.option().text();
            case Expression.Was was -> was(was);
            case Expression.Did did -> of(did.party()) + " did [" + did.step().text() + "]";
            case Expression.Says says ->
                of(says.party()) + " says \"" + says.statement().word().text() + "\"";
            case Expression.Not not -> "not " + of(not.operand());
            case Expression.Minus minus -> "-" + of(minus.operand());
            case Expression.Binary binary ->
                of(binary.left()) + " " + operator(binary.operator()) + " " + of(binary.right())
                        + rounding(binary.operator());
            case Expression.Conditional conditional ->
                "(" + of(conditional.then()) + " if " + of(conditional.condition()) + " else "
                        + of(conditional.otherwise()) + ")";
            case Expression.SetOf set -> "{" + list(set.members()) + "}";
            case Expression.Range range -> of(range.low()) + ".." + of(range.high());
            case Expression.Where where ->
                of(where.set()) + " where "
                        + (where.name() == null ? "" : where.name().text() + ": ")
                        + of(where.condition());
            case Expression.Some some -> (some.none() ? "no " : "some ") + of(some.set());
            case Expression.First first -> "first of " + of(first.set());
            case Expression.Best best ->
                (best.highest() ? "best of " : "worst of ") + of(best.set()) + " by " + of(best.value());
            case Expression.Count count -> "count of " + of(count.set());
            case Expression.Over over ->
                over.fold().name().toLowerCase(java.util.Locale.ROOT) + " of "
                        + (over.value() == null ? "" : of(over.value()) + " over ")
                        + of(over.set());
        };
    }

    private static String was(Expression.Was was) {
        String verb = was.not() ? " was not " : " was ";
        String what = was.option() == null ? "done" : "\"" + was.option().text() + "\"";
        String whose = was.member() == null ? "" : " for " + of(was.member());
        return "[" + was.step().text() + "]" + verb + what + whose;
    }

    private static String list(java.util.List<Expression> all) {
        return all.stream().map(ExpressionText::of).collect(Collectors.joining(", "));
    }

    private static String rounding(Expression.Operator operator) {
        return operator == Expression.Operator.DIVIDED_UP
                ? " rounded up"
                : operator == Expression.Operator.DIVIDED_DOWN
                        ? " rounded down"
                        : operator == Expression.Operator.DIVIDED_TO_NEAREST ? " rounded" : "";
    }

    private static String operator(Expression.Operator operator) {
        return switch (operator) {
            case OR -> "or";
            case AND -> "and";
            case LESS -> "<";
            case AT_MOST -> "<=";
            case MORE -> ">";
            case AT_LEAST -> ">=";
            case IS -> "is";
            case IS_NOT -> "is not";
            case IN -> "in";
            case NOT_IN -> "not in";
            case PLUS -> "+";
            case MINUS -> "-";
            case TIMES -> "*";
            case DIVIDED, DIVIDED_DOWN, DIVIDED_UP, DIVIDED_TO_NEAREST -> "/";
            case REMAINDER -> "mod";
        };
    }
}
