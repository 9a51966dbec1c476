package org.phaseline.engine.umpire;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.report.Report;

/**
 * What several answers would do, as far as a viewer can know before they are given; see {@link Preview}.
 *
 * @param news what would change before chance or a secret comes in
 * @param notes what would be said besides, such as how many dice are thrown and why
 * @param after where they would lead; empty when chance or a secret comes in
 */
public record PlanPreview(List<Report> news, List<Report> notes, Optional<Preview.After> after) {

    public PlanPreview {
        news = List.copyOf(news);
        notes = List.copyOf(notes);
    }
}
