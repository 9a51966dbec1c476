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
            return stumble.problem("'of' stands between a plain name and whose it is, like 'plan of attacker'");
        }
        int before = stumble.typeAt(stumble.index() - 1);
        String expected = switch (before) {
            case SopLexer.DID -> "after 'did' comes a step in square brackets";
            case SopLexer.SAYS -> "after 'says' comes what is stated, in quotes";
            case SopLexer.WAS -> "after 'was' comes 'done', 'not done', or a title in quotes";
            case SopLexer.WAS_NOT -> "after 'was not' comes 'done', or a title in quotes";
            case SopLexer.REFERENCE -> "after a step comes 'was done', 'was not done', or 'was' and a title in quotes";
            case SopLexer.DOT -> "after '.' comes the name of a field";
            case SopLexer.HAS -> "after 'has' comes the name of a marker";
            case SopLexer.LACKS -> "after 'lacks' comes the name of a marker";
            case SopLexer.USING -> "after 'using' comes the name of an option";
            case SopLexer.SHIFTED -> "after 'shifted' comes by how many columns or rows";
            case SopLexer.BY -> "after 'by' comes who acts";
            case SopLexer.OPEN_SET -> "a set holds values with commas between them";
            default -> inside(stumble);
        };
        return stumble.problem(Diagnosis.unexpected(stumble, expected));
    }

    private static String inside(Stumble stumble) {
        if (Habits.afterValue(stumble)) {
            if (stumble.in(SopParser.RULE_counted)) {
                return "after 'sum of' comes a value, then 'over' and a set";
            }
            if (stumble.rule() instanceof SopParser.BracketedContext bracketed && bracketed.IF() != null) {
                return "a value with two cases is: (a if condition else b)";
            }
            return "the value could end after " + stumble.shown(stumble.index() - 1);
        }
        String asked = askedFor(stumble);
        return asked != null ? asked : "after " + stumble.shown(stumble.index() - 1) + " comes a value";
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
