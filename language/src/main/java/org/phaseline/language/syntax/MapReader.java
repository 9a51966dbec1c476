package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reads boards, their boxes, the lines of area maps, and maps of letters. */
final class MapReader {

    static final String AREAS = "areas";

    private static final Pattern MAP = Pattern.compile("map +[\\p{L}_][\\p{L}\\p{N}_]* *:.*", Pattern.DOTALL);

    /** {@code w: wood}, {@code ^: hill}. */
    private static final Pattern MEANING = Pattern.compile("(\\S) *: *([\\p{L}_][\\p{L}\\p{N}_]*|\\d+)");

    private final LineParser parser;
    private final Texts texts;
    private final BlockReader blocks;
    private final ExpressionBuilder expressions;

    MapReader(LineParser parser, Texts texts, BlockReader blocks) {
        this.parser = parser;
        this.texts = texts;
        this.blocks = blocks;
        this.expressions = blocks.expressions();
    }

    /** Whether a line begins a map of letters: its rows are set in columns, so how far they are indented means nothing. */
    static boolean isMap(String line) {
        return MAP.matcher(line).matches();
    }

    Declaration board(Place place, SopParser.BoardContext read, Line line) {
        if (!read.NUMBER().isEmpty()) {
            Declaration.Board board = sized(place, read);
            blocks.nothingBelow(line, "'board'", blocks::items);
            return board;
        }
        Word form = texts.word(read.name(1));
        if (!form.text().equals(AREAS)) {
            sizeMissing(form);
        } else if (line.below().isEmpty()) {
            texts.problem(place, "the areas are missing: indent lines 'name \"Title\" at (3, 2) next to name' below");
        }
        return new Declaration.AreaMap(place, texts.word(read.name(0)), form, areas(line.below()));
    }

    private void sizeMissing(Word form) {
        texts.problem(
                form.place(), "say how large it is, as in 'hexes 20 x 30'; only 'areas' are listed on lines below");
    }

    /** A board of a scenario, which gives another size; null if it has none, and then a problem is noted. */
    Declaration.@Nullable Board size(Place place, SopParser.BoardContext read) {
        if (!read.NUMBER().isEmpty()) {
            return sized(place, read);
        }
        Word form = texts.word(read.name(1));
        if (form.text().equals(AREAS)) {
            texts.problem(form.place(), "a scenario can change the size of hexes, squares and tables, but not areas");
        } else {
            sizeMissing(form);
        }
        return null;
    }

    private Declaration.Board sized(Place place, SopParser.BoardContext read) {
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
        List<Declaration.Printing> printing = new ArrayList<>();
        for (SopParser.NumberingContext each : read.numbering()) {
            List<Word> words = new ArrayList<>(List.of(texts.word(each.name(0)), texts.word(each.NUMBER())));
            each.name().stream().skip(1).map(texts::word).forEach(words::add);
            printing.add(new Declaration.Printing(texts.place(each), List.copyOf(words)));
        }
        for (SopParser.ShiftContext each : read.shift()) {
            printing.add(new Declaration.Printing(
                    texts.place(each), each.name().stream().map(texts::word).toList()));
        }
        return new Declaration.Board(
                place,
                texts.word(read.name(0)),
                texts.word(read.name(1)),
                expressions.number(read.NUMBER(0)),
                texts.word(read.name(2)),
                expressions.number(read.NUMBER(1)),
                read.name().size() > 3 ? texts.word(read.name(3)) : null,
                List.copyOf(measures),
                List.copyOf(printing));
    }

    List<Declaration.NamedSpace> areas(List<Line> lines) {
        List<Declaration.NamedSpace> areas = new ArrayList<>();
        for (Line line : lines) {
            SopParser.AreaLineContext read =
                    parser.parse(line, SopParser::areaLine).context();
            if (read != null) {
                SopParser.AreaContext area = read.area();
                areas.add(new Declaration.NamedSpace(
                        texts.place(area),
                        texts.word(area.name()),
                        texts.quotedIfAny(area.STRING()),
                        area.AT() == null ? null : point(area),
                        spans(area.spans())));
            }
            blocks.nothingBelow(line, "a line of an area map", this::areas);
        }
        return List.copyOf(areas);
    }

