package org.phaseline.laboratory.report;

import java.util.List;

/** A part of a report: what it says in sentences, plots, and tables. */
public record Section(String title, List<String> sentences, List<Plot> plots, List<Table> tables) {

    public Section {
        sentences = List.copyOf(sentences);
        plots = List.copyOf(plots);
        tables = List.copyOf(tables);
    }
}
