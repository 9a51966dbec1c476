package org.phaseline.server;

import java.io.PrintWriter;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;

/** Servers on which the dice of every table fall the same in every run, so that no test is red by chance. */
final class SameDice {

    private static final SecretSeed SEED = SecretSeed.of(new byte[32]);

    private SameDice() {}

    static Server start(Settings settings, PrintWriter trouble) throws StartProblem {
        Library library = new Library();
        return Server.start(
                settings,
                trouble,
                library,
                store -> new GameTables(store, library, System::currentTimeMillis, () -> SEED));
    }
}
