package org.phaseline.engine.umpire;

import java.util.List;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;

/** What the umpire says to an answer. */
public sealed interface Ruling {

    /**
     * The answer stands.
     *
     * @param exposing whether a roll or a reveal happened, which nobody can forget again
     * @param rolls what the umpire threw
     */
    record Accepted(Position position, List<Report> reports, boolean exposing, List<DiceRoll> rolls) implements Ruling {

        /** Nothing was thrown. */
        public Accepted(Position position, List<Report> reports, boolean exposing) {
            this(position, reports, exposing, List.of());
        }
    }

    /** The answer does not stand, for a reason said in one sentence; nothing has changed. */
    record Refused(String sentence) implements Ruling {}
}
