package org.phaseline.server.table;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.phaseline.server.view.View;

/** How a table stands, durable and for all to look at. What somebody sees of it is worked out once, when he first looks. */
final class Moment {

    private final Scene scene;
    private final Chronicle chronicle;
    private final Desks desks;
    private final WrittenDesks written;
    private final int[] lines;
    private final AtomicReferenceArray<View> views;

    Moment(Scene scene, Chronicle chronicle, Desks desks, WrittenDesks written) {
        this(scene, chronicle, desks, written, chronicle.lengths());
    }

    private Moment(Scene scene, Chronicle chronicle, Desks desks, WrittenDesks written, int[] lines) {
        this.scene = scene;
        this.chronicle = chronicle;
        this.desks = desks;
        this.written = written;
        this.lines = lines;
        this.views = new AtomicReferenceArray<>(lines.length);
    }

    /** The same, but that others are there. */
    Moment with(Desks.Company company) {
        return new Moment(scene, chronicle, desks.with(company), written, lines);
    }

    Scene scene() {
        return scene;
    }

    Chronicle chronicle() {
        return chronicle;
    }

    View view(int viewer) {
        View view = views.get(viewer + 1);
        if (view == null) {
            Scene.Seen seen = scene.seenBy(viewer);
            view = View.of(lines[viewer + 1], seen.sighting(), written.of(viewer, desks.of(viewer, seen)));
            views.set(viewer + 1, view);
        }
        return view;
    }
}
