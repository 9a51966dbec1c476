package org.phaseline.server.table;

import java.util.Map;
import org.phaseline.server.store.StoredTable;
import org.phaseline.session.TableMessage;

/**
 * Something the operator of the server did that everybody at a table reads in the log.
 *
 * @param number the record's in the stream of the table
 */
public record OperatorRecord(int number, byte[] bytes) {

    /** The seed is out of the store: whoever has it knows every roll to come. */
    public static final String SEED_TAKEN =
            "The operator has exported the dice seed of this game: whoever has it knows" + " every roll to come";

    private static final int NOBODY = -1;

    /** The next at a table nobody is playing at meanwhile. */
    public static OperatorRecord next(StoredTable stored, String sentence) {
        // The last line of a game that is over only reveals the seed; as long as it is secret there is none.
        int lines = stored.lines().size()
                - (stored.summary().over() && stored.seed().isEmpty() ? 1 : 0);
        TableMessage said = new TableMessage(lines, NOBODY, TableMessage.Kind.OPERATOR, "", sentence, Map.of());
        return new OperatorRecord(stored.records().size() + 1, said.bytes());
    }
}
