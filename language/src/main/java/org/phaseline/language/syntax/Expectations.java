package org.phaseline.language.syntax;

import static java.util.Map.entry;

import java.util.Map;
import java.util.TreeMap;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.jspecify.annotations.Nullable;

/** What may come in each rule of the grammar, said to a person. */
final class Expectations {

    private static final String HEADING =
            "a heading is: a level word or a printed id if it has one, then a title in quotes";
    private static final String TYPE =
            "a type is number, ledger, flag, Side, Faction, Party, a kind, a range like 0..10, "
                    + "'set of' a type, or a type 'or none'";
    private static final String PARAMETERS =
            "parameters stand in brackets, each with its type: (order: Order, giver: Side)";
    private static final String LENGTH = "after 'length' comes a number, then 'game turns'";
    private static final String DICE = "after 'roll' comes a name, ':' and the dice: 2d6, or strength d6";
    private static final String CHOICE =
            "after 'choose' comes a name ('up to 3', 'exactly 2' or 'any number of' before it for several), then 'from' and what to choose from";
    private static final String ENTRY = "after 'enter' comes a name, ':' and a type, then perhaps a text in quotes";
    private static final String AGAIN =
            "after 'reroll' comes a name and 'where', or 'up to', a number, 'of' and a name";

    private static final String TABLE =
            "after 'table' comes a name, one or two parameters, (odds: number, die: number), ':' and the type of its"
                    + " values, then perhaps a title in quotes";

    private static final String BOARD =
            "after 'board' comes a name, ':' and what it is: 'hexes 20 x 30', 'squares 8 x 8, 4 neighbours' or"
                    + " 'table 36 x 24 steps, 12 points a step'";

