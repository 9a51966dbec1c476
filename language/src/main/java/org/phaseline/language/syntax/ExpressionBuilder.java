package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Expression.Binary;
import org.phaseline.language.tree.Expression.Fold;
import org.phaseline.language.tree.Expression.Operator;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/**
 * Makes expressions and types of what was parsed. Most values are one word that was read through a dozen rules, so parts are taken by where
 * they stand in their rule: looking for them by their kind costs more than all else here.
 */
final class ExpressionBuilder {

    private final Texts texts;
    private final Templates templates;
    private final TypeBuilder types;

    ExpressionBuilder(Texts texts, LineParser parser) {
        this.texts = texts;
        this.templates = new Templates(parser, texts, this);
        this.types = new TypeBuilder(texts, this);
    }

    TypeBuilder types() {
        return types;
    }

    Templates templates() {
        return templates;
    }

    @Nullable
    Expression valueIfAny(SopParser.@Nullable ValueContext value) {
        return value == null ? null : value(value);
    }

    Expression value(SopParser.ValueContext value) {
        Expression left = condition((SopParser.ConditionContext) value.getChild(0));
        if (value.getChildCount() == 1) {
            return left;
        }
        Expression filter = condition(value.condition(1));
        Word named = value.name() == null ? null : texts.word(value.name());
        Place place = texts.place(value);
        return switch (left) {
            // Nothing stands before `some` that it could be confused with: it asks about the filtered set.
            case Expression.Some some
            when bare(value) ->
                new Expression.Some(place, new Expression.Where(place, some.set(), named, filter), some.none());
            case Expression.Name _,
                    Expression.Call _,
                    Expression.Field _,
                    Expression.Of _,
                    Expression.SetOf _,
                    Expression.Range _ -> new Expression.Where(place, left, named, filter);
            default -> {
                if (!bracketed(value)) {
                    texts.problem(
                            texts.place(value.WHERE()),
                            "a 'where' inside a larger expression needs brackets: (s where ...)");
                }
                yield new Expression.Where(place, left, named, filter);
            }
        };
    }

    /** Whether the left side of a filter is just `some s`, not something in brackets that happens to be one. */
    private static boolean bare(SopParser.ValueContext value) {
        return value.condition(0).getStart().getType() == SopLexer.SOME
                || value.condition(0).getStart().getType() == SopLexer.NO;
    }

    /** Whether the left side of a filter is one bracket, which can be filtered whatever it holds. */
    private static boolean bracketed(SopParser.ValueContext value) {
        ParseTree tree = value.condition(0);
        while (tree.getChildCount() == 1) {
            tree = tree.getChild(0);
        }
        return tree instanceof SopParser.BracketedContext;
    }

    Expression condition(SopParser.ConditionContext condition) {
        Expression left = conjunction((SopParser.ConjunctionContext) condition.getChild(0));
        for (int i = 2; i < condition.getChildCount(); i += 2) {
            left = binary(Operator.OR, left, conjunction((SopParser.ConjunctionContext) condition.getChild(i)));
        }
        return left;
    }

    private Expression conjunction(SopParser.ConjunctionContext conjunction) {
        Expression left = negation((SopParser.NegationContext) conjunction.getChild(0));
        for (int i = 2; i < conjunction.getChildCount(); i += 2) {
            left = binary(Operator.AND, left, negation((SopParser.NegationContext) conjunction.getChild(i)));
        }
        return left;
    }

    private Expression negation(SopParser.NegationContext negation) {
        int last = negation.getChildCount() - 1;
        Expression operand = comparison((SopParser.ComparisonContext) negation.getChild(last));
        return last == 0 ? operand : new Expression.Not(texts.place(negation), operand);
    }

