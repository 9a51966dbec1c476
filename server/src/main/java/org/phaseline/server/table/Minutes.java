package org.phaseline.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Decision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.server.view.LogLine;

/**
 * All that a table remembers besides the position. It is written the same way while the game is played and while its journal is
 * read again, so that everybody finds the same lines in the same order.
 */
final class Minutes {

    /** An answer that was taken: it may come again, but not otherwise. */
    record Given(String choice, String note) {}

    private record Asked(int seat, String decision) {}

    private final Umpire umpire;
    private final Chronicle chronicle;
    private final Map<Asked, Given> given = new HashMap<>();
    private final Marks marks;

    Minutes(Umpire umpire) {
        this.umpire = umpire;
        this.chronicle = new Chronicle(umpire);
        this.marks = new Marks(umpire.seats().all().size() + 1);
    }

    Chronicle chronicle() {
        return chronicle;
    }

    Marks marks() {
        return marks;
    }

    @Nullable
    Given given(int seat, String decision) {
        return given.get(new Asked(seat, decision));
    }

    void began(List<Report> opening, Position position) {
        chronicle.add(opening, Optional.empty(), position);
        marks.add(chronicle.lengths());
    }

    /** The decision as it was asked. */
    void answered(int seat, String decision, Given answer, Optional<Decision> asked, Ruling.Accepted ruling) {
        given.put(new Asked(seat, decision), answer);
        ruled(asked, ruling);
    }

    void raised(Ruling.Accepted ruling) {
        ruled(Optional.empty(), ruling);
    }

    private void ruled(Optional<Decision> asked, Ruling.Accepted ruling) {
        chronicle.add(ruling.reports(), asked, ruling.position());
        marks.add(chronicle.lengths());
    }

    /** Says where everybody finds himself again, and not how many answers that were: some may have been given unseen. */
    void tookBack(int answers, String who, Position back) {
        marks.takeBack(answers);
        int step = publicStep(umpire, back);
        String where = step < 0
                ? ""
                : ": back to " + umpire.rulebook().outline().step(step).called();
        chronicle.tell(LogLine.of("remark", step, who + " takes back" + where));
    }

    /** Where play stands for somebody who sees nothing but what all see, or -1. */
    static int publicStep(Umpire umpire, Position position) {
        List<Sighting.Awaited> awaited = umpire.openSighting(position).awaited();
        return awaited.isEmpty() ? -1 : awaited.getFirst().step();
    }
}
