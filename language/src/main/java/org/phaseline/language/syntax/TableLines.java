package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.phaseline.language.tree.Declaration.TableLine;
import org.phaseline.language.tree.Word;

/** The lines of a printed table: cells with blanks between them. What a cell means is looked at when types are known. */
final class TableLines {

    private static final Pattern CELL = Pattern.compile("\\S+");
    private static final Pattern TABLE = Pattern.compile("table +[\\p{L}_].*", Pattern.DOTALL);

    private TableLines() {}

    /** Whether the innermost open line begins a table or a map of letters: one at the margin, or one of a scenario. */
    static boolean isTable(List<Line> open) {
        boolean declared =
                open.size() == 1 || open.size() == 2 && open.getFirst().text().startsWith("scenario ");
        String first = open.getLast().text();
        return declared && (TABLE.matcher(first).matches() || MapReader.isMap(first));
    }

    static List<TableLine> of(Line table, Texts texts) {
        List<TableLine> lines = new ArrayList<>();
        for (Line line : table.below()) {
            List<Word> cells = new ArrayList<>();
            Matcher matcher = CELL.matcher(line.text());
            while (matcher.find()) {
                cells.add(new Word(texts.place(line, matcher.start(), matcher.end()), matcher.group()));
            }
            if (!cells.isEmpty()) {
                lines.add(new TableLine(texts.place(line), List.copyOf(cells)));
            }
        }
        return List.copyOf(lines);
    }
}
