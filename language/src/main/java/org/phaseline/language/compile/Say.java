package org.phaseline.language.compile;

import java.util.stream.Collectors;
import org.phaseline.language.tree.Expression;

/** Expressions as they are written, for outlines and messages. */
final class Say {

    private Say() {}

    static String expression(Expression e) {
        return switch (e) {
            case Expression.Number number -> Long.toString(number.value());
            case Expression.Decimal decimal -> decimal.text();
            case Expression.Point point -> "(" + expression(point.x()) + ", " + expression(point.y()) + ")";
            case Expression.Flag flag -> flag.value() ? "yes" : "no";
            case Expression.None none -> "none";
            case Expression.Text text -> "\"" + text.text() + "\"";
            case Expression.It it -> "it";
            case Expression.Name name -> name.name();
            case Expression.Call call -> call.name().text() + "(" + list(call.arguments()) + ")";
            case Expression.Shifted shifted -> expression(shifted.value()) + " shifted " + expression(shifted.by());
            case Expression.Field field ->
                expression(field.owner()) + "." + field.field().text();
            case Expression.Of of -> of.name().text() + " of " + expression(of.party());
            case Expression.Has has ->
                expression(has.owner())
                        + (has.lacks() ? " lacks " : " has ")
                        + has.marker().text();
            case Expression.Using using -> "using " + using.option().text();
            case Expression.Was was -> was(was);
            case Expression.Did did ->
                expression(did.party()) + " did [" + did.step().text() + "]";
            case Expression.Says says ->
                expression(says.party()) + " says \"" + says.statement().text() + "\"";
            case Expression.Not not -> "not " + expression(not.operand());
            case Expression.Minus minus -> "-" + expression(minus.operand());
            case Expression.Binary binary ->
                expression(binary.left()) + " " + operator(binary.operator()) + " " + expression(binary.right());
            case Expression.Conditional conditional ->
                "(" + expression(conditional.then()) + " if " + expression(conditional.condition()) + " else "
                        + expression(conditional.otherwise()) + ")";
            case Expression.SetOf set -> "{" + list(set.members()) + "}";
            case Expression.Range range -> expression(range.low()) + ".." + expression(range.high());
            case Expression.Where where -> expression(where.set()) + " where " + expression(where.condition());
            case Expression.Some some -> (some.none() ? "no " : "some ") + expression(some.set());
            case Expression.First first -> "first of " + expression(first.set());
            case Expression.Count count -> "count of " + expression(count.set());
            case Expression.Over over ->
                over.fold().name().toLowerCase(java.util.Locale.ROOT) + " of "
                        + (over.value() == null ? "" : expression(over.value()) + " over ")
                        + expression(over.set());
        };
    }

    private static String was(Expression.Was was) {
        String verb = was.not() ? " was not " : " was ";
        String what = was.option() == null ? "done" : "\"" + was.option().text() + "\"";
        String whose = was.member() == null ? "" : " for " + expression(was.member());
        return "[" + was.step().text() + "]" + verb + what + whose;
    }

    /** So many values, as one says it. */
    static String values(int count) {
        return count == 0 ? "no value" : count == 1 ? "1 value" : count + " values";
    }

    private static String list(java.util.List<Expression> all) {
        return all.stream().map(Say::expression).collect(Collectors.joining(", "));
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
            case DIVIDED -> "/";
        };
    }
}
