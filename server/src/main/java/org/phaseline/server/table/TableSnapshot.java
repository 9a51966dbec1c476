package org.phaseline.server.table;

import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.phaseline.server.view.View;
import org.phaseline.session.SeatLog;

/** How a table stands, durable and for all to look at. What a viewer sees of it is computed once, when they first look. */
final class TableSnapshot {

    private final PositionViews scene;
    private final SeatLog log;
    private final SidePanels desks;
    private final SidePanelCache written;
    private final int[] lines;
    private final AtomicReferenceArray<View> views;

    TableSnapshot(PositionViews scene, SeatLog log, SidePanels desks, SidePanelCache written) {
        this(scene, log, desks, written, log.lengths());
    }

    private TableSnapshot(PositionViews scene, SeatLog log, SidePanels desks, SidePanelCache written, int[] lines) {
        this.scene = scene;
        this.log = log;
        this.desks = desks;
        this.written = written;
        this.lines = lines;
        this.views = new AtomicReferenceArray<>(lines.length);
    }

    /** The same, but that others are there. */
    TableSnapshot with(SidePanels.Company company) {
        return new TableSnapshot(scene, log, desks.with(company), written, lines);
    }

    PositionViews scene() {
        return scene;
    }

    /** For each seat the level of the bot that plays it, empty for a person. */
    List<String> bots() {
        return desks.bots();
    }

    SeatLog log() {
        return log;
    }

    View view(int viewer) {
        View view = views.get(viewer + 1);
        if (view == null) {
            PositionViews.Seen seen = scene.seenBy(viewer);
            view = View.of(lines[viewer + 1], seen.sighting(), written.of(viewer, desks.of(viewer, seen)));
            views.set(viewer + 1, view);
        }
        return view;
    }
}
