package org.phaseline.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A connection that writes, with each of its few statements prepared once: that takes longer than to execute it. */
final class Writing {

    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    Writing(Connection connection) {
        this.connection = connection;
    }

    Connection connection() {
        return connection;
    }

    /** Closing the connection closes what is kept here. */
    @SuppressWarnings("resource")
    int update(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        boolean done = false;
        try {
            Rows.fill(statement, values);
            int rows = statement.executeUpdate();
            done = true;
            return rows;
        } finally {
            if (!done) {
                prepared.remove(sql);
                statement.close();
            }
        }
    }
}
