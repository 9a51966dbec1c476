package org.phaseline.server.table;

import java.util.Map;
import org.phaseline.journal.format.Journal;
import org.phaseline.server.store.StoredTable;

/**
 * Something the operator of the server did that everybody at a table reads in the log.
 *
 * @param number the record's, as for {@link org.phaseline.server.store.Store#say}
 */
public record OperatorRecord(int number, byte[] bytes) {

    /** The seed is out of the store: whoever has it knows every roll to come. */
    public static final String SEED_TAKEN = "The operator has taken out the dice seed of this game: whoever has it knows"
            + " every roll to come";

    private static final int NOBODY = -1;

    /** The next at a table nobody is playing at meanwhile. */
    public static OperatorRecord next(StoredTable stored, Journal journal, String sentence) {
        int lines = journal.events().size() + (journal.ended() ? 0 : 1);
        Said said = new Said(lines, NOBODY, Said.Kind.OPERATOR, "", sentence, Map.of());
        return new OperatorRecord(stored.talk().size() + 1, said.bytes());
    }
}
