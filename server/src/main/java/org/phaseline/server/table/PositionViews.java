package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Why;
import org.phaseline.server.view.View;
import org.phaseline.session.StandingAnswers;

/** A position as each of those at the table sees it, worked out once, when they first look. */
final class PositionViews {

    /**
     * A sighting, and what a desk needs to know of it.
     *
     * @param chosenUnseen whether somebody else is choosing, or has chosen and can still change it, where this one does not see it
     * @param standable the decisions that may have a standing answer
     */
    record Seen(View.Part sighting, boolean chosenUnseen, List<String> standable) {}

    private final Look look;
    private final AtomicReferenceArray<Seen> seen;

    PositionViews(Look look) {
        this.look = look;
        this.seen = new AtomicReferenceArray<>(look.umpire().seats().all().size() + 1);
    }

    Look look() {
        return look;
    }

    Seen seenBy(int viewer) {
        Seen known = seen.get(viewer + 1);
        if (known == null) {
            known = seen(viewer);
            seen.set(viewer + 1, known);
        }
        return known;
    }

    private Seen seen(int viewer) {
        Sighting sighting = look.sighting(viewer);
        List<String> standable = new ArrayList<>();
        for (OpenDecision decision : sighting.decisions()) {
            if (StandingAnswers.mayStand(decision)) {
                standable.add(decision.id());
            }
        }
        return new Seen(View.Part.of(sighting), look.umpire().visibility(viewer).othersChooseUnseen(look), standable);
    }

    Why why(int viewer) {
        return look.why(viewer);
    }
}
