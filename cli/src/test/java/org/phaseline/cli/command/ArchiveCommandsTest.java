package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Run;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.web.AddressLimits;

/** Tables go from a server into files and back. */
@Tag("slow")
class ArchiveCommandsTest {

    @TempDir
    private Path folder;

    @Test
    void allTablesGoIntoAFileAndOutOfItAgain() throws Exception {
        String table = aTable();
        Run backup = run("backup", "backup.zip", "--data", "data");
        assertThat(backup.err()).isEmpty();
        assertThat(backup.out())
                .startsWith("1 table from ")
                .contains("backup.zip.\n", "The key to the seeds of 1 running game is in ", "backup.zip.key");

        Run restore = run("restore", "backup.zip", "--data", "other/folder");
        assertThat(restore.err()).isEmpty();
        assertThat(restore.out()).startsWith("1 table restored to ");
        assertThat(run("restore", "backup.zip", "--data", "other/folder").out())
                .startsWith("0 tables restored")
                .endsWith(" 1 table existed already.\n");
        assertThat(run("export", table, "there.journal", "--data", "other/folder")
                        .exitCode())
                .isEqualTo(ExitCode.OK);
    }

    @Test
    void aTableIsBackedUpAndExportedWhileItIsServed() throws Exception {
        try (Server server = serve()) {
            String table = make(server);
            assertThat(run("backup", "backup.zip", "--data", "data").out()).startsWith("1 table from ");
            assertThat(run("export", table, "game.journal", "--data", "data").exitCode())
                    .isEqualTo(ExitCode.OK);
            for (Run seeds : List.of(
                    run("backup", "clear.zip", "--with-seeds", "--data", "data"),
                    run("export", table, "clear.journal", "--with-seed", "--data", "data"))) {
                assertThat(seeds.exitCode()).isEqualTo(ExitCode.ENVIRONMENT);
                assertThat(seeds.err()).contains("needs exclusive access: stop the server first.");
            }
            assertThat(folder.resolve("clear.zip")).doesNotExist();
            assertThat(folder.resolve("clear.journal")).doesNotExist();
        }
    }

    @Test
    void withoutItsKeyABackupIsRestoredButForTheSeedsWhichCanBeAddedLater() throws Exception {
        String table = aTable();
        run("backup", "backup.zip", "--data", "data");
        Files.move(folder.resolve("backup.zip.key"), folder.resolve("safe.key"));
        Run restore = run("restore", "backup.zip", "--data", "other");
        assertThat(restore.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(restore.out()).contains("1 table can be viewed, but not continued", table, "--key");
        assertThat(run("doctor", "", "--data", "other").out()).contains(table, "seed is missing");

        Run key = run("restore", "backup.zip", "--key", "safe.key", "--data", "other");
        assertThat(key.err()).isEmpty();
        assertThat(key.out()).contains("0 tables restored", "1 table can be continued again");
        assertThat(run("doctor", "", "--data", "other").exitCode()).isEqualTo(ExitCode.OK);
        assertThat(run("restore", "backup.zip", "--key", "nowhere.key", "--data", "other")
                        .err())
                .contains("There is no file");
    }

    @Test
    void anExportedGameCanBeReplayedAndPlayedOn() throws Exception {
        String table = aTable();
        Run without = run("export", table, "without.journal", "--data", "data");
        assertThat(without.out()).contains("do not show it to the players").doesNotContain("seed");
        assertThat(folder.resolve("without.journal.seed")).doesNotExist();
        String seedless = folder.resolve("without.journal").toString();
        assertThat(Run.of("replay", seedless).out()).contains("0 answers");
        assertThat(Run.typing("quit\n", "play", "--journal", seedless).err()).contains("secret seed");

        Run export = run(
                "export",
                "http://localhost:7117/t/" + table + "/1#secret",
                "game.journal",
                "--with-seed",
                "--data",
                "data");
        assertThat(export.err()).isEmpty();
        assertThat(export.out()).contains("Border Skirmish", "game.journal.seed from the players", "players' log says");

        String journal = folder.resolve("game.journal").toString();
        assertThat(folder.resolve("game.journal.seed")).exists();
        assertThat(Run.of("replay", journal).out()).contains("0 answers");
        Run on = Run.typing("quit\n", "play", "--journal", journal);
        assertThat(on.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(on.out()).contains("Write down a plan for the day");

        Run again = run("export", table, "game.journal", "--data", "data");
        assertThat(again.exitCode()).isEqualTo(ExitCode.PROBLEMS);
        assertThat(again.err()).contains("already a journal game.journal");
    }

    @Test
    void whatIsNotThereIsSaidInASentence() throws Exception {
        assertThat(run("backup", "backup.zip", "--data", "nowhere").err()).contains("There are no tables in");
        assertThat(folder.resolve("nowhere")).doesNotExist();
        assertThat(run("restore", "nothing.zip", "--data", "data").err()).contains("There is no file");
        Files.writeString(folder.resolve("letter.zip"), "dear Ada");
        Run letter = run("restore", "letter.zip", "--data", "data");
        assertThat(letter.exitCode()).isEqualTo(ExitCode.PROBLEMS);
        assertThat(letter.err()).contains("is not a backup of Phaseline");
        aTable();
        assertThat(run("export", "-nobody", "x.journal", "--data", "data").err())
                .contains("There is no table '-nobody'");
        assertThat(run("backup", "no/such/folder/backup.zip", "--data", "data").err())
                .contains("cannot be written")
                .doesNotContain("Exception");
        Run address = Run.of("backup", "backup.zip", "--store", "postgres://me:hush@localhost/x");
        assertThat(address.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(address.err()).contains("jdbc:postgresql://").doesNotContain("hush");
    }

    private Run run(String command, String file, String... rest) {
        List<String> arguments = new ArrayList<>(List.of(command));
        if (!file.isEmpty()) {
            arguments.add(command.equals("export") ? file : folder.resolve(file).toString());
        }
        for (String each : rest) {
            arguments.add(each.startsWith("--") ? each : folder.resolve(each).toString());
        }
        return Run.of(arguments.toArray(String[]::new));
    }

    private Server serve() throws Exception {
        return Server.start(
                new Settings("localhost", 0, folder.resolve("data"), AddressLimits.NONE),
                new PrintWriter(new StringWriter()));
    }

    private String aTable() throws Exception {
        try (Server server = serve()) {
            return make(server);
        }
    }

    private static String make(Server server) throws Exception {
        try (HttpClient http = HttpClient.newHttpClient()) {
            String made = http.send(
                            HttpRequest.newBuilder(URI.create(server.address() + "api/tables"))
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"border\"}"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
            Matcher found = Pattern.compile("\"table\":\"([^\"]+)\"").matcher(made);
            assertThat(found.find()).as(made).isTrue();
            return found.group(1);
        }
    }
}
