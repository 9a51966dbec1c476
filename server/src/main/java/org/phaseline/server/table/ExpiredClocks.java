package org.phaseline.server.table;

import java.util.Optional;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.TableId;

/** Does what tables have agreed on where a clock has come to zero, also where nobody looks on. */
public final class ExpiredClocks implements Runnable {

    private final GameTables tables;

    public ExpiredClocks(GameTables tables) {
        this.tables = tables;
    }

    /** Never throws: it is called again soon. */
    @Override
    public void run() {
        try {
            for (TableId id : tables.due().now()) {
                expire(id);
            }
        } catch (StoreProblem | RuntimeException later) {
            System.getLogger(ExpiredClocks.class.getName())
                    .log(System.Logger.Level.DEBUG, "the clocks were not looked at", later);
        }
    }

    /** A table that cannot be read is no reason to leave the others waiting. */
    private void expire(TableId id) {
        try {
            Optional<GameTable> table = tables.find(id);
            table.ifPresent(GameTable::goOn);
        } catch (StoreProblem | RuntimeException unreadable) {
            System.getLogger(ExpiredClocks.class.getName())
                    .log(System.Logger.Level.DEBUG, "the clocks of a table cannot be read", unreadable);
        }
    }
}
