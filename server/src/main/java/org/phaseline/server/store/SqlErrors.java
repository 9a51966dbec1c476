package org.phaseline.server.store;

import java.sql.SQLException;

/** Looks for what the database itself said. */
final class SqlErrors {

    private SqlErrors() {}

    static SQLException sql(Throwable problem) {
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException known) {
                return known;
            }
        }
        return new SQLException(problem);
    }

    /** The innermost, where what the database said was carried through other code. */
    static SQLException last(SQLException problem) {
        SQLException last = problem;
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException known) {
                last = known;
            }
        }
        return last;
    }
}