    private Expression comparison(SopParser.ComparisonContext comparison) {
        if (comparison.getChildCount() == 1 && comparison.getChild(0) instanceof SopParser.RangeContext alone) {
            return range(alone);
        }
        Place place = texts.place(comparison);
        return switch (comparison) {
            case SopParser.OutcomeContext outcome ->
                new Expression.Was(
                        place,
                        texts.reference(outcome.REFERENCE()),
                        texts.quotedIfAny(outcome.STRING()),
                        outcome.WAS_NOT() != null || outcome.WAS_NOT_DONE() != null,
                        outcome.party() == null ? null : party(outcome.party()));
            case SopParser.ExistenceContext existence ->
                new Expression.Some(place, party(existence.party()), existence.NO() != null);
            case SopParser.RelationContext relation -> relation(place, relation);
            default -> throw unknown(comparison);
        };
    }

    private Expression relation(Place place, SopParser.RelationContext relation) {
        Expression left = range(relation.range(0));
        if (relation.operator != null) {
            return binary(operator(relation.operator), left, range(relation.range(1)));
        }
        if (relation.name() != null) {
            return new Expression.Has(place, left, texts.word(relation.name()), relation.LACKS() != null);
        }
        if (relation.DID() != null) {
            return new Expression.Did(place, left, texts.reference(relation.REFERENCE()));
        }
        if (relation.SAYS() != null) {
            return new Expression.Says(place, left, templates.of(relation.STRING()));
        }
        return left;
    }

    private static Operator operator(Token token) {
        return switch (token.getType()) {
            case SopLexer.BELOW -> Operator.LESS;
            case SopLexer.AT_MOST -> Operator.AT_MOST;
            case SopLexer.ABOVE -> Operator.MORE;
            case SopLexer.AT_LEAST -> Operator.AT_LEAST;
            case SopLexer.IS -> Operator.IS;
            case SopLexer.IS_NOT -> Operator.IS_NOT;
            case SopLexer.IN -> Operator.IN;
            case SopLexer.NOT_IN -> Operator.NOT_IN;
            default -> throw new IllegalStateException("no operator: " + token);
        };
    }

    private Expression range(SopParser.RangeContext range) {
        Expression low = sum((SopParser.SumContext) range.getChild(0));
        return range.getChildCount() == 1 ? low : new Expression.Range(texts.place(range), low, sum(range.sum(1)));
    }

    Expression sum(SopParser.SumContext sum) {
        Expression left = product((SopParser.ProductContext) sum.getChild(0));
        for (int i = 1; i < sum.getChildCount(); i += 2) {
            Operator operator = isMinus(sum.getChild(i)) ? Operator.MINUS : Operator.PLUS;
            left = binary(operator, left, product((SopParser.ProductContext) sum.getChild(i + 1)));
        }
        return left;
    }

    /** A sum of terms that all carry their sign, as modifiers and bonuses do. */
    Expression signed(List<TerminalNode> signs, List<SopParser.ProductContext> terms) {
        Expression left = product(terms.getFirst());
        if (isMinus(signs.getFirst())) {
            left = new Expression.Minus(texts.place(signs.getFirst()).to(left.place()), left);
        }
        for (int i = 1; i < terms.size(); i++) {
            Operator operator = isMinus(signs.get(i)) ? Operator.MINUS : Operator.PLUS;
            left = binary(operator, left, product(terms.get(i)));
        }
        return left;
    }

    private Expression product(SopParser.ProductContext product) {
        Expression left = unary((SopParser.UnaryContext) product.getChild(0));
        int last = product.getChildCount() - 1;
        SopParser.RoundingContext rounding =
                product.getChild(last) instanceof SopParser.RoundingContext how ? how : null;
        int end = rounding == null ? last + 1 : last;
        for (int i = 1; i < end; i += 2) {
            Operator operator = factor(((TerminalNode) product.getChild(i)).getSymbol());
            left = binary(operator, left, unary((SopParser.UnaryContext) product.getChild(i + 1)));
        }
        return rounding == null ? left : rounded(left, rounding, end);
    }