    private Expression.Point point(SopParser.AreaContext area) {
        Place place = texts.place(area.OPEN()).to(texts.place(area.CLOSE()));
        return new Expression.Point(place, decimal(area.decimal(0)), decimal(area.decimal(1)));
    }

    private Expression decimal(SopParser.DecimalContext read) {
        Place place = texts.place(read);
        Expression number = read.NUMBER().size() == 1
                ? expressions.number(read.NUMBER(0))
                : new Expression.Decimal(
                        place,
                        texts.text(read.NUMBER(0).getSymbol())
                                + "."
                                + texts.text(read.NUMBER(1).getSymbol()));
        return read.MINUS() == null ? number : new Expression.Minus(place, number);
    }

    /** What stands behind {@code next to} is next to the last of them. */
    Declaration.Boxes boxes(Place place, SopParser.BoxesContext read) {
        List<Declaration.NamedSpace> boxes = new ArrayList<>();
        for (int i = 0; i < read.box().size(); i++) {
            SopParser.BoxContext box = read.box(i);
            boxes.add(new Declaration.NamedSpace(
                    texts.place(box),
                    texts.word(box.name()),
                    texts.quotedIfAny(box.STRING()),
                    null,
                    i == read.box().size() - 1 ? spans(read.spans()) : List.of()));
        }
        return new Declaration.Boxes(place, texts.word(read.name()), List.copyOf(boxes));
    }

    List<Declaration.Span> spans(SopParser.@Nullable SpansContext read) {
        return read == null
                ? List.of()
                : read.span().stream()
                        .map(span -> new Declaration.Span(
                                space(span.space(0)), span.space().size() == 1 ? null : space(span.space(1))))
                        .toList();
    }

    private Word space(SopParser.SpaceContext read) {
        return new Word(texts.place(read), texts.text(read.getStart()));
    }

    // ---- maps of letters

    Declaration.LetterMap map(Place place, SopParser.MapContext read, Line line) {
        List<Declaration.LetterMeaning> legend = new ArrayList<>();
        List<Word> rows = new ArrayList<>();
        for (Line below : line.below()) {
            if (below.text().indexOf(':') >= 0) {
                legend(below, legend);
            } else if (below.state() != Line.State.UNREADABLE) {
                rows.add(new Word(texts.place(below), below.text()));
            }
        }
        if (rows.isEmpty()) {
            texts.problem(
                    place, "the rows of the map are missing: indent a line of letters for each row below, north first");
        }
        return new Declaration.LetterMap(
                place, texts.word(read.name(0)), texts.word(read.name(1)), List.copyOf(legend), List.copyOf(rows));
    }

    private void legend(Line line, List<Declaration.LetterMeaning> legend) {
        int at = 0;
        for (String part : line.text().split(",", -1)) {
            int from = at + part.length() - part.stripLeading().length();
            String said = part.strip();
            Matcher meaning = MEANING.matcher(said);
            if (meaning.matches()) {
                Word letter = new Word(texts.place(line, from, from + 1), meaning.group(1));
                Place value = texts.place(line, from + meaning.start(2), from + meaning.end(2));
                legend.add(new Declaration.LetterMeaning(letter, value(value, meaning.group(2))));
            } else {
                texts.problem(
                        texts.place(line, Math.min(from, at), at + Math.max(1, part.length())),
                        "the letters of a map are explained as in: w: wood, ^: hill");
            }
            at += part.length() + 1;
        }
    }

    private Expression value(Place place, String text) {
        if (Character.isDigit(text.charAt(0))) {
            return new Expression.Number(place, expressions.limited(place, text, Limits.NUMBER));
        }
        return switch (text) {
            case "yes", "no" -> new Expression.Flag(place, text.equals("yes"));
            case "none" -> new Expression.None(place);
            default -> new Expression.Name(place, text);
        };
    }
}
