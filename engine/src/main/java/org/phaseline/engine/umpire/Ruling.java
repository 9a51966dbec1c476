package org.phaseline.engine.umpire;

import java.util.List;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;

/** What the umpire says to an answer. */
public sealed interface Ruling {

    /** The answer stands. {@code exposing} when a roll or a reveal happened, which nobody can forget again. */
    record Accepted(Position position, List<Report> reports, boolean exposing) implements Ruling {}

    /** The answer does not stand, for a reason said in one sentence; nothing has changed. */
    record Refused(String sentence) implements Ruling {}
}