    private static final Map<Integer, String> BY_RULE = byRule(
            entry(SopParser.RULE_rulebook, "after 'rulebook' comes the title in quotes"),
            entry(SopParser.RULE_part, "after 'part' comes the name of a file in quotes"),
            entry(SopParser.RULE_option, "after 'option' comes a name, a title in quotes, then perhaps ', on'"),
            entry(SopParser.RULE_kind, "after 'kind' comes a name, ':' and its words with commas between them"),
            entry(
                    SopParser.RULE_side,
                    "after 'side' comes a name, then perhaps a title in quotes, ':' and its factions"),
            entry(SopParser.RULE_role, "after 'role' comes a name, then perhaps '=' and who it is"),
            entry(
                    SopParser.RULE_fields,
                    "state is declared by 'game has', 'Side has', 'Faction has', or 'has' after the name of a kind"),
            entry(SopParser.RULE_board, BOARD),
            entry(SopParser.RULE_measure, BOARD),
            entry(
                    SopParser.RULE_piece,
                    "after 'piece' comes a name, then perhaps 'on' and a board, then perhaps 'unseen while' and a condition"),
            entry(SopParser.RULE_roster, "after 'roster' comes a kind, ':' and what its rows say, with commas between"),
            entry(
                    SopParser.RULE_symbols,
                    "after 'symbols' comes a kind of pieces or a board, then perhaps 'by' and what it depends on, 'showing' and"
                            + " what else is shown, ':' and a symbol"),
            entry(SopParser.RULE_symbolRow, "a line of symbols is: word, word: symbol"),
            entry(SopParser.RULE_row, "a row is: name \"Title\": value, value"),
            entry(SopParser.RULE_field, "a line of state is: name: type = value \"text\""),
            entry(SopParser.RULE_given, "after 'given' comes a name, ':' and a type, then '=' and a value"),
            entry(
                    SopParser.RULE_marker,
                    "after 'marker' comes a name, perhaps 'on Side' or 'on Faction', then 'until end of [step]' or "
                            + "'until start of [step]'"),
            entry(SopParser.RULE_event, "after 'event' comes a name, then perhaps what it brings: (order: Order)"),
            entry(
                    SopParser.RULE_triggers,
                    "after 'triggers' comes 'wait, in turn' or 'interrupt, in turn', then perhaps 'from' and who is first"),
            entry(SopParser.RULE_calendar, "after 'calendar' come names in quotes with commas between them"),
            entry(
                    SopParser.RULE_define,
                    "after 'define' comes a name, perhaps parameters and ': type', then '=' and a value"),
            entry(SopParser.RULE_table, TABLE),
            entry(SopParser.RULE_schedule, "after 'schedule' comes a name, ':' and the kind of what is due"),
            entry(
                    SopParser.RULE_scheduleRow,
                    "a line of a schedule is a game turn or a date in quotes, ':' and who is due"),
            entry(SopParser.RULE_gameLength, LENGTH),
            entry(SopParser.RULE_gameTurn, "after 'game turn' comes a title in quotes, then clauses"),
            entry(SopParser.RULE_sequence, "after 'sequence' comes a name, perhaps parameters, then a title in quotes"),
            entry(
                    SopParser.RULE_when,
                    "after 'when' comes an event, perhaps names for what it brings, (order, giver), then a title in quotes"),
            entry(SopParser.RULE_digression, "after 'digression' comes a title in quotes, then clauses"),
            entry(
                    SopParser.RULE_scenario,
                    "after 'scenario' comes a name, a title in quotes, then perhaps 'for' and the sides"),
            entry(SopParser.RULE_parameters, PARAMETERS),
            entry(SopParser.RULE_parameter, PARAMETERS),
            entry(SopParser.RULE_due, "a point in time is 'start of [step]' or 'end of [step]'"),
            entry(SopParser.RULE_type, TYPE),
            entry(SopParser.RULE_plainType, TYPE),
            entry(SopParser.RULE_heading, HEADING),
            entry(SopParser.RULE_level, HEADING),
            entry(SopParser.RULE_inline, "after the colon comes a statement"),
            entry(
                    SopParser.RULE_clauses,
                    "after a title come clauses like 'attacker may', 'if ...', 'otherwise ...', or ':' and a statement"),
            entry(
                    SopParser.RULE_ifLine,
                    "after 'if' comes a condition, then ':' and a statement, or lines indented below"),
            entry(SopParser.RULE_elseLine, "after 'else' comes 'if' and a condition, ':' and a statement, or nothing"),
            entry(SopParser.RULE_forEach, "after 'for each' comes a name, then 'in' and a set"),
            entry(
                    SopParser.RULE_loopClause,
                    "a loop can say 'x picks', 'in turn', 'in turn from x' or 'including new ones'"),
            entry(SopParser.RULE_together, "after 'together' comes nothing, or 'for each', a name, 'in' and a set"),
            entry(SopParser.RULE_inTurn, "after 'in turn from' comes who is first"),
            entry(SopParser.RULE_goTo, "after 'go to' comes a step in square brackets"),
            entry(SopParser.RULE_conduct, "after 'conduct' comes a sequence, or '[step]', or '[step] to [step]'"),
            entry(SopParser.RULE_next, "after 'next' comes the name of the loop"),
            entry(SopParser.RULE_endGame, "after 'end game' comes 'won by' and who, or 'drawn'"),
            entry(SopParser.RULE_later, "after 'later' comes a statement, or 'at end of [step]:' and a statement"),
            entry(SopParser.RULE_simpleLater, "after 'later' comes a statement that is no 'later' itself"),
            entry(SopParser.RULE_announce, "after 'announce' comes an event, then perhaps what it brings in brackets"),
            entry(SopParser.RULE_choose, CHOICE),
            entry(SopParser.RULE_chosen, CHOICE),
            entry(SopParser.RULE_enter, ENTRY),
            entry(SopParser.RULE_entered, ENTRY),
            entry(SopParser.RULE_roll, DICE),
            entry(SopParser.RULE_rolled, DICE),
            entry(SopParser.RULE_rollOff, "after 'roll off' come the dice, 'among' and who, then ':' and a name"),
            entry(SopParser.RULE_reroll, AGAIN),
            entry(SopParser.RULE_rerolled, AGAIN),
            entry(
                    SopParser.RULE_modifier,
                    "below a roll, a let or a define stand modifiers: +1 if weather is mud \"mud\""),
            entry(SopParser.RULE_let, "after 'let' comes a name, perhaps ':' and a type, then '=' and a value"),
            entry(SopParser.RULE_pay, "after 'pay' comes how much, then 'from' and whose points, as in phasing.points"),
            entry(SopParser.RULE_add, "after 'add' comes a value, then 'to' and a set"),
            entry(SopParser.RULE_drop, "after 'drop' comes a value, then 'from' and a set"),
            entry(
                    SopParser.RULE_mark,
                    "after 'mark' comes whom and the marker, mark phasing tired, or just a marker of the game, mark dusk"),
            entry(
                    SopParser.RULE_acting,
                    "after this comes '=', '+=' or '-=' and a value, or what a party does: chooses, enters, rolls, rerolls"),
            entry(SopParser.RULE_reveal, "after 'reveal' come steps in square brackets with commas between them"),
            entry(SopParser.RULE_note, "after 'note' comes a text in quotes"));

    private Expectations() {}

    @SafeVarargs
    private static Map<Integer, String> byRule(Map.Entry<Integer, String>... entries) {
        Map<Integer, String> byRule = new TreeMap<>();
        for (Map.Entry<Integer, String> entry : entries) {
            byRule.put(entry.getKey(), entry.getValue());
        }
        return byRule;
    }

