package org.phaseline.laboratory.report;

import java.util.List;

/** What a playtest shows. It has nothing in it that depends on when, where or on how many threads the games were played. */
public record PlaytestReport(String title, List<String> facts, List<Section> sections) {

    public PlaytestReport {
        facts = List.copyOf(facts);
        sections = List.copyOf(sections);
    }
}
