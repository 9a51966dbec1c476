package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Run;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;

/** What whoever runs a server does with its tables. The store is one that an earlier version damaged four tables of. */
@Tag("slow")
class UpkeepCommandsTest {

    @TempDir
    private Path folder;

    private String data = "";

    @BeforeEach
    void restored() throws Exception {
        Path backup = Path.of("../server/src/test/resources/org/phaseline/server/archive/store-damaged-by-films.zip");
        data = folder.resolve("data").toString();
        assertThat(Run.of("restore", backup.toString(), "--data", data).exitCode())
                .isEqualTo(ExitCode.OK);
    }

    @Test
    void theDoctorNamesEveryDamagedTableAndMendsThem() throws Exception {
        Run doctor = Run.of("doctor", "--data", data);
        assertThat(doctor.exitCode()).isEqualTo(ExitCode.PROBLEMS);
        assertThat(doctor.out())
                .contains("Table Kw9lQYS64DdV, Border Skirmish:", "line 41: the journal says roll")
                .contains("Table r1q-0Y1sMmG4", "Table DBqeKQmLcwR5", "Table udn040q8X6g4")
                .contains("Can be repaired")
                .contains("13 tables in ", "checked: 4 with problems.")
                .endsWith("'phaseline doctor --mend' repairs what can be repaired.\n");

        try (Store serving = new StoreAddress.Folder(Path.of(data)).serve()) {
            Run busy = Run.of("doctor", "--mend", "--data", data);
            assertThat(busy.exitCode()).isEqualTo(ExitCode.ENVIRONMENT);
            assertThat(busy.err()).contains("--mend needs exclusive access: stop the server first.");
            assertThat(serving.replacedJournals(serving.ids().getFirst())).isEmpty();
        }
        Run mend = Run.of("doctor", "--mend", "--data", data);
        assertThat(mend.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(mend.out()).contains("Repaired: its rolls were computed again", "all in order.");
        Run after = Run.of("doctor", "--data", data);
        assertThat(after.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(after.out()).startsWith("13 tables in ");

        String before = folder.resolve("before.journal").toString();
        assertThat(Run.of("export", "Kw9lQYS64DdV", before, "--before-mending", "--data", data)
                        .exitCode())
                .isEqualTo(ExitCode.OK);
        assertThat(Run.of("verify", before).exitCode()).isEqualTo(ExitCode.PROBLEMS);
        String now = folder.resolve("now.journal").toString();
        Run.of("export", "Kw9lQYS64DdV", now, "--data", data);
        assertThat(Run.of("verify", now).exitCode()).isEqualTo(ExitCode.OK);
    }

    @Test
    void aBackupNamesTheDamagedTables() {
        Run backup = Run.of("backup", folder.resolve("b.zip").toString(), "--data", data);
        assertThat(backup.exitCode()).isEqualTo(ExitCode.PROBLEMS);
        assertThat(backup.out()).startsWith("13 tables from ");
        assertThat(backup.err())
                .contains("Table r1q-0Y1sMmG4 is in the backup as it is, but damaged: table r1q-0Y1sMmG4, line 14: ");
    }

    @Test
    void tablesAreListedByAgeAndSize() {
        Run list = Run.of("tables", "--data", data);
        assertThat(list.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(list.out())
                .contains("table ", "last move", "kOmcCAHZ3nEX", "over", "to move: seat ", "13 tables in ");
        String json =
                Run.of("tables", "--sort", "size", "--json", "--data", data).out();
        assertThat(json).contains("\"table\" : \"kOmcCAHZ3nEX\"", "\"bytes\" : ");
        long last = Long.MAX_VALUE;
        for (String line : json.lines().filter(it -> it.contains("\"bytes\"")).toList()) {
            long bytes = Long.parseLong(line.replaceAll("\\D", ""));
            assertThat(bytes).isPositive().isLessThanOrEqualTo(last);
            last = bytes;
        }
    }

    @Test
    void tablesAreDeletedAfterAYesAndNotWhileTheyAreServed() throws Exception {
        try (Store serving = new StoreAddress.Folder(Path.of(data)).serve()) {
            Run busy = Run.of("tables", "delete", "kOmcCAHZ3nEX", "--yes", "--data", data);
            assertThat(busy.exitCode()).isEqualTo(ExitCode.ENVIRONMENT);
            assertThat(busy.err()).contains("stop the server first");
            assertThat(serving.ids()).hasSize(13);
        }
        assertThat(Run.typing("no\n", "tables", "delete", "kOmcCAHZ3nEX", "--data", data)
                        .out())
                .contains("kOmcCAHZ3nEX", "Nothing was deleted.");
        Run unknown = Run.of("tables", "delete", "kOmcCAHZ3nEX", "-nobody", "--yes", "--data", data);
        assertThat(unknown.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(unknown.err()).contains("There is no table '-nobody'");
        assertThat(Run.typing("yes\n", "tables", "delete", "kOmcCAHZ3nEX", "r1q-0Y1sMmG4", "--data", data)
                        .out())
                .contains("2 tables deleted.");
        assertThat(Run.of("tables", "--data", data).out())
                .contains("11 tables in ")
                .doesNotContain("kOmcCAHZ3nEX");
    }
}