    private static Operator factor(Token token) {
        return switch (token.getType()) {
            case SopLexer.STAR -> Operator.TIMES;
            case SopLexer.SLASH -> Operator.DIVIDED;
            case SopLexer.MOD -> Operator.REMAINDER;
            default -> throw new IllegalStateException("no operator: " + token);
        };
    }

    /** Rounds the last division, or what is no division, to a whole number. */
    private Expression rounded(Expression value, SopParser.RoundingContext how, int children) {
        Operator operator = how.ROUNDED_UP() != null
                ? Operator.DIVIDED_UP
                : how.ROUNDED_DOWN() != null ? Operator.DIVIDED_DOWN : Operator.DIVIDED_TO_NEAREST;
        Place place = value.place().to(texts.place(how));
        boolean division = value instanceof Binary binary && binary.operator() == Operator.DIVIDED && children > 2;
        return division
                ? new Binary(place, operator, ((Binary) value).left(), ((Binary) value).right())
                : new Binary(place, operator, value, new Expression.Number(texts.place(how), 1));
    }

    private Expression unary(SopParser.UnaryContext unary) {
        int last = unary.getChildCount() - 1;
        Expression operand = switch (unary.getChild(last)) {
            case SopParser.CountedContext counted -> counted(counted);
            case SopParser.LiteralContext literal -> literal(literal);
            case SopParser.PartyContext party -> party(party);
            default -> throw unknown(unary);
        };
        return last == 0 ? operand : new Expression.Minus(texts.place(unary), operand);
    }

    Expression counted(SopParser.CountedContext counted) {
        Place place = texts.place(counted);
        Expression first = party(counted.party(0));
        if (counted.FIRST_OF() != null) {
            return new Expression.First(place, first);
        }
        if (counted.BY() != null) {
            return new Expression.Best(place, first, party(counted.party(1)), counted.BEST_OF() != null);
        }
        if (counted.COUNT_OF() != null) {
            return new Expression.Count(place, first);
        }
        Fold fold = counted.SUM_OF() != null ? Fold.SUM : counted.HIGHEST_OF() != null ? Fold.HIGHEST : Fold.LOWEST;
        return counted.OVER() == null
                ? new Expression.Over(place, fold, null, first)
                : new Expression.Over(place, fold, first, party(counted.party(1)));
    }

    private Expression literal(SopParser.LiteralContext literal) {
        Place place = texts.place(literal);
        return switch (literal) {
            case SopParser.NumberContext number -> number(place, number.NUMBER());
            case SopParser.TextContext text ->
                new Expression.Text(place, texts.quoted(text.STRING()).text());
            case SopParser.FlagContext flag -> new Expression.Flag(place, flag.YES() != null);
            case SopParser.NoneContext _ -> new Expression.None(place);
            case SopParser.UsingContext using -> new Expression.Using(place, texts.word(using.name()));
            default -> throw unknown(literal);
        };
    }

    /** A number, or one with digits behind a point. */
    Expression number(Place place, List<TerminalNode> digits) {
        return digits.size() == 1
                ? number(digits.getFirst())
                : new Expression.Decimal(
                        place,
                        texts.text(digits.getFirst().getSymbol())
                                + "."
                                + texts.text(digits.get(1).getSymbol()));
    }

    Expression.Number number(TerminalNode number) {
        Place place = texts.place(number);
        return new Expression.Number(place, limited(place, texts.text(number.getSymbol()), Limits.NUMBER));
    }

    /** The value of digits; a larger one than allowed is a problem, and taken for the largest. */
    long limited(Place place, String digits, long most) {
        // 18 digits fit a long.
        long value = digits.length() > 18 ? Long.MAX_VALUE : Long.parseLong(digits);
        if (value > most) {
            texts.problem(place, "this number is too large: the limit is " + Limits.shown(most));
        }
        return Math.min(value, most);
    }

