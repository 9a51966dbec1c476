package org.phaseline.laboratory.report;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.laboratory.statistics.Proportion;

/** The tables of a report for spreadsheets (RFC 4180): one line a value, with section, table, row and column; shares with their interval. */
public final class CsvReport {

    private static final List<String> HEAD =
            List.of("section", "table", "row", "name", "column", "value", "hits", "of", "low", "high");

    private CsvReport() {}

    public static String of(PlaytestReport report) {
        StringBuilder out = new StringBuilder();
        line(out, HEAD);
        for (Section section : report.sections()) {
            for (Table table : section.tables()) {
                for (int row = 0; row < table.rows().size(); row++) {
                    List<Cell> cells = table.rows().get(row);
                    for (int column = 1; column < cells.size(); column++) {
                        value(out, section, table, row, column, cells);
                    }
                }
            }
        }
        return out.toString();
    }

    private static void value(StringBuilder out, Section section, Table table, int row, int column, List<Cell> cells) {
        List<String> line = new ArrayList<>(List.of(
                section.title(),
                table.title(),
                Integer.toString(row + 1),
                cells.getFirst().text(),
                table.columns().get(column)));
        line.addAll(
                switch (cells.get(column)) {
                    case Cell.Words words -> List.of(words.text(), "", "", "", "");
                    case Cell.Count count -> List.of(Long.toString(count.number()), "", "", "", "");
                    case Cell.Number number -> List.of(known(number.value()), "", "", "", "");
                    case Cell.Change change -> List.of(known(change.value()), "", "", "", "");
                    case Cell.Probability probability -> List.of(Double.toString(probability.p()), "", "", "", "");
                    case Cell.Points points
                    when points.isKnown() ->
                        List.of(
                                Double.toString(points.points()),
                                "",
                                "",
                                Double.toString(points.low()),
                                Double.toString(points.high()));
                    case Cell.Points unknown -> List.of("", "", "", "", "");
                    case Cell.Share(Proportion rate) ->
                        List.of(
                                rate.isKnown() ? Double.toString(rate.share()) : "",
                                Long.toString(rate.hits()),
                                Long.toString(rate.of()),
                                rate.isKnown() ? Double.toString(rate.low()) : "",
                                rate.isKnown() ? Double.toString(rate.high()) : "");
                });
        line(out, line);
    }

    private static String known(double value) {
        return Double.isNaN(value) ? "" : Double.toString(value);
    }

    private static void line(StringBuilder out, List<String> values) {
        for (int i = 0; i < values.size(); i++) {
            out.append(i == 0 ? "" : ",").append(quoted(values.get(i)));
        }
        out.append("\r\n");
    }

    /** Quoted where it must be; what a spreadsheet would take for a formula begins with an apostrophe. */
    private static String quoted(String value) {
        boolean formula = !value.isEmpty() && "=+@\t".indexOf(value.charAt(0)) >= 0;
        String safe = formula ? "'" + value : value;
        return safe.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                ? '"' + safe.replace("\"", "\"\"") + '"'
                : safe;
    }
}
