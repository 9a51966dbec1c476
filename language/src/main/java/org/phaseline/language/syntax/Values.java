package org.phaseline.language.syntax;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RuleContext;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Problem;

/** Expressions that break off or go on where they cannot. */
final class Values {

    private Values() {}

    static @Nullable Problem cause(Stumble stumble) {
        boolean nameOfValue = stumble.in(SopParser.RULE_name)
                && stumble.rule().parent != null
                && Expectations.isValue(stumble.rule().parent);
        boolean ofAfterValue = stumble.type() == SopLexer.OF
                && Habits.afterValue(stumble)
                && (stumble.rule().parent == null || Expectations.isValue(stumble.rule()));
        if (!Expectations.isValue(stumble.rule()) && !nameOfValue && !ofAfterValue || stumble.index() == 0) {
            return null;
        }
        if (ofAfterValue) {
            return stumble.problem("'of' goes between a plain name and its owner, as in 'plan of attacker'");
        }
        int before = stumble.typeAt(stumble.index() - 1);
        String expected = switch (before) {
            case SopLexer.DID -> "'did' is followed by a step in square brackets";
            case SopLexer.SAYS -> "'says' is followed by a statement in quotes";
            case SopLexer.WAS -> "'was' is followed by 'done', 'not done', or a title in quotes";
            case SopLexer.WAS_NOT -> "'was not' is followed by 'done', or a title in quotes";
            case SopLexer.REFERENCE ->
                "a step is followed by 'was done', 'was not done', or 'was' and a title in quotes";
            case SopLexer.DOT -> "'.' is followed by the name of a field";
            case SopLexer.HAS -> "'has' is followed by the name of a marker";
            case SopLexer.LACKS -> "'lacks' is followed by the name of a marker";
            case SopLexer.USING -> "'using' is followed by the name of an option";
            case SopLexer.SHIFTED -> "'shifted' is followed by a number of columns or rows";
            case SopLexer.BY -> "'by' is followed by who acts";
            case SopLexer.OPEN_SET -> "a set is a list of values, separated by commas";
            default -> inside(stumble);
        };
        return stumble.problem(Diagnosis.unexpected(stumble, expected));
    }

    private static String inside(Stumble stumble) {
        if (Habits.afterValue(stumble)) {
            if (stumble.in(SopParser.RULE_counted)) {
                return counted(stumble.rule());
            }
            if (stumble.rule() instanceof SopParser.BracketedContext bracketed && bracketed.IF() != null) {
                return "a conditional value is written as: (a if condition else b)";
            }
            return "the value could end after " + stumble.shown(stumble.index() - 1);
        }
        String asked = askedFor(stumble);
        return asked != null ? asked : stumble.shown(stumble.index() - 1) + " is followed by a value";
    }

    private static String counted(@Nullable RuleContext inner) {
        RuleContext rule = inner;
        while (rule != null && !(rule instanceof SopParser.CountedContext)) {
            rule = rule.parent;
        }
        boolean best = rule instanceof SopParser.CountedContext counted
                && (counted.BEST_OF() != null || counted.WORST_OF() != null);
        return best
                ? "'best of' and 'worst of' are followed by a set, then 'by' and a number: best of Unit by it.strength"
                : "'sum of' is followed by a value, then 'over' and a set";
    }

    /** What the sentence says that begins with the word right before. */
    private static @Nullable String askedFor(Stumble stumble) {
        RuleContext rule = stumble.rule();
        while (rule != null && Expectations.isValue(rule)) {
            rule = rule.parent;
        }
        boolean begins = rule instanceof ParserRuleContext context
                && context.getStart() == stumble.tokens().get(stumble.index() - 1)
                && !(context instanceof SopParser.ClauseContext);
        return begins ? Expectations.of(rule) : null;
    }
}
