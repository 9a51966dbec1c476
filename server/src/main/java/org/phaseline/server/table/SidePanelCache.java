package org.phaseline.server.table;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.phaseline.server.view.SidePanel;
import org.phaseline.server.view.View;

/** The desks of a table as they were last written: most answers change the game and leave everybody's desk as it is. */
final class SidePanelCache {

    private record Written(SidePanel desk, View.Part part) {}

    /** Those who watch first. */
    private final AtomicReferenceArray<Written> latest;

    SidePanelCache(int seats) {
        this.latest = new AtomicReferenceArray<>(seats + 1);
    }

    View.Part of(int viewer, SidePanel desk) {
        Written written = latest.get(viewer + 1);
        if (written == null || !written.desk.equals(desk)) {
            written = new Written(desk, View.Part.of(desk.json()));
            latest.set(viewer + 1, written);
        }
        return written.part;
    }
}