    /** {@code a of b of c} is a of (b of c). */
    Expression party(SopParser.PartyContext party) {
        int last = party.getChildCount() - 1;
        Expression right = postfix((SopParser.PostfixContext) party.getChild(last));
        for (int i = last - 2; i >= 0; i -= 2) {
            Expression left = postfix((SopParser.PostfixContext) party.getChild(i));
            Place place = left.place().to(right.place());
            if (!(left instanceof Expression.Name name)) {
                texts.problem(left.place(), "only a plain name can go before 'of', as in 'plan of attacker'");
                continue;
            }
            right = new Expression.Of(place, new Word(name.place(), name.name()), right);
        }
        return right;
    }

    private Expression postfix(SopParser.PostfixContext postfix) {
        Expression owner = head((SopParser.HeadContext) postfix.getChild(0));
        for (int i = 2; i < postfix.getChildCount(); i += 2) {
            Word name = texts.word((SopParser.NameContext) postfix.getChild(i));
            owner = new Expression.Field(owner.place().to(name.place()), owner, name);
        }
        return owner;
    }

    private Expression head(SopParser.HeadContext head) {
        Place place = texts.place(head);
        return switch (head) {
            case SopParser.ItContext _ -> new Expression.It(place);
            case SopParser.NamedContext named ->
                named.getChildCount() == 1
                        ? new Expression.Name(place, texts.text(named.getStart()))
                        : new Expression.Call(place, texts.word(named.name()), arguments(named.arguments()));
            case SopParser.SpaceLikeADieContext space -> {
                String name = texts.text(space.DICE().getSymbol());
                if (!name.startsWith("d")) {
                    texts.problem(place, "roll dice on a separate line: roll name: " + name);
                }
                yield new Expression.Name(place, name);
            }
            case SopParser.SetOfContext set -> new Expression.SetOf(place, values(set.value()));
            case SopParser.BracketedContext bracketed -> bracketed(place, bracketed);
            default -> throw unknown(head);
        };
    }

    private Expression bracketed(Place place, SopParser.BracketedContext bracketed) {
        Expression first = value(bracketed.value(0));
        if (bracketed.COMMA() != null) {
            Expression second = value(bracketed.value(1));
            if (!isNumber(first) || !isNumber(second)) {
                texts.problem(
                        (isNumber(first) ? second : first).place(),
                        "brackets with a comma are a place on a table, which is two numbers, as in (6, 3.5)");
            }
            return new Expression.Point(place, first, second);
        }
        return bracketed.IF() == null
                ? first
                : new Expression.Conditional(place, value(bracketed.value(1)), first, value(bracketed.value(2)));
    }

    private static boolean isNumber(Expression expression) {
        return expression instanceof Expression.Number || expression instanceof Expression.Decimal;
    }

    List<Expression> arguments(SopParser.@Nullable ArgumentsContext arguments) {
        if (arguments == null) {
            return List.of();
        }
        List<Expression> expressions = new ArrayList<>();
        for (SopParser.ArgumentContext each : arguments.argument()) {
            expressions.add(argument(each));
        }
        return List.copyOf(expressions);
    }

    private Expression argument(SopParser.ArgumentContext argument) {
        Expression value = value(argument.value());
        if (argument.getChildCount() == 1) {
            return value;
        }
        if (argument.STOPPING_IN() != null) {
            return new Expression.Stopping(texts.place(argument), value);
        }
        return new Expression.Shifted(texts.place(argument), value, sum(argument.sum()));
    }

    private List<Expression> values(List<SopParser.ValueContext> values) {
        List<Expression> expressions = new ArrayList<>();
        values.forEach(value -> expressions.add(value(value)));
        return List.copyOf(expressions);
    }

    private static Binary binary(Operator operator, Expression left, Expression right) {
        return new Binary(left.place().to(right.place()), operator, left, right);
    }

    private static boolean isMinus(ParseTree sign) {
        return ((TerminalNode) sign).getSymbol().getType() == SopLexer.MINUS;
    }

    private static IllegalStateException unknown(ParserRuleContext context) {
        return new IllegalStateException("a rule nobody builds: " + context.getClass());
    }
}
