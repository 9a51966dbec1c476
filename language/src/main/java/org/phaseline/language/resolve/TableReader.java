package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.language.checked.PrintedTable;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Declaration.TableLine;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reads a printed table, and what the scenario puts in its place. */
final class TableReader {

    private final Symbols symbols;
    private final Problems problems;
    private final TableCells reading;
    private final List<TableAxis> axes = new ArrayList<>();

    /** The values by the numbers of row and column. */
    private final TreeMap<Integer, TreeMap<Integer, Long>> cells = new TreeMap<>();

    private boolean sound = true;
    private int printing;

    TableReader(Symbols symbols, Problems problems) {
        this.symbols = symbols;
        this.problems = problems;
        this.reading = new TableCells(new Constants(symbols, problems), problems);
    }

    /** Rows for tables that the rulebook does not have. */
    static void unknown(List<ScenarioLine> lines, Symbols symbols, Problems problems) {
        for (ScenarioLine line : lines) {
            if (line instanceof ScenarioLine.Rows rows
                    && !symbols.tables.containsKey(rows.table().text())) {
                String name = rows.table().text();
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        rows.table().place(),
                        "no table '" + name + "'" + problems.didYouMean(name, symbols.tables.keySet()));
            }
        }
    }

    PrintedTable read(Declaration.Table table, List<ScenarioLine> scenario) {
        Types types = new Types(symbols, problems);
        List<Type> parameters = new ArrayList<>();
        for (Declaration.Parameter parameter : table.parameters()) {
            Type type = types.of(parameter.type());
            parameters.add(type);
            boolean spaces = type instanceof Type.Kind kind && symbols.boards.containsKey(kind.name());
            if (type.unit() > 1) {
                broken(
                        parameter.type().place(),
                        "the keys of a table are whole numbers: round what you look up, as in 'Losses(x rounded)'");
            }
            if (!(type instanceof Type.Unknown) && (!isKey(type) || spaces)) {
                broken(
                        parameter.type().place(),
                        "the parameters of a table can be numbers, words of a kind, pieces, parties, or yes and no");
            }
            sound &= !(type instanceof Type.Unknown);
        }
        Type type = types.of(table.type());
        if (parameters.isEmpty() || parameters.size() > 2) {
            broken(
                    table.name().place(),
                    "a table has one parameter for its rows, or two, with the one for its columns first");
        }
        if (!(type instanceof Type.Unknown) && !isKey(type)) {
            broken(
                    table.type().place(),
                    "the values of a table can be numbers, words of a kind, parties, or yes and no");
        }
        if (!sound) {
            return new PrintedTable(table, parameters, type, List.of(), new long[0]);
        }
        boolean grid = parameters.size() == 2;
        if (grid) {
            axes.add(new TableAxis("column", parameters.getFirst()));
        }
        axes.add(new TableAxis("row", parameters.getLast()));
        lines(table.lines(), parameters, type);
        for (ScenarioLine line : scenario) {
            if (line instanceof ScenarioLine.Rows rows
                    && rows.table().text().equals(table.name().text())) {
                if (rows.lines().isEmpty()) {
                    problems.add(Code.MISSING, rows.place(), "the rows are missing: indent them below");
                }
                printing++;
                lines(rows.lines(), parameters, type);
            }
        }
        return finish(table, parameters, type);
    }

    /** What a key, or a value, can be. */
    private static boolean isKey(Type type) {
        return type instanceof Type.Num
                || type instanceof Type.Flag
                || type instanceof Type.Kind
                || type instanceof Type.Who;
    }

    private void lines(List<TableLine> lines, List<Type> parameters, Type type) {
        boolean grid = parameters.size() == 2;
        List<Integer> columns = new ArrayList<>();
        if (grid && !lines.isEmpty()) {
            TableLine first = lines.getFirst();
            boolean corner = lines.size() > 1
                    && lines.stream()
                            .allMatch(
                                    line -> line.cells().size() == first.cells().size());
            if (corner) {
                broken(
                        first.place(),
                        "the first line must have only the keys of the columns, one cell fewer than the rows below");
                return;
            }
            keys(first.cells(), axes.getFirst(), columns, new TreeSet<>());
        } else {
            columns.add(0);
        }
        List<Integer> rows = new ArrayList<>();
        TreeSet<Integer> there = new TreeSet<>();
        for (TableLine line : lines.subList(grid ? Math.min(1, lines.size()) : 0, lines.size())) {
            keys(line.cells().subList(0, 1), axes.getLast(), rows, there);
            row(line, rows.getLast(), columns, type);
        }
    }

    private void row(TableLine line, int row, List<Integer> columns, Type type) {
        List<Word> values = line.cells().subList(1, line.cells().size());
        if (values.size() < columns.size()) {
            broken(
                    line.place(),
                    columns.size() == 1
                            ? "a value is missing after the key"
                            : "a value is missing: there are " + columns.size() + " columns, but "
                                    + Counted.values(values.size()) + " in this row");
        } else if (values.size() > columns.size()) {
            broken(
                    values.get(columns.size()).place(),
                    columns.size() == 1
                            ? "a key has one value, and this is a second one"
                            : "there are too many values for " + columns.size() + " columns");
        }
        for (int i = 0; i < Math.min(columns.size(), values.size()); i++) {
            Word cell = values.get(i);
            Long value = reading.value(cell, type);
            sound &= value != null;
            if (value != null) {
                cells.computeIfAbsent(row, unused -> new TreeMap<>()).put(columns.get(i), value);
            }
        }
    }

    /** Finds or makes the keys of cells; the same one twice in one printing is a problem. */
    private void keys(List<Word> read, TableAxis axis, List<Integer> numbers, TreeSet<Integer> there) {
        for (Word cell : read) {
            TableAxis.Key key = reading.key(cell, axis.type(), printing);
            sound &= key != null;
            int number = key == null ? -1 : axis.number(key);
            if (number >= 0 && !there.add(number)) {
                broken(cell.place(), "the key " + cell.text() + " is listed twice");
            }
            numbers.add(number);
        }
    }

    private void broken(Place place, String sentence) {
        sound = false;
        problems.add(Code.DECLARATION, place, sentence);
    }

    private PrintedTable finish(Declaration.Table table, List<Type> parameters, Type type) {
        PrintedTable unsound = new PrintedTable(table, parameters, type, List.of(), new long[0]);
        if (!sound) {
            return unsound;
        }
        TableAxis rows = axes.getLast();
        if (rows.keys().isEmpty()) {
            problems.missing(Code.MISSING, table.place(), "the rows are missing: indent them below");
            return unsound;
        }
        for (TableAxis axis : axes) {
            axis.check(table.name().place(), words(axis.type()), first(axis.type()), problems);
        }
        int[] rowNumbers = rows.arranged();
        int[] columnNumbers = axes.size() == 1 ? new int[1] : axes.getFirst().arranged();
        int width = columnNumbers.length;
        problems.work().at(table.place());
        problems.work().spend((long) rows.keys().size() * width);
        long[] values = new long[rows.keys().size() * width];
        TreeSet<Integer> told = new TreeSet<>();
        for (int row = 0; row < rows.keys().size(); row++) {
            TreeMap<Integer, Long> line = cells.getOrDefault(rowNumbers[row], new TreeMap<>());
            for (int column = 0; column < width; column++) {
                Long value = line.get(columnNumbers[column]);
                if (value == null && told.add(row)) {
                    TableAxis.Key key = rows.keys().get(row);
                    TableAxis.Key missing = axes.getFirst().keys().get(column);
                    boolean newColumn = missing.printing() > key.printing();
                    problems.add(
                            Code.ARGUMENTS,
                            newColumn ? missing.place() : key.place(),
                            newColumn
                                    ? "the row " + key.text() + " has no value in this column"
                                    : "this row has no value in the column " + missing.text());
                }
                values[row * width + column] = value == null ? 0 : value;
            }
        }
        return new PrintedTable(
                table, parameters, type, axes.stream().map(TableAxis::axis).toList(), values);
    }

    /** The words that must all stand in a key; none for numbers. */
    private List<String> words(Type type) {
        return switch (type) {
            case Type.Flag flag -> List.of("no", "yes");
            case Type.Kind kind -> kind.words();
            case Type.Who who ->
                switch (who.kind()) {
                    case ANY -> who.names();
                    case SIDE -> who.names().subList(0, symbols.parties.sides());
                    case FACTION ->
                        who.names().subList(symbols.parties.sides(), who.names().size());
                };
            default -> List.of();
        };
    }

    private long first(Type type) {
        return type instanceof Type.Who who && who.kind() == Type.PartyKind.FACTION ? symbols.parties.sides() : 0;
    }
}
