package org.phaseline.server.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.journal.Verify;
import org.phaseline.journal.format.Journal;
import org.phaseline.server.archive.Restore;
import org.phaseline.server.store.MailConsent;
import org.phaseline.server.store.SqliteStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.TableCheck.Remedy;

/**
 * The store here was made by the last build whose films ruled with the dice of the game: of its 13 tables four hold rolls of earlier
 * answers in a later line.
 */
@Tag("slow")
class DoctorTest {

    private static final Map<String, Integer> DAMAGED =
            new TreeMap<>(Map.of("Kw9lQYS64DdV", 41, "r1q-0Y1sMmG4", 14, "DBqeKQmLcwR5", 25, "udn040q8X6g4", 98));

    @TempDir
    private Path folder;

    private Store store;

    @BeforeEach
    void aStoreDamagedByFilms() throws Exception {
        Path backup = folder.resolve("backup.zip");
        try (InputStream in = Restore.class.getResourceAsStream("store-damaged-by-films.zip")) {
            Files.copy(Objects.requireNonNull(in), backup);
        }
        store = SqliteStore.open(folder.resolve("tables.sqlite"));
        Restore.read(backup, store, (done, of) -> {});
    }

    @AfterEach
    void close() {
        store.close();
    }

    private Doctor.Report examine(boolean mend) throws Exception {
        return new Doctor(store, mend).examine((done, of) -> {});
    }

    @Test
    void everyTableThatDoesNotReplayIsNamedWithItsLine() throws Exception {
        Doctor.Report report = examine(false);
        assertThat(report.tables()).isEqualTo(13);
        assertThat(report.allWell()).isFalse();
        assertThat(report.patients())
                .extracting(patient -> patient.id().text())
                .containsExactlyInAnyOrderElementsOf(DAMAGED.keySet());
        for (Doctor.Patient patient : report.patients()) {
            assertThat(patient.left()).singleElement().satisfies(problem -> {
                assertThat(problem.sentence())
                        .contains("line " + DAMAGED.get(patient.id().text()) + ": the journal says roll");
                assertThat(problem.remedy()).isEqualTo(Remedy.ROLLS);
            });
        }
    }

