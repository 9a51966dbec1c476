package org.phaseline.server.store;

import java.sql.SQLException;

/** Looks for what the database itself said. */
final class Problems {

    private Problems() {}

    static SQLException sql(Throwable problem) {
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException known) {
                return known;
            }
        }
        return new SQLException(problem);
    }
}
