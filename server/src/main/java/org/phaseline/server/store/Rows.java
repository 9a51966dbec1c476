package org.phaseline.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads rows. */
final class Rows {

    private Rows() {}

    /** What is made of one row. */
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    static <T> List<T> query(Connection connection, String sql, Row<T> each, @Nullable Object... values)
            throws SQLException {
        List<T> found = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            fill(statement, values);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    found.add(each.read(row));
                }
            }
        }
        return found;
    }

    static void fill(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            if (values[i] instanceof byte[] bytes) {
                statement.setBytes(i + 1, bytes);
            } else {
                statement.setObject(i + 1, values[i]);
            }
        }
    }
}
