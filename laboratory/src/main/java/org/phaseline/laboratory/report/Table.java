package org.phaseline.laboratory.report;

import java.util.List;

/** A table; {@code shown} rows are seen at first, the rest when somebody asks. */
public record Table(String title, List<String> columns, List<List<Cell>> rows, int shown) {

    /** More rows than this are read by nobody at once. */
    static final int USUAL = 15;

    public Table {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
    }

    public Table(String title, List<String> columns, List<List<Cell>> rows) {
        this(title, columns, rows, USUAL);
    }
}
