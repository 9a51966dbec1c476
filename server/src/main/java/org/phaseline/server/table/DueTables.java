package org.phaseline.server.table;

import java.util.List;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.TableId;
import org.phaseline.session.ClockRules;
import org.phaseline.session.ClockTime;

/** Finds the tables whose clocks have run out. */
final class DueTables {

    private final Store store;
    private final ClockTime time;

    /** Whether there may be tables with clocks, as far as anybody has looked. */
    private volatile boolean clocks;

    private volatile boolean lookedFor;

    DueTables(Store store, ClockTime time) {
        this.store = store;
        this.time = time;
    }

    /** A table that is played like this was begun, or somebody has come back to it. */
    void opened(ClockRules rules) {
        if (rules.ticks()) {
            clocks = true;
        }
    }

    /** Tables at which somebody may have no time left. */
    List<TableId> now() throws StoreProblem {
        if (!lookedFor) {
            lookedFor = true;
            if (!store.due(Long.MAX_VALUE).isEmpty()) {
                clocks = true;
            }
        }
        // A server whose tables have no clocks looks at none, and leaves its disk alone.
        return clocks ? store.due(time.now()) : List.of();
    }
}
