package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;

/**
 * What an answer would do, as far as a viewer can know before it is given: nobody learns by trying how dice would fall, what is
 * sealed, or what stands unseen.
 *
 * @param news what would change before chance or a secret comes in: the changes, or the sentences that are told in their place
 * @param after where it would lead; empty when chance or a secret comes in, which nobody can take back freely
 */
public record Preview(List<Report> news, Optional<After> after) {

    /** What the viewer would see then, worked out when it is asked for. */
    public static final class After {

        private final Umpire umpire;
        private final Position position;
        private final Visibility visibility;
        private final HiddenPieceMask mask;

        After(Umpire umpire, Position position, Visibility visibility, HiddenPieceMask mask) {
            this.umpire = umpire;
            this.position = position;
            this.visibility = visibility;
            this.mask = mask;
        }

        /** What stands unseen was in the trial only as a dummy, and stays unseen. */
        public Sighting sighting() {
            Sighting sighting = umpire.sighting(position, visibility.viewer());
            return sighting.withPieces(sighting.pieces().stream()
                    .filter(piece -> !mask.hides(piece.kind(), piece.number()))
                    .toList());
        }

        /** What would be asked then that the viewer may read, of whomever. */
        public List<OpenDecision> next() {
            return umpire.decisions(position).stream()
                    .filter(visibility::maySee)
                    .toList();
        }
    }

    /** Of an answer that cannot be tried without what stands unseen nothing is known beforehand. */
    static final Preview UNKNOWN = new Preview(List.of(), Optional.empty());

    /** Whether the answer could not be taken back freely. */
    public boolean isFinal() {
        return after.isEmpty();
    }

    /** Dice would be thrown: a preview ends before them. */
    static final class ChanceAhead extends RuntimeException {

        private static final long serialVersionUID = 1;

        ChanceAhead() {
            super("dice would be rolled", null, false, false);
        }
    }

    /** Stands in for the dice of the table, which are not touched by a preview. */
    static final Dice UNTHROWN = new Dice() {
        @Override
        public int face(RollNumber roll, int die, int sides) {
            throw new ChanceAhead();
        }

        @Override
        public void uncover() {
            throw new ChanceAhead();
        }
    };

    /** What is said besides up to the first thing that is revealed, and changes nothing: how many dice are thrown, what counts for them. */
    static List<Report> notes(List<Report> reports, Visibility visibility) {
        List<Report> notes = new ArrayList<>();
        for (Report report : reports) {
            if (report instanceof Report.Revealed) {
                break;
            }
            boolean counts = report instanceof Report.Told told && !told.covering()
                    || report instanceof Report.Explained explained && !explained.aside();
            if (counts && visibility.maySee(report) && !visibility.isCovered(report)) {
                notes.add(report);
            }
        }
        return List.copyOf(notes);
    }

    /** What changes up to the first thing that is revealed, as far as a viewer may know of it. */
    static List<Report> news(List<Report> reports, Visibility visibility) {
        List<Report> news = new ArrayList<>();
        for (Report report : reports) {
            if (report instanceof Report.Revealed) {
                break;
            }
            boolean counts = report instanceof Report.Changed || report instanceof Report.Told told && told.covering();
            if (counts && visibility.maySee(report) && !visibility.isCovered(report)) {
                news.add(report);
            }
        }
        return List.copyOf(news);
    }
}
