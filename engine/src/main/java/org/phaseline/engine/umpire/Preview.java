package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;

/**
 * What an answer would do, as far as one can know before giving it: nobody learns by trying how dice would fall or what is
 * sealed.
 *
 * @param changes what would change before chance or a secret comes in
 * @param after where it would lead; empty when chance or a secret comes in, which nobody can take back
 */
public record Preview(List<Report.Changed> changes, Optional<Position> after) {

    /** Dice would be thrown: a preview ends before them. */
    static final class ChanceAhead extends RuntimeException {

        private static final long serialVersionUID = 1;

        ChanceAhead() {
            super("dice would be rolled", null, false, false);
        }
    }

    /** Stands in for the dice of the table, which are not touched by a preview. */
    static int unthrown(RollNumber roll, int die, int sides) {
        throw new ChanceAhead();
    }

    static Preview of(Ruling.Accepted ruling, Seats seats, int seat) {
        List<Report.Changed> changes = new ArrayList<>();
        for (Report report : ruling.reports()) {
            if (report instanceof Report.Revealed) {
                break;
            }
            if (report instanceof Report.Changed changed && Sightings.maySee(report, seats, seat)) {
                changes.add(changed);
            }
        }
        return new Preview(List.copyOf(changes), ruling.exposing() ? Optional.empty() : Optional.of(ruling.position()));
    }
}
