package org.phaseline.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** What one kind of database needs said otherwise than another. */
interface Dialect {

    /** The tables there, for people: never with a password. */
    String place();

    /** Where the scripts lie that lay the tables out. */
    String scripts();

    /** For the scripts, and for those who read. */
    DataSource source();

    /** What those who read need besides. */
    void forReading(HikariConfig config);

    /** Whether a connection that failed in this way is worth nothing any more. */
    boolean broken(SQLException problem);

    /** Whether the database is well, and only does not want this: a number that is used already, a seat that is not there. */
    boolean refusal(SQLException problem);

    /** Why it failed, as the end of a sentence. */
    String why(SQLException problem);

    /** How much room the tables take up. */
    StoreUsage usage(Connection connection) throws SQLException;

    /** Gives room back that deleted tables have left; for who is alone there. */
    void compact() throws SQLException;
}
