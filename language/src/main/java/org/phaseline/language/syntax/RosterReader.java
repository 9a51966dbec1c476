package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reads what a game is played with: rosters, symbols and schedules, at the margin or in a scenario. */
final class RosterReader {

    private static final long MOST_ALIKE = 500;

    private static final String ABOUT = "about ";

    /** Stands for the number of a piece in the title of many. */
    private static final String NUMBER = "{n}";

    private final LineParser parser;
    private final Texts texts;
    private final BlockReader blocks;
    private final ExpressionBuilder expressions;
    private final MapReader maps;

    RosterReader(LineParser parser, Texts texts, BlockReader blocks, MapReader maps) {
        this.maps = maps;
        this.parser = parser;
        this.texts = texts;
        this.blocks = blocks;
        this.expressions = blocks.expressions();
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
            List<Word> about = about(line.below());
            if (read != null) {
                rows.addAll(row(read.row(), about));
            }
            List<Line> others = line.below().subList(about.size(), line.below().size());
            if (!others.isEmpty()) {
                texts.problem(texts.place(others.getFirst()), "only 'about' can be indented below a row of a roster");
                rows(others);
            }
        }
        return List.copyOf(rows);
    }

    /** The paragraphs below a row: what a card says. */
    private List<Word> about(List<Line> lines) {
        List<Word> about = new ArrayList<>();
        for (Line line : lines) {
            if (!line.text().startsWith(ABOUT)) {
                return about;
            }
            SopParser.AboutLineContext read =
                    parser.parse(line, SopParser::aboutLine).context();
            about.add(
                    read == null
                            ? new Word(Place.NOWHERE, "")
                            : texts.paragraph(read.about().STRING()));
            blocks.nothingBelow(line, "'about'", this::about);
        }
        return about;
    }

    /** A row of its own for everything that a row names: {@code a1..c3, d2: wood}. */
    private List<Declaration.Row> row(SopParser.RowContext row, List<Word> about) {
        List<Declaration.Span> named = maps.spans(row.spans());
        List<Declaration.Row> rows = new ArrayList<>();
        for (Declaration.Span span : named) {
            rows.add(new Declaration.Row(
                    texts.place(row),
                    span.from(),
                    span.to(),
                    texts.quotedIfAny(row.STRING()),
                    row.number == null ? null : texts.word(row.number),
                    null,
                    null,
                    row.value().stream().map(expressions::value).toList(),
                    List.copyOf(about)));
        }
        if (named.size() > 1 && (row.many != null || row.STRING() != null)) {
            texts.problem(
                    named.get(1).place(), "give each piece a row of its own: a title or a number is for one name only");
        } else if (row.many != null) {
            return alike(rows.getFirst(), row.many);
        }
        return rows;
    }

    /**
     * {@code D5 x 12 "D5 {n}": Klingon}: so many rows, whose names and titles are numbered. With {@code "D5"} people read the same title
     * of all of them, and only journals and programs have the numbers.
     */
    private List<Declaration.Row> alike(Declaration.Row row, SopParser.AlikeContext several) {
        Place place = texts.place(several);
        long count = expressions.limited(
                texts.place(several.NUMBER()), texts.text(several.NUMBER().getSymbol()), MOST_ALIKE);
        Word title = row.title();
        if (count < 1) {
            texts.problem(place, "make at least one piece");
        }
        Word shared = title != null && !title.text().contains(NUMBER) ? title : null;
        List<Declaration.Row> rows = new ArrayList<>();
        for (long n = 1; n <= count; n++) {
            String number = Long.toString(n);
            Word name = new Word(row.name().place(), row.name().text() + "_" + number);
            Word called = title == null
                    ? new Word(row.name().place(), row.name().text() + " " + number)
                    : new Word(
                            title.place(),
                            shared == null ? title.text().replace(NUMBER, number) : title.text() + " " + number);
            rows.add(new Declaration.Row(
                    row.place(), name, null, called, row.number(), row.name(), shared, row.values(), row.about()));
        }
        return rows;
    }

    Declaration.Symbols symbols(Place place, SopParser.SymbolsContext read, Line line) {
        int names = 1;
        return new Declaration.Symbols(
                place,
                texts.word(read.name(0)),
                read.BY() == null ? null : texts.word(read.name(names++)),
                read.shown().stream().map(this::shown).toList(),
                read.COLON() == null ? null : texts.word(read.name(names)),
                symbolLines(line.below()));
    }

    private Declaration.Shown shown(SopParser.ShownContext read) {
        return new Declaration.Shown(texts.word(read.name(0)), read.AS() == null ? null : texts.word(read.name(1)));
    }

    List<Declaration.SymbolLine> symbolLines(List<Line> lines) {
        List<Declaration.SymbolLine> made = new ArrayList<>();
        for (Line line : lines) {
            SopParser.SymbolLineContext read =
                    parser.parse(line, SopParser::symbolLine).context();
            if (read != null) {
                SopParser.SymbolRowContext row = read.symbolRow();
                made.add(new Declaration.SymbolLine(
                        texts.place(row),
                        row.symbolKey().stream().map(this::symbolKey).toList(),
                        texts.word(row.name())));
            }
            blocks.nothingBelow(line, "a line of symbols", this::symbolLines);
        }
        return List.copyOf(made);
    }

    private Word symbolKey(SopParser.SymbolKeyContext key) {
        return new Word(texts.place(key), texts.text(key.getStart()));
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
