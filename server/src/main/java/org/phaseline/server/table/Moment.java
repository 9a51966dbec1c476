package org.phaseline.server.table;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.server.view.SightingJson;
import org.phaseline.server.view.View;

/** How a table stands, durable and for all to look at. What somebody sees of it is worked out once, when he first looks. */
final class Moment {

    private final Umpire umpire;
    private final Position position;
    private final Chronicle chronicle;
    private final int[] lines;
    private final AtomicReferenceArray<View> views;

    Moment(Umpire umpire, Position position, Chronicle chronicle) {
        this.umpire = umpire;
        this.position = position;
        this.chronicle = chronicle;
        this.lines = chronicle.lengths();
        this.views = new AtomicReferenceArray<>(lines.length);
    }

    Chronicle chronicle() {
        return chronicle;
    }

    View view(int viewer) {
        View seen = views.get(viewer + 1);
        if (seen == null) {
            seen = View.of(
                    lines[viewer + 1],
                    SightingJson.of(viewer < 0 ? umpire.openSighting(position) : umpire.sighting(position, viewer)));
            views.set(viewer + 1, seen);
        }
        return seen;
    }
}
