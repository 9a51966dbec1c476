package org.phaseline.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The one connection that writes. When it breaks the next who writes gets a new one; while there is none to be had everybody is
 * told so at once instead of waiting in line for it. Used by the writing thread only.
 */
final class WritingLine {

    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(500);
    private static final int VALID_SECONDS = 3;

    interface Opening {
        Connection open() throws SQLException;
    }

    private final Opening opening;
    private final Dialect dialect;
    private @Nullable Writing writing;
    private @Nullable SQLException refusal;
    private long refused;

    WritingLine(Opening opening, Dialect dialect) {
        this.opening = opening;
        this.dialect = dialect;
    }

    Writing writing() throws SQLException {
        if (writing != null) {
            return writing;
        }
        if (refusal != null && System.nanoTime() - refused < PAUSE) {
            throw refusal;
        }
        try {
            Writing opened = new Writing(opening.open());
            writing = opened;
            refusal = null;
            return opened;
        } catch (SQLException problem) {
            refusal = problem;
            refused = System.nanoTime();
            throw problem;
        }
    }

    /** Undoes what was begun. False when the connection did not survive it. */
    boolean rollBack(Throwable problem) {
        if (writing == null) {
            return false;
        }
        try {
            writing.connection().rollback();
            if (problem instanceof SQLException known && dialect.broken(known)) {
                drop();
            }
        } catch (SQLException broken) {
            drop();
        }
        return writing != null;
    }

    /** Nobody writes just now: time to notice that the line is down, and to get it up again. */
    void idle() {
        try {
            if (writing != null && !writing.connection().isValid(VALID_SECONDS)) {
                drop();
            }
            writing().connection().rollback();
        } catch (SQLException stillDown) {
            drop();
        }
    }

    private void drop() {
        if (writing != null) {
            try {
                writing.connection().close();
            } catch (SQLException closed) {
                // It was broken.
            }
            writing = null;
        }
    }

    void close() {
        drop();
    }
}
