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
            "a heading is a level word and a printed id, both optional, then a title in quotes";
    private static final String TYPE =
            "a type is number, ledger, flag, Side, Faction, Party, a kind, a range like 0..10, "
                    + "'set of' a type, or a type 'or none'";
    private static final String PARAMETERS =
            "parameters go in brackets, each with its type: (order: Order, giver: Side)";
    private static final String LENGTH = "'length' is followed by a number, then 'game turns'";
    private static final String DICE = "'roll' is followed by a name, ':' and the dice: 2d6, or strength d6";
    private static final String REVEAL =
            "'reveal' is followed by steps in square brackets or names of secret rolls, separated by commas";
    private static final String DRAW =
            "'draw' is followed by a name (for several, with a number or 'up to 3' before it), then 'from' and what to draw from";
    private static final String CHOICE =
            "'choose' is followed by a name (for several, with 'up to 3', 'exactly 2' or 'any number of' before it), then 'from' and what to choose from";
    private static final String ENTRY =
            "'enter' is followed by a name, ':' and a type, then optionally a text in quotes";
    private static final String AGAIN =
            "'reroll' is followed by a name and 'where', or 'up to', a number, 'of' and a name";

    private static final String TABLE =
            "'table' is followed by a name, one or two parameters, (odds: number, die: number), ':' and the type of its"
                    + " values, then optionally a title in quotes";

    private static final String BOARD =
            "'board' is followed by a name, ':' and what it is: 'hexes 20 x 30', 'hexes 61 x 19, numbered 0101 from the north', 'squares 8 x 8, 4 neighbours',"
                    + " 'table 36 x 24 steps, 12 points a step', or 'areas' with lines below";

    private static final String AREA =
            "a line of an area map is: name \"Title\" at (3, 2) next to name, name; all but the name can be left out";

    private static final String BOXES =
            "'boxes of' is followed by a board, ':' and names, then optionally 'next to' and spaces";

    private static final String CHAIN = "a row is a chain of spaces, ':' and the values: a4 - b4 - c5: yes";

    private static final Map<Integer, String> BY_RULE = byRule(
            entry(SopParser.RULE_rulebook, "'rulebook' is followed by the title in quotes"),
            entry(SopParser.RULE_part, "'part' is followed by the name of a file in quotes"),
            entry(SopParser.RULE_option, "'option' is followed by a name, a title in quotes, then optionally ', on'"),
            entry(SopParser.RULE_about, "'about' is followed by a text in quotes"),
            entry(
                    SopParser.RULE_coach,
                    "'coach' is followed by a text in quotes; before it there may be 'for' with a side, and a step in brackets"),
            entry(SopParser.RULE_kind, "'kind' is followed by a name, ':' and its words, separated by commas"),
            entry(SopParser.RULE_kindWord, "'kind' is followed by a name, ':' and its words, separated by commas"),
            entry(
                    SopParser.RULE_side,
                    "'side' is followed by a name, then optionally a title in quotes, ':' and its factions, each with a title if it has one"),
            entry(SopParser.RULE_role, "'role' is followed by a name, then optionally '=' and who it is"),
            entry(
                    SopParser.RULE_fields,
                    "state is declared by 'game has', 'Side has', 'Faction has', or 'has' after the name of a kind"),
            entry(SopParser.RULE_board, BOARD),
            entry(SopParser.RULE_measure, BOARD),
            entry(SopParser.RULE_numbering, BOARD),
            entry(SopParser.RULE_shift, BOARD),
            entry(SopParser.RULE_area, AREA),
            entry(SopParser.RULE_decimal, AREA),
            entry(SopParser.RULE_boxes, BOXES),
            entry(SopParser.RULE_box, BOXES),
            entry(SopParser.RULE_map, "'map' is followed by a board, ':' and the field that its letters stand for"),
            entry(
                    SopParser.RULE_piece,
                    "'piece' is followed by a name, then optionally 'on' and a board, then optionally 'unseen while' and a condition"),
            entry(
                    SopParser.RULE_roster,
                    "'roster' is followed by a kind, ':' and the names of its columns, separated by commas"),
            entry(SopParser.RULE_chainRow, CHAIN),
            entry(SopParser.RULE_chain, CHAIN),
            entry(
                    SopParser.RULE_sideFields,
                    "'sides of' is followed by a board and 'have', with fields indented below"),
            entry(
                    SopParser.RULE_symbols,
                    "'symbols' is followed by a kind of pieces or a board, then optionally 'by' and a field, 'showing' and"
                            + " more fields, ':' and a symbol"),
            entry(
                    SopParser.RULE_shown,
                    "'showing' is followed by fields, separated by commas; 'as' after one says how it is shown"),
            entry(SopParser.RULE_symbolRow, "a line of symbols is: word, word: symbol"),
            entry(SopParser.RULE_row, "a row is: name \"Title\": value, value"),
            entry(SopParser.RULE_field, "a field is declared as: name: type = value \"text\""),
            entry(SopParser.RULE_given, "'given' is followed by a name, ':' and a type, then '=' and a value"),
            entry(
                    SopParser.RULE_require,
                    "'require' is followed by a condition, ',' and a text in quotes that says what is wrong; before the condition "
                            + "'for each', a name, 'in', a set and ':' can be put"),
            entry(
                    SopParser.RULE_invariant,
                    "'always' and 'never' are followed by a condition, then optionally ',' and a text in quotes that says what is wrong;"
                            + " before the condition 'for each', a name, 'in', a set and ':' can be put"),
            entry(
                    SopParser.RULE_sideValue,
                    "'value' is followed by 'for each', a name, 'in sides', ':' and a number that says how well that side stands"),
            entry(
                    SopParser.RULE_overlay,
                    "'overlay' is followed by a title in quotes, optionally 'for each', a name, 'in' and a set, then ':' and a set of"
                            + " spaces, then optionally 'by' and a number"),
            entry(
                    SopParser.RULE_marker,
                    "'marker' is followed by a name, optionally 'on Side', 'on Faction', 'on' and a kind of pieces, or 'on' and"
                            + " a board, then 'until end of [step]' or 'until start of [step]', then optionally 'if' and a condition"),
            entry(
                    SopParser.RULE_event,
                    "'event' is followed by a name, then optionally its parameters, (order: Order), and a title in quotes"),
            entry(
                    SopParser.RULE_triggers,
                    "'triggers' is followed by 'wait, in turn', 'wait throughout, in turn' or 'interrupt, in turn', then optionally 'from' and who goes first"),
            entry(SopParser.RULE_calendar, "'calendar' is followed by names in quotes, separated by commas"),
            entry(
                    SopParser.RULE_define,
                    "'define' is followed by a name, optionally parameters and ': type', then '=' and a value"),
            entry(SopParser.RULE_table, TABLE),
            entry(SopParser.RULE_schedule, "'schedule' is followed by a name, ':' and the kind of what is due"),
            entry(
                    SopParser.RULE_scheduleRow,
                    "a line of a schedule is a game turn or a date in quotes, ':' and who is due"),
            entry(SopParser.RULE_gameLength, LENGTH),
            entry(SopParser.RULE_setUp, "'before play' is followed by a title in quotes, then clauses"),
            entry(SopParser.RULE_gameTurn, "'game turn' is followed by a title in quotes, then clauses"),
            entry(
                    SopParser.RULE_sequence,
                    "'sequence' is followed by a name, optionally parameters, then a title in quotes"),
            entry(
                    SopParser.RULE_when,
                    "'when' is followed by an event, optionally names for its values, (order, giver), then a title in quotes"),
            entry(SopParser.RULE_digression, "'digression' is followed by a title in quotes, then clauses"),
            entry(
                    SopParser.RULE_scenario,
                    "'scenario' is followed by a name, a title in quotes, then optionally 'for' and the sides, and 'like' and another scenario"),
            entry(SopParser.RULE_parameters, PARAMETERS),
            entry(SopParser.RULE_parameter, PARAMETERS),
            entry(SopParser.RULE_due, "a point in time is 'start of [step]' or 'end of [step]'"),
            entry(SopParser.RULE_type, TYPE),
            entry(SopParser.RULE_plainType, TYPE),
            entry(SopParser.RULE_heading, HEADING),
            entry(SopParser.RULE_level, HEADING),
            entry(SopParser.RULE_inline, "the colon is followed by a statement"),
            entry(
                    SopParser.RULE_clauses,
                    "a title is followed by clauses like 'attacker may', 'if ...', 'otherwise ...', or ':' and a statement"),
            entry(
                    SopParser.RULE_ifLine,
                    "'if' is followed by a condition, then ':' and a statement, or lines indented below"),
            entry(
                    SopParser.RULE_elseLine,
                    "'else' is followed by 'if' and a condition, by ':' and a statement, or by nothing"),
            entry(SopParser.RULE_forEach, "'for each' is followed by a name, then 'in' and a set or a range"),
            entry(
                    SopParser.RULE_repeat,
                    "'repeat' is followed by 'up to 40 times', then optionally 'until' and a condition"),
            entry(
                    SopParser.RULE_loopClause,
                    "a loop can say 'x picks' with a question after it, 'in turn', 'in turn from x', 'in step', 'including new ones' or 'by it.x, highest first'"),
            entry(
                    SopParser.RULE_together,
                    "'together' is followed by nothing, or by 'for each', a name, 'in' and a set"),
            entry(SopParser.RULE_inTurn, "'in turn from' is followed by who goes first"),
            entry(SopParser.RULE_goTo, "'go to' is followed by a step in square brackets"),
            entry(SopParser.RULE_conduct, "'conduct' is followed by a sequence, or '[step]', or '[step] to [step]'"),
            entry(SopParser.RULE_next, "'next' is followed by the name of the loop"),
            entry(SopParser.RULE_endGame, "'end game' is followed by 'won by' and who, or 'drawn'"),
            entry(SopParser.RULE_later, "'later' is followed by a statement, or 'at end of [step]:' and a statement"),
            entry(SopParser.RULE_simpleLater, "'later' is followed by a statement other than 'later'"),
            entry(
                    SopParser.RULE_announce,
                    "'announce' is followed by an event, then optionally its values in brackets"),
            entry(SopParser.RULE_choose, CHOICE),
            entry(SopParser.RULE_chosen, CHOICE),
            entry(SopParser.RULE_enter, ENTRY),
            entry(SopParser.RULE_entered, ENTRY),
            entry(SopParser.RULE_roll, DICE),
            entry(SopParser.RULE_rolled, DICE),
            entry(SopParser.RULE_rollOff, "'roll off' is followed by the dice, 'among' and who, then ':' and a name"),
            entry(SopParser.RULE_die, DICE),
            entry(SopParser.RULE_seenBy, "'seen by' is followed by who sees it: seen by phasing"),
            entry(SopParser.RULE_draw, DRAW),
            entry(SopParser.RULE_drawing, DRAW),
            entry(SopParser.RULE_drawn, DRAW),
            entry(
                    SopParser.RULE_show,
                    "'show' is followed by a name, 'from' and what is shown, then optionally a text in quotes and 'seen by' and who sees it"),
            entry(SopParser.RULE_shuffle, "'shuffle' is followed by the pieces to shuffle"),
            entry(SopParser.RULE_reroll, AGAIN),
            entry(SopParser.RULE_rerolled, AGAIN),
            entry(
                    SopParser.RULE_modifier,
                    "only modifiers can go below a roll, a let or a define: +1 if weather is mud \"mud\""),
            entry(SopParser.RULE_let, "'let' is followed by a name, optionally ':' and a type, then '=' and a value"),
            entry(SopParser.RULE_take, "'take' is followed by a name, then 'from' and a set of pieces"),
            entry(SopParser.RULE_returning, "after 'return' nothing follows, or a piece that is put back"),
            entry(
                    SopParser.RULE_pay,
                    "'pay' is followed by an amount, then 'from' and what to pay from, as in phasing.points"),
            entry(SopParser.RULE_add, "'add' is followed by a value, then 'to' and a set"),
            entry(SopParser.RULE_drop, "'drop' is followed by a value, then 'from' and a set"),
            entry(
                    SopParser.RULE_mark,
                    "'mark' is followed by an owner and a marker, as in 'mark phasing tired', or only by a marker of the game, as in 'mark dusk'"),
            entry(
                    SopParser.RULE_acting,
                    "this is followed by '=', '+=' or '-=' and a value, or by what a party does: chooses, enters, rolls, rerolls, draws"),
            entry(SopParser.RULE_reveal, REVEAL),
            entry(SopParser.RULE_revealed, REVEAL),
            entry(SopParser.RULE_note, "'note' is followed by a text in quotes"),
            entry(SopParser.RULE_tell, "'tell' is followed by a text in quotes"));

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
            case SopParser.TimesClauseContext _ -> "write 'any number of times' or 'up to 3 times'";
            case SopParser.CompulsoryClauseContext _ -> "'compulsory' is followed by 'if' and a condition";
            case SopParser.OtherwiseClauseContext _ ->
                "'otherwise' is followed by a statement, as in 'otherwise go to [j]'";
            case SopParser.AnyoneClauseContext _ -> "'anyone' is followed by 'may' or 'must'";
            default -> null;
        };
    }

    private static String ofScenario(SopParser.ScenarioItemContext item) {
        return switch (item.getStart().getType()) {
            case SopLexer.USE -> "'use' is followed by options, separated by commas";
            case SopLexer.WITHOUT ->
                "'without' is followed by options, or by steps in square brackets, separated by commas";
            case SopLexer.INSTEAD_OF, SopLexer.BEFORE, SopLexer.AFTER ->
                "'instead of', 'before' and 'after' are followed by a step in square brackets; the new steps are indented"
                        + " below";
            case SopLexer.ABSENT -> "'absent' is followed by factions, separated by commas";
            case SopLexer.LENGTH -> LENGTH;
            case SopLexer.DEFINE ->
                "'define' is followed by a formula of the rulebook; its new modifiers are indented below";
            case SopLexer.TABLE -> ofTable(true);
            case SopLexer.BOARD -> BOARD;
            case SopLexer.SCHEDULE ->
                "'schedule' is followed by a schedule of the rulebook; lines '3: name, name' are indented below";
            default ->
                "a line of a scenario begins with 'use', 'without', 'absent', 'length', 'define', 'table', 'schedule', 'roster', 'board', 'instead of', 'before', 'after', or sets a"
                        + " value: name = value";
        };
    }

    static String ofTable(boolean inScenario) {
        return inScenario ? "'table' is followed by a table of the rulebook; its rows are indented below" : TABLE;
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
                    SopParser.RULE_tell,
                    SopParser.RULE_about,
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
                    SopParser.RULE_rounding,
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
