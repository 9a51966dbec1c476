package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Phaseline;
import org.phaseline.cli.Run;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.TerminalStyle;

class ServeCommandTest {

    @TempDir
    private Path folder;

    @Test
    void theAddressItPrintsLeadsToTheLobby() throws Exception {
        PipedReader said = new PipedReader(4096);
        PrintWriter out = new PrintWriter(new PipedWriter(said), true);
        CommandEnvironment around =
                new CommandEnvironment(out, new PrintWriter(new StringWriter()), () -> TerminalStyle.plain(80), () -> {
                    throw new IllegalStateException("nobody is asked anything");
                });
        CompletableFuture<Integer> code = new CompletableFuture<>();
        Thread serving = Thread.ofPlatform()
                .start(() -> code.complete(Phaseline.run(
                        around,
                        "serve",
                        "--port",
                        "0",
                        "--no-open",
                        "--data",
                        folder.resolve("new/data").toString())));
        try (HttpClient http = HttpClient.newHttpClient()) {
            String line = new BufferedReader(said).readLine();
            assertThat(line).startsWith("Phaseline is at http://localhost:");
            String address = line.replaceAll(".*(http\\S+).*", "$1");
            HttpResponse<String> lobby = http.send(
                    HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(lobby.body()).contains("<title>Phaseline</title>");
        } finally {
            serving.interrupt();
        }
        assertThat(code.get()).isEqualTo(ExitCode.OK);
        assertThat(folder.resolve("new/data/tables.sqlite")).exists();
    }

    @Test
    void howLongTablesStayAndHowMuchTheyTakeUpIsSaidInNumbers() {
        String data = folder.resolve("data").toString();
        assertThat(Run.of("serve", "--keep", "soon", "--no-open", "--data", data)
                        .err())
                .contains("--keep needs a number of days, such as 90d.");
        assertThat(Run.of("serve", "--keep", "0d", "--no-open", "--data", data).exitCode())
                .isEqualTo(ExitCode.USAGE);
        assertThat(Run.of("serve", "--quota", "a lot", "--no-open", "--data", data)
                        .err())
                .contains("--quota needs a size, such as 500m or 2g.");
        assertThat(Run.of("serve", "--least-free", "-1", "--no-open", "--data", data)
                        .exitCode())
                .isEqualTo(ExitCode.USAGE);
        assertThat(folder.resolve("data")).doesNotExist();
    }

    @Test
    void aPortThatIsTakenIsSaidInASentence() throws Exception {
        try (ServerSocket taken = new ServerSocket(0)) {
            Run run = Run.of(
                    "serve",
                    "--port",
                    String.valueOf(taken.getLocalPort()),
                    "--host",
                    "0.0.0.0",
                    "--no-open",
                    "--data",
                    folder.toString());
            assertThat(run.exitCode()).isEqualTo(ExitCode.ENVIRONMENT);
            assertThat(run.err())
                    .contains("in use", "Choose another with --port.")
                    .doesNotContain("Exception");
        }
    }
}
