package org.phaseline.acceptance.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.StartProblem;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.table.Upkeep;
import org.phaseline.server.web.AddressLimits;
import org.phaseline.server.web.Proxy;

/** A disk that is full, and a file that is damaged. */
@Tag("waits")
class BadDiskTest {

    private static final int PAGE = 4096;

    @TempDir
    private Path folder;

    private final StringWriter trouble = new StringWriter();

    @Test
    void aFullDiskIsSaidAndNothingIsLost() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        boolean mounted = run("mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk.toString());
        if (!mounted) {
            System.out.println("No small disk can be mounted here, so none was filled.");
        }
        assumeTrue(mounted, "no small disk can be mounted here");
        Path stuff = disk.resolve("stuff");
        StoreAddress place = new StoreAddress.Folder(disk.resolve("data"));
        try {
            try (Server server = start(place);
                    Players players = new Players(server.port(), 3)) {
                players.start();
                players.awaitAnswers(20);
                fill(stuff);
                players.awaitRefusals(5);
                assertThat(players.problem()).startsWith("The answer cannot be saved: the disk ");
                Files.delete(stuff);
                players.awaitAnswers(20);
                players.stop();
                players.check(place);
            }
            assertThat(trouble.toString())
                    .contains("Problem with the tables in", "Working again")
                    .doesNotContain("Exception");
        } finally {
            run("umount", disk.toString());
        }
    }

    private static void fill(Path stuff) throws IOException {
        try (var out = Files.newOutputStream(stuff)) {
            byte[] block = new byte[PAGE];
            while (true) {
                out.write(block);
            }
        } catch (IOException full) {
            // As it should be.
        }
    }

    private static boolean run(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException noSuchCommand) {
            return false;
        }
    }

    @Test
    void aDamagedFileIsSaidAtTheStartAndLeftAsItIs() throws Exception {
        StoreAddress place = new StoreAddress.Folder(folder);
        try (Server server = start(place)) {
            Visitor.atNewTable(server.port(), "border");
        }
        Path file = folder.resolve("tables.sqlite");
        byte[] good = Files.readAllBytes(file);
        for (int from : new int[] {0, 100, PAGE}) {
            byte[] bad = good.clone();
            Arrays.fill(bad, from, from + PAGE - 100, (byte) 0x5a);
            Files.write(file, bad);
            assertThatThrownBy(() -> start(place).close())
                    .as("damaged from byte %s", from)
                    .isInstanceOf(StartProblem.class)
                    .hasMessageStartingWith("Phaseline cannot open the tables in " + file)
                    .hasMessageEndingWith("the file is damaged, or not one of Phaseline's.");
            assertThat(Files.readAllBytes(file)).isEqualTo(bad);
        }
        Files.write(file, good);
        start(place).close();
    }

    @Test
    void damageInTheMiddleHurtsOnlyWhoseTableItIs() throws Exception {
        StoreAddress place = new StoreAddress.Folder(folder);
        Path file = folder.resolve("tables.sqlite");
        List<Visitor> hurt;
        List<Visitor> other;
        try (Server server = start(place)) {
            hurt = Visitor.atNewTable(server.port(), "border");
            Random random = new Random(1);
            for (int i = 0; i < 10; i++) {
                Visitor seat = hurt.get(i % hurt.size());
                seat.anyAnswer(random).ifPresent(seat::answer);
            }
            other = Visitor.atNewTable(server.port(), "border");
        }
        try (Server server = start(place)) {
            damage(file, "\"event\":\"answer\",\"n\":3");
            HttpResponse<String> seen = hurt.getFirst().at(server.port()).see();
            assertThat(seen.statusCode()).isEqualTo(503);
            assertThat(Visitor.read(seen).get("problem").textValue())
                    .startsWith("The table cannot be")
                    .contains("damaged");
            Visitor well = other.getFirst().at(server.port());
            assertThat(well.see().statusCode()).isEqualTo(200);
            assertThat(well.anyAnswer(new Random(2))
                            .map(answer -> well.answer(answer).statusCode()))
                    .contains(200);
        }
    }

    @Test
    void aPageThatIsDamagedWhileTheServerRunsIsSaidAndTheServerGoesOn() throws Exception {
        StoreAddress place = new StoreAddress.Folder(folder);
        Path file = folder.resolve("tables.sqlite");
        Visitor seat;
        try (Server server = start(place)) {
            seat = Visitor.atNewTable(server.port(), "border").getFirst();
        }
        try (Server server = start(place)) {
            try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
                byte[] nonsense = new byte[(int) bytes.length() - 2 * PAGE];
                new Random(4).nextBytes(nonsense);
                bytes.seek(2 * PAGE);
                bytes.write(nonsense);
            }
            HttpResponse<String> seen = seat.at(server.port()).see();
            assertThat(seen.statusCode()).isEqualTo(503);
            assertThat(seen.body()).contains("problem").doesNotContain("Exception", "SQLITE");
            assertThat(Visitor.make(server.port(), "border").statusCode()).isEqualTo(503);
            assertThat(trouble.toString()).contains("the file is damaged").doesNotContain("Exception");
        }
    }

    /** Changes a few bytes behind something that stands in the file. */
    private static void damage(Path file, String behind) throws IOException {
        String all = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        int at = all.indexOf(behind);
        assertThat(at).isPositive();
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
            bytes.seek(at + behind.length() + 5L);
            bytes.write("????".getBytes(StandardCharsets.US_ASCII));
        }
    }

    private Server start(StoreAddress place) throws StartProblem {
        // The disk is smaller than what a server usually wants to have left for new tables.
        Upkeep anyDisk = new Upkeep(Optional.empty(), OptionalLong.empty(), 0);
        Settings settings =
                new Settings("localhost", 0, place, AddressLimits.NONE, NoticeSettings.USUAL, Proxy.NONE, anyDisk);
        return Server.start(settings, new PrintWriter(trouble, true));
    }
}
