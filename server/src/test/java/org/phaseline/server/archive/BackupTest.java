package org.phaseline.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.Order;
import org.phaseline.server.table.Tables;

/** A backup takes the place of the one before, so it had better be whole. */
class BackupTest {

    @TempDir
    private Path folder;

    @Test
    void aStoreThatWasAwayForAMomentHasLostNoTable() throws Exception {
        try (Store store = SqliteStore.open(folder.resolve("tables.sqlite"))) {
            Tables tables = new Tables(store, new Library());
            for (int i = 0; i < 3; i++) {
                tables.create(new Order("border", Optional.empty(), "", List.of(), List.of(), List.of()));
            }
            Backup.Written written = Backup.write(awayOnce(store), folder.resolve("backup.zip"), (done, of) -> {});
            assertThat(written.damaged()).isEmpty();
            assertThat(written.tables()).isEqualTo(3);
        }
    }

    private static Store awayOnce(Store store) {
        AtomicBoolean away = new AtomicBoolean(true);
        return (Store) Objects.requireNonNull(Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (me, method, with) -> {
                    if (method.getName().equals("table") && away.getAndSet(false)) {
                        throw new StoreProblem("The table cannot be read: the database does not answer just now.");
                    }
                    return method.invoke(store, with);
                }));
    }
}
