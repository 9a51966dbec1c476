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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Run;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.web.Limits;

/** Tables go from a server into files and back. */
class ArchiveCommandsTest {

    @TempDir
    private Path folder;

    @Test
    void allTablesGoIntoAFileAndOutOfItAgain() throws Exception {
        String table = aTable();
        Run backup = run("backup", "backup.zip", "--data", "data");
        assertThat(backup.err()).isEmpty();
        assertThat(backup.out()).startsWith("1 table from ").endsWith("backup.zip.\n");

        Run restore = run("restore", "backup.zip", "--data", "other/folder");
        assertThat(restore.err()).isEmpty();
        assertThat(restore.out()).startsWith("1 table restored to ");
        assertThat(run("restore", "backup.zip", "--data", "other/folder").out())
                .startsWith("0 tables restored")
                .endsWith(" 1 table there already.\n");
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
        }
    }

    @Test
    void anExportedGameCanBeReplayedAndPlayedOn() throws Exception {
        String table = aTable();
        Run export = run("export", "http://localhost:7117/t/" + table + "/1#secret", "game.journal", "--data", "data");
        assertThat(export.err()).isEmpty();
        assertThat(export.out()).contains("Border Skirmish", "game.journal.seed from the players");

        String journal = folder.resolve("game.journal").toString();
        assertThat(folder.resolve("game.journal.seed")).exists();
        assertThat(Run.of("replay", journal).out()).contains("0 answers stand");
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
        String[] arguments = new String[rest.length + 2];
        arguments[0] = command;
        arguments[1] = command.equals("export") ? file : folder.resolve(file).toString();
        for (int i = 0; i < rest.length; i++) {
            boolean inFolder = !rest[i].startsWith("--");
            arguments[i + 2] = inFolder ? folder.resolve(rest[i]).toString() : rest[i];
        }
        return Run.of(arguments);
    }

    private Server serve() throws Exception {
        return Server.start(
                new Settings("localhost", 0, folder.resolve("data"), Limits.NONE), new PrintWriter(new StringWriter()));
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
