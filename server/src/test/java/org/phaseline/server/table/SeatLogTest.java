package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.session.LogLine;

/** What players read in the log. */
@Tag("slow")
class SeatLogTest {

    @TempDir
    private Path folder;

    @Test
    void neitherRollsOfNoDiceNorWhatTheRulebookCallsToItselfAreTold() throws Exception {
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"))) {
            GameTable table = AtATable.make(AtATable.tables(store, new Library()), "rof", "Patrol")
                    .table();
            Random random = new Random(4);
            for (int i = 0; i < 400 && !AtATable.asked(table).isEmpty(); i++) {
                List<AtATable.Asked> asked = AtATable.asked(table);
                AtATable.Asked one = asked.get(random.nextInt(asked.size()));
                String choice = one.choices().get(random.nextInt(one.choices().size()));
                table.answer(one.seat(), one.decision(), choice, "");
            }

            List<LogLine> log = table.log(0, 0, table.view(0).lines());
            assertThat(log).anyMatch(line -> line.kind().equals("roll"));
            assertThat(log)
                    .noneMatch(line -> line.text().contains("(0d"))
                    .noneMatch(line -> line.text().startsWith("Event:"));
        }
    }
}
