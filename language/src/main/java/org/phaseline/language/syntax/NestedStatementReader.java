package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Template;

/** Reads the statements that have a block below them: loops, {@code together}, options. */
final class NestedStatementReader {

    private final BlockReader block;
    private final LineParser parser;
    private final Texts texts;
    private final ExpressionBuilder expressions;

    NestedStatementReader(BlockReader block, LineParser parser, Texts texts) {
        this.block = block;
        this.parser = parser;
        this.texts = texts;
        this.expressions = block.expressions();
    }

    /** A statement that is none of these is {@code simple}. */
    Statement statement(SopParser.StatementContext statement, Line line) {
        if (statement.forEach() != null) {
            return forEach(statement.forEach(), line);
        }
        if (statement.repeat() != null) {
            return repeat(statement.repeat(), line);
        }
        if (statement.together() != null) {
            return together(statement.together(), line);
        }
        return options(statement.pickFrom(), line);
    }

    private Statement forEach(SopParser.ForEachContext read, Line line) {
        Place place = texts.place(read);
        Expression picker = null;
        Template question = null;
        Clauses.InTurn inTurn = null;
        boolean includingNew = false;
        Statement.LoopOrder order = null;
        boolean inStep = false;
        for (SopParser.LoopClauseContext clause : read.loopClause()) {
            boolean again = false;
            switch (clause) {
                case SopParser.PicksClauseContext picks -> {
                    again = picker != null;
                    picker = expressions.party(picks.party());
                    question = expressions.templates().ifAny(picks.STRING());
                }
                case SopParser.LoopInTurnContext turn -> {
                    again = inTurn != null;
                    inTurn = block.statements().inTurn(turn.inTurn());
                }
                case SopParser.OrderClauseContext ordered -> {
                    again = order != null;
                    order = order(ordered);
                }
                case SopParser.InStepClauseContext _ -> {
                    again = inStep;
                    inStep = true;
                }
                default -> {
                    again = includingNew;
                    includingNew = true;
                }
            }
            if (again) {
                texts.problem(texts.place(clause), "this loop already has such a clause");
            }
        }
        block.somethingBelow(null, line, "for each", texts.place(read.FOR_EACH()));
        return new Statement.ForEach(
                place,
                texts.word(read.name()),
                expressions.value(read.value()),
                picker,
                question,
                inTurn,
                includingNew,
                order,
                inStep,
                parser.version() > LanguageVersion.FIRST,
                block.items(line.below()));
    }

    private Statement.LoopOrder order(SopParser.OrderClauseContext read) {
        Expression by = read.sum() == null ? null : expressions.sum(read.sum());
        return new Statement.LoopOrder(texts.place(read), by, read.HIGHEST_FIRST() != null);
    }

    private Statement repeat(SopParser.RepeatContext read, Line line) {
        Place place = texts.place(read);
        if (read.sum() == null) {
            texts.problem(
                    texts.place(read.REPEAT()),
                    "'repeat' needs a limit, so that it ends in any case: repeat up to 40 times until ...");
        }
        block.somethingBelow(null, line, "repeat", texts.place(read.REPEAT()));
        Expression limit = read.sum() == null ? new Expression.Number(place, 1) : expressions.sum(read.sum());
        return new Statement.Repeat(place, limit, expressions.valueIfAny(read.value()), block.items(line.below()));
    }

    private Statement together(SopParser.TogetherContext read, Line line) {
        block.somethingBelow(null, line, "together", texts.place(read.TOGETHER()));
        return new Statement.Together(
                texts.place(read),
                read.name() == null ? null : texts.word(read.name()),
                expressions.valueIfAny(read.value()),
                read.IN_STEP() != null,
                block.items(line.below()));
    }

    private Statement options(SopParser.PickFromContext read, Line line) {
        String word = texts.text(read.getStart());
        block.somethingBelow(null, line, word, texts.place(read));
        List<Heading> options = new ArrayList<>();
        for (Item item : block.items(line.below())) {
            if (item instanceof Heading heading) {
                options.add(heading);
            } else {
                texts.problem(
                        item.place(), "only headings can go below '" + word + "': give each option a title in quotes");
            }
        }
        Statement.Quantity quantity = read.ONE_OF() != null
                ? Statement.Quantity.ONE
                : read.ANY_OF() != null ? Statement.Quantity.ANY : Statement.Quantity.ALL;
        return new Statement.Options(texts.place(read), quantity, List.copyOf(options));
    }
}