    /** What the innermost rule that says anything expects; null if none does. */
    static @Nullable String of(@Nullable RuleContext context) {
        for (RuleContext rule = context; rule != null; rule = rule.parent) {
            String expected = isLine(rule)
                    ? ofComplete(rule)
                    : rule instanceof SopParser.ClauseContext clause
                            ? ofClause(clause)
                            : rule instanceof SopParser.ScenarioItemContext item
                                    ? ofScenario(item)
                                    : BY_RULE.get(rule.getRuleIndex());
            if (expected != null) {
                return expected;
            }
        }
        return null;
    }

    private static @Nullable String ofClause(SopParser.ClauseContext clause) {
        return switch (clause) {
            case SopParser.TimesClauseContext _ -> "how often is said by 'any number of times' or 'up to 3 times'";
            case SopParser.CompulsoryClauseContext _ -> "after 'compulsory' comes 'if' and a condition";
            case SopParser.OtherwiseClauseContext _ ->
                "after 'otherwise' comes a statement, like 'otherwise go to [j]'";
            case SopParser.AnyoneClauseContext _ -> "after 'anyone' comes 'may' or 'must'";
            default -> null;
        };
    }

    private static String ofScenario(SopParser.ScenarioItemContext item) {
        return switch (item.getStart().getType()) {
            case SopLexer.USE -> "after 'use' come options with commas between them";
            case SopLexer.WITHOUT ->
                "after 'without' come options, or steps in square brackets, with commas between them";
            case SopLexer.INSTEAD_OF, SopLexer.BEFORE, SopLexer.AFTER ->
                "after 'instead of', 'before' and 'after' comes a step in square brackets; what is put there is indented"
                        + " below";
            case SopLexer.ABSENT -> "after 'absent' come factions with commas between them";
            case SopLexer.LENGTH -> LENGTH;
            case SopLexer.DEFINE ->
                "after 'define' comes a formula of the rulebook; its new modifiers are indented below";
            case SopLexer.TABLE -> ofTable(true);
            case SopLexer.BOARD -> BOARD;
            case SopLexer.SCHEDULE ->
                "after 'schedule' comes a schedule of the rulebook; lines '3: name, name' are indented below";
            default ->
                "a scenario says 'use', 'without', 'absent', 'length', 'define', 'table', 'schedule', 'roster', 'board', 'instead of', 'before', 'after', or sets a"
                        + " value: name = value";
        };
    }

    static String ofTable(boolean inScenario) {
        return inScenario ? "after 'table' comes a table of the rulebook; its rows are indented below" : TABLE;
    }

    /** Something follows a complete sentence: what else the sentence could have had. */
    private static @Nullable String ofComplete(RuleContext line) {
        ParseTree complete = line.getChildCount() == 0 ? null : line.getChild(0);
        while (complete instanceof RuleContext rule) {
            if (rule.getRuleIndex() == SopParser.RULE_heading) {
                return BY_RULE.get(SopParser.RULE_clauses);
            }
            boolean between = rule.getRuleIndex() == SopParser.RULE_declaration
                    || rule.getRuleIndex() == SopParser.RULE_statement
                    || rule.getRuleIndex() == SopParser.RULE_simple;
            if (!between) {
                if (rule instanceof SopParser.ScenarioItemContext item) {
                    return ofScenario(item);
                }
                return takesMore(rule) ? BY_RULE.get(rule.getRuleIndex()) : null;
            }
            complete = rule.getChildCount() == 0 ? null : rule.getChild(0);
        }
        return null;
    }

    private static boolean isLine(RuleContext rule) {
        return rule.parent == null;
    }

    private static boolean takesMore(RuleContext rule) {
        return switch (rule.getRuleIndex()) {
            case SopParser.RULE_goTo,
                    SopParser.RULE_next,
                    SopParser.RULE_note,
                    SopParser.RULE_acting,
                    SopParser.RULE_choose,
                    SopParser.RULE_let,
                    SopParser.RULE_field -> false;
            default -> true;
        };
    }

    /** Whether a rule is about values: then all that can be said is that one was expected. */
    static boolean isValue(RuleContext context) {
        return switch (context.getRuleIndex()) {
            case SopParser.RULE_value,
                    SopParser.RULE_condition,
                    SopParser.RULE_conjunction,
                    SopParser.RULE_negation,
                    SopParser.RULE_comparison,
                    SopParser.RULE_range,
                    SopParser.RULE_sum,
                    SopParser.RULE_product,
                    SopParser.RULE_unary,
                    SopParser.RULE_counted,
                    SopParser.RULE_literal,
                    SopParser.RULE_party,
                    SopParser.RULE_postfix,
                    SopParser.RULE_head,
                    SopParser.RULE_argument,
                    SopParser.RULE_arguments -> true;
            default -> false;
        };
    }
}
