package org.phaseline.laboratory.report;

import java.util.List;

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
        Cell cell = cells.get(column);
        String value = switch (cell) {
            case Cell.Words words -> words.text();
            case Cell.Count count -> Long.toString(count.number());
            case Cell.Number number -> Double.isNaN(number.value()) ? "" : Double.toString(number.value());
            case Cell.Probability probability -> Double.toString(probability.p());
            case Cell.Share share ->
                share.rate().isKnown() ? Double.toString(share.rate().share()) : "";
        };
        boolean known = cell instanceof Cell.Share share && share.rate().isKnown();
        line(
                out,
                List.of(
                        section.title(),
                        table.title(),
                        Integer.toString(row + 1),
                        cells.getFirst().text(),
                        table.columns().get(column),
                        value,
                        cell instanceof Cell.Share share
                                ? Long.toString(share.rate().hits())
                                : "",
                        cell instanceof Cell.Share share
                                ? Long.toString(share.rate().of())
                                : "",
                        known && cell instanceof Cell.Share share
                                ? Double.toString(share.rate().low())
                                : "",
                        known && cell instanceof Cell.Share share
                                ? Double.toString(share.rate().high())
                                : ""));
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
