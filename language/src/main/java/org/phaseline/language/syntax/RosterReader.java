package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reads what a game is played with: boards, rosters, symbols and schedules, at the margin or in a scenario. */
final class RosterReader {

    private static final long MOST_ALIKE = 500;

    /** Stands for the number of a piece in the title of many. */
    private static final String NUMBER = "{n}";

    private final LineParser parser;
    private final Texts texts;
    private final BlockReader blocks;
    private final ExpressionBuilder expressions;

    RosterReader(LineParser parser, Texts texts, BlockReader blocks) {
        this.parser = parser;
        this.texts = texts;
        this.blocks = blocks;
        this.expressions = blocks.expressions();
    }

    Declaration.Board board(Place place, SopParser.BoardContext read) {
        List<Declaration.Measure> measures = new ArrayList<>();
        for (SopParser.MeasureContext each : read.measure()) {
            boolean rate = each.name().size() > 1;
            measures.add(new Declaration.Measure(
                    texts.place(each),
                    expressions.number(each.NUMBER()),
                    texts.word(each.name(0)),
                    rate ? texts.word(each.name(1)) : null,
                    rate ? texts.word(each.name(2)) : null));
        }
        return new Declaration.Board(
                place,
                texts.word(read.name(0)),
                texts.word(read.name(1)),
                expressions.number(read.NUMBER(0)),
                texts.word(read.name(2)),
                expressions.number(read.NUMBER(1)),
                read.name().size() > 3 ? texts.word(read.name(3)) : null,
                List.copyOf(measures));
    }

    Declaration.Roster roster(Place place, SopParser.RosterContext read, Line line) {
        if (line.below().isEmpty()) {
            texts.problem(place, "the rows are missing: indent lines 'name \"Title\": value, value' below");
        }
        return new Declaration.Roster(place, texts.word(read.name()), texts.words(read.names()), rows(line.below()));
    }

    private List<Declaration.Row> rows(List<Line> lines) {
        List<Declaration.Row> rows = new ArrayList<>();
        for (Line line : lines) {
            SopParser.RowLineContext read =
                    parser.parse(line, SopParser::rowLine).context();
            if (read != null) {
                SopParser.RowContext row = read.row();
                Declaration.Row made = new Declaration.Row(
                        texts.place(row),
                        row.name() == null ? texts.word(row.DICE()) : texts.word(row.name()),
                        texts.quotedIfAny(row.STRING()),
                        null,
                        row.value().stream().map(expressions::value).toList());
                if (row.many == null) {
                    rows.add(made);
                } else {
                    rows.addAll(alike(made, row.many));
                }
            }
            blocks.nothingBelow(line, "a row of a roster", this::rows);
        }
        return List.copyOf(rows);
    }

    /** {@code D5 x 12 "D5 {n}": Klingon}: so many rows, whose names and titles are numbered. */
    private List<Declaration.Row> alike(Declaration.Row row, SopParser.AlikeContext several) {
        Place place = texts.place(several);
        long count = expressions.limited(
                texts.place(several.NUMBER()), texts.text(several.NUMBER().getSymbol()), MOST_ALIKE);
        Word title = row.title();
        if (count < 1) {
            texts.problem(place, "make at least one piece");
        } else if (title != null && !title.text().contains(NUMBER)) {
            texts.problem(title.place(), "pieces that are alike need a title with a number, as in \"D5 {n}\"");
        }
        List<Declaration.Row> rows = new ArrayList<>();
        for (long n = 1; n <= count; n++) {
            String number = Long.toString(n);
            Word name = new Word(row.name().place(), row.name().text() + "_" + number);
            Word called = title == null
                    ? new Word(row.name().place(), row.name().text() + " " + number)
                    : new Word(title.place(), title.text().replace(NUMBER, number));
            rows.add(new Declaration.Row(row.place(), name, called, row.name(), row.values()));
        }
        return rows;
    }

    Declaration.Symbols symbols(Place place, SopParser.SymbolsContext read, Line line) {
        int names = 1;
        return new Declaration.Symbols(
                place,
                texts.word(read.name(0)),
                read.BY() == null ? null : texts.word(read.name(names++)),
                texts.words(read.names()),
                read.COLON() == null ? null : texts.word(read.name(names)),
                symbolLines(line.below()));
    }

    List<Declaration.SymbolLine> symbolLines(List<Line> lines) {
        List<Declaration.SymbolLine> made = new ArrayList<>();
        for (Line line : lines) {
            SopParser.SymbolLineContext read =
                    parser.parse(line, SopParser::symbolLine).context();
            if (read != null) {
                SopParser.SymbolRowContext row = read.symbolRow();
                made.add(
                        new Declaration.SymbolLine(texts.place(row), texts.words(row.names()), texts.word(row.name())));
            }
            blocks.nothingBelow(line, "a line of symbols", this::symbolLines);
        }
        return List.copyOf(made);
    }

    List<Declaration.ScheduleLine> schedule(List<Line> lines) {
        List<Declaration.ScheduleLine> made = new ArrayList<>();
        for (Line line : lines) {
            SopParser.ScheduleLineContext read =
                    parser.parse(line, SopParser::scheduleLine).context();
            if (read != null) {
                SopParser.ScheduleRowContext row = read.scheduleRow();
                boolean dated = row.STRING() != null;
                made.add(new Declaration.ScheduleLine(
                        texts.place(row),
                        dated ? texts.quoted(row.STRING()) : texts.word(row.NUMBER()),
                        dated,
                        texts.words(row.names())));
            }
            blocks.nothingBelow(line, "a line of a schedule", this::schedule);
        }
        return List.copyOf(made);
    }
}
