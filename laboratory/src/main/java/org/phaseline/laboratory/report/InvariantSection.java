package org.phaseline.laboratory.report;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.Invariant;
import org.phaseline.laboratory.tally.ViolationTally;

/** Whether what must be true of every position is. */
final class InvariantSection {

    private InvariantSection() {}

    static Section of(Played played) {
        List<Invariant> invariants = played.rulebook().invariants();
        List<List<Cell>> rows = new ArrayList<>();
        long broken = 0;
        for (int i = 0; i < invariants.size(); i++) {
            Invariant invariant = invariants.get(i);
            ViolationTally violations = played.tally().violations(i);
            broken += violations.games() > 0 ? 1 : 0;
            rows.add(List.of(
                    Cell.of(invariant.written()),
                    Cell.of(invariant.file() + ":" + invariant.line()),
                    Cell.of(violations.games()),
                    Cell.of(violations
                            .shortest()
                            .map(found -> "game " + found.game())
                            .orElse("–")),
                    Cell.of(violations
                            .shortest()
                            .map(found -> "" + found.answers())
                            .orElse("–")),
                    Cell.of(violations.shortest().map(found -> found.sentence()).orElse("–"))));
        }
        String said = invariants.isEmpty()
                ? "The rulebook has no line such as 'always count of Unit > 0' or 'never ...'. Each would be checked in every position of every game."
                : broken == 0
                        ? "All of them held in every position of every game."
                        : Figures.count(broken) + " of " + invariants.size() + (broken == 1 ? " was" : " were")
                                + " broken.";
        return new Section(
                "Invariants",
                List.of(said),
                List.of(),
                rows.isEmpty()
                        ? List.of()
                        : List.of(new Table(
                                "What must always be true",
                                List.of("invariant", "at", "broken in games", "soonest in", "after answers", "there"),
                                rows)));
    }
}