    @Test
    void lookingChangesNothing() throws Exception {
        List<String> before = everything();
        examine(false);
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void journalsThatFilmsHaveDamagedAreMended() throws Exception {
        Map<String, StoredTable> before = new TreeMap<>();
        for (String id : DAMAGED.keySet()) {
            before.put(id, store.table(new TableId(id)).orElseThrow());
        }
        Doctor.Report report = examine(true);
        assertThat(report.allWell()).isTrue();
        assertThat(report.patients())
                .hasSize(4)
                .allSatisfy(patient ->
                        assertThat(patient.mended()).singleElement().asString().contains("computed again"));
        assertThat(examine(false).patients()).isEmpty();

        GameTables tables = new GameTables(store, new Library());
        for (StoredTable was : before.values()) {
            StoredTable now = store.table(was.id()).orElseThrow();
            assertThat(withoutRolls(now.lines()))
                    .as("nothing but rolls, and the checksums that follow them, has changed")
                    .isEqualTo(withoutRolls(was.lines()));
            assertThat(store.replacedJournals(was.id()))
                    .as("the journal as it was is kept")
                    .containsExactly(joined(was.lines()));
            GameTable table = tables.find(was.id()).orElseThrow();
            assertThat(table.log(-1, 0, table.view(-1).lines()))
                    .as("everybody is told")
                    .anyMatch(line -> line.text().contains("has repaired this table's journal"));
            Journal journal = Journal.read("it", joined(now.lines()));
            assertThat(Verify.of(journal).wrong()).isEmpty();
            assertThat(Verify.of(Journal.read("it", joined(was.lines()))).wrong())
                    .isNotEmpty();
        }
    }

    @Test
    void aTableWithoutItsSeedIsSaidToBeOneThatCannotGoOn() throws Exception {
        StoredTable running = store.table(new TableId("maFRwHWytKC4")).orElseThrow();
        TableId copy = new TableId("copy");
        store.create(new StoredTable(
                copy,
                running.title(),
                running.created(),
                java.util.Optional.empty(),
                running.seats(),
                running.lines(),
                running.talk(),
                running.summary()));
        assertThat(patient(copy).left()).singleElement().satisfies(problem -> {
            assertThat(problem.sentence()).contains("seed is missing");
            assertThat(problem.remedy()).isEqualTo(Remedy.SEED);
        });
    }

    @Test
    void damageOfOtherKindsIsNamedAndLeftAlone() throws Exception {
        StoredTable whole = store.table(new TableId("kOmcCAHZ3nEX")).orElseThrow();
        List<byte[]> lines = new ArrayList<>(whole.lines());
        lines.remove(20);
        TableId gap = copy(whole, "gap", lines, whole.talk(), whole.summary());
        TableId mumbled = copy(whole, "mumbled", whole.lines(), List.of(bytes("{\"kind\":\"stop\"}")), whole.summary());
        TableId garbled = copy(whole, "garbled", whole.lines(), List.of(bytes("hello")), whole.summary());
        TableId nobody = copy(whole, "nobody", whole.lines(), whole.talk(), whole.summary());
        store.keep(new StoredNotice(
                nobody, 7, "", "https://example.org", true, MailConsent.NONE, StoredNotice.Stage.NOT_AWAITED, 0, 0));
        List<String> before = everything();

        Doctor.Report report = examine(false);
        assertThat(sentence(report, gap)).contains("line 21").contains("damaged");
        assertThat(sentence(report, mumbled)).contains("do not fit its journal");
        assertThat(sentence(report, garbled)).contains("cannot be read: record 1");
        assertThat(sentence(report, nobody)).contains("notices for seat 8");
        new Doctor(store, true).examine((done, of) -> {});
        assertThat(everything())
                .containsAll(before.stream()
                        .filter(each -> !DAMAGED.containsKey(each.substring(0, each.indexOf(' '))))
                        .toList());
    }

    @Test
    void whatListsShowIsMendedToo() throws Exception {
        StoredTable over = store.table(new TableId("kOmcCAHZ3nEX")).orElseThrow();
        assertThat(over.summary().over()).isTrue();
        TableId copy = copy(over, "copy", over.lines(), over.talk(), new Summary(5, false, "Game turn 1", "", 3));
        assertThat(patient(copy).left())
                .singleElement()
                .satisfies(problem -> assertThat(problem.remedy()).isEqualTo(Remedy.SUMMARY));
        examine(true);
        assertThat(store.summary(copy).orElseThrow().over()).isTrue();
        assertThat(store.summary(copy).orElseThrow().winner())
                .isEqualTo(over.summary().winner());
    }

    private TableId copy(StoredTable of, String id, List<byte[]> lines, List<byte[]> talk, Summary summary)
            throws Exception {
        TableId copy = new TableId(id);
        store.create(new StoredTable(copy, "", 0, of.seed(), of.seats(), lines, talk, summary));
        return copy;
    }

    private Doctor.Patient patient(TableId id) throws Exception {
        return patient(examine(false), id);
    }

    private static Doctor.Patient patient(Doctor.Report report, TableId id) {
        return report.patients().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static String sentence(Doctor.Report report, TableId id) {
        return patient(report, id).left().getFirst().sentence();
    }

    private List<String> everything() throws Exception {
        List<String> all = new ArrayList<>();
        for (TableId id : store.ids()) {
            StoredTable table = store.table(id).orElseThrow();
            all.add(id + " " + table.summary() + texts(table.lines()) + texts(table.talk()));
        }
        return all;
    }

    private static List<String> texts(List<byte[]> lines) {
        return lines.stream()
                .map(line -> new String(line, StandardCharsets.UTF_8))
                .toList();
    }

    private static List<String> withoutRolls(List<byte[]> lines) {
        return texts(lines).stream()
                .map(line -> line.replaceAll("\"rolls\":\\[.*?\\]\\}\\],", "").replaceAll(",\"check\":\"[^\"]*\"", ""))
                .toList();
    }

    private static byte[] joined(List<byte[]> lines) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        lines.forEach(bytes::writeBytes);
        return bytes.toByteArray();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
