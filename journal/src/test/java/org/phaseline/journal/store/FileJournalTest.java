package org.phaseline.journal.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.journal.Skirmish;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

class FileJournalTest {

    private static final Header HEADER = new Header(
            "ab",
            Skirmish.text(1),
            "",
            List.of(),
            List.of(),
            List.of(),
            DiceMode.UMPIRE,
            DiceProtocol.BY_MOMENT,
            Skirmish.SEED.commitment().hex(),
            0,
            1,
            1);

    private static final Event.Began BEGAN = new Event.Began(List.of(), 1);

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("game.journal");
    }

    private Path beside(String ending) {
        return folder.resolve("game.journal" + ending);
    }

    private FileJournal created() throws JournalProblem {
        return FileJournal.create(file(), HEADER, BEGAN, Optional.of(Skirmish.SEED));
    }

    @Test
    void onlyTheOwnerMayReadTheSeedAndTheJournal() throws Exception {
        created().close();

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(beside(".seed"))))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
                .isEqualTo("rw-------");
        assertThat(Files.readString(beside(".seed"))).isEqualTo(Skirmish.SEED.hex() + "\n");
    }

    @Test
    void nothingElseIsLeftInTheFolder() throws Exception {
        try (FileJournal journal = created()) {
            journal.append(new Event.TakenBack(0, 2));
            try (var names = Files.list(folder)) {
                assertThat(names.map(path -> path.getFileName().toString()))
                        .containsExactlyInAnyOrder("game.journal", "game.journal.seed", "game.journal.lock");
            }
            journal.append(new Event.Ended(Skirmish.SEED.hex()));
        }
        try (var names = Files.list(folder)) {
            assertThat(names.map(path -> path.getFileName().toString())).containsExactly("game.journal");
        }
    }

    @Test
    void whatIsAppendedIsInTheFileAtOnce() throws Exception {
        try (FileJournal journal = created()) {
            assertThat(FileJournal.read(file()).events()).containsExactly(BEGAN);
            journal.append(new Event.TakenBack(0, 2));
            assertThat(FileJournal.read(file()).events()).containsExactly(BEGAN, new Event.TakenBack(0, 2));
            assertThat(journal.journal().events()).hasSize(2);
        }
    }

    @Test
    void onlyOneAtATimeCanWriteAJournal() throws Exception {
        try (FileJournal journal = created()) {
            for (int i = 0; i < 3; i++) {
                assertThatThrownBy(() -> FileJournal.open(file()))
                        .hasMessage("The journal game.journal is being played by another Phaseline; only one"
                                + " can write it at a time.");
            }
            journal.append(new Event.TakenBack(0, 2));
        }
        FileJournal.open(file()).writer().close();
    }

    @Test
    void aLinkToAJournalIsTheSameJournal() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), file());
        FileJournal journal = created();

        assertThatThrownBy(() -> FileJournal.open(link)).hasMessageContaining("is being played");
        journal.close();
        OpenedJournal opened = FileJournal.open(link);
        assertThat(opened.seed()).isPresent();
        opened.writer().close();
    }

    @Test
    void nothingIsOverwritten() throws Exception {
        created().close();
        assertThatThrownBy(this::created)
                .hasMessage("There is already a journal game.journal; resume it or choose another name.");
        Files.delete(file());
        assertThatThrownBy(this::created)
                .hasMessage("The seed of another game is in game.journal.seed; put its journal back, or delete that"
                        + " file.");
        assertThat(Files.readString(beside(".seed"))).startsWith(Skirmish.SEED.hex());
    }

    @Test
    void whatAStoppedBeginningLeftBehindIsClearedAway() throws Exception {
        Files.writeString(beside(".new"), "{\"phase");
        Files.writeString(beside(".seed"), "00");
        created().close();

        assertThat(beside(".new")).doesNotExist();
        assertThat(Files.readString(beside(".seed"))).startsWith(Skirmish.SEED.hex());
        FileJournal.open(file()).writer().close();
    }

    @Test
    void aFolderThatIsNotThereIsSaid() {
        Path nowhere = folder.resolve("nowhere/game.journal");

        assertThatThrownBy(() -> FileJournal.create(nowhere, HEADER, BEGAN, Optional.empty()))
                .isInstanceOf(JournalProblem.class)
                .hasMessage(
                        "The journal " + nowhere + " cannot be opened: " + nowhere.getParent() + " does not exist.");
        assertThatThrownBy(() -> FileJournal.create(folder, HEADER, BEGAN, Optional.empty()))
                .hasMessage("The journal " + folder + " cannot be opened: it is a folder.");
        assertThatThrownBy(() -> FileJournal.open(file())).hasMessage("There is no journal game.journal.");
        assertThatThrownBy(() -> FileJournal.read(file()))
                .hasMessage("The journal game.journal cannot be read: " + file() + " does not exist.");
        assertThatThrownBy(() -> FileJournal.create(Path.of("/"), HEADER, BEGAN, Optional.empty()))
                .isInstanceOf(JournalProblem.class);
    }

    @Test
    void aTornLastLineIsPutAsideAndTheJournalGoesOn() throws Exception {
        created().close();
        byte[] whole = Files.readAllBytes(file());
        Files.writeString(file(), "{\"event\":\"answer\",\"n\":1", StandardOpenOption.APPEND);

        OpenedJournal opened = FileJournal.open(file());
        assertThat(opened.journal().events()).containsExactly(BEGAN);
        assertThat(opened.cutOff()).isPresent();
        assertThat(Files.readAllBytes(file())).isEqualTo(whole);
        assertThat(Files.readString(beside(".torn"))).isEqualTo("{\"event\":\"answer\",\"n\":1");
        opened.writer().append(new Event.TakenBack(0, 2));
        opened.writer().close();
        assertThat(FileJournal.read(file()).events()).hasSize(2);
    }

    @Test
    void readingAloneNeverChangesAnything() throws Exception {
        created().close();
        Files.writeString(file(), "{\"event\":\"ans", StandardOpenOption.APPEND);
        byte[] before = Files.readAllBytes(file());

        Journal journal = FileJournal.read(file());
        assertThat(journal.torn()).isTrue();
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
        assertThat(beside(".torn")).doesNotExist();
    }

    @Test
    void damageBeforeTheLastLineIsRefusedAndLeftAlone() throws Exception {
        try (FileJournal journal = created()) {
            journal.append(new Event.TakenBack(0, 2));
        }
        byte[] bytes = Files.readAllBytes(file());
        String text = new String(bytes, StandardCharsets.UTF_8).replace("\"begin\"", "\"begun\"");
        Files.writeString(file(), text);

        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> FileJournal.open(file()))
                    .hasMessage("game.journal, line 2: this line is damaged, or does not follow the one before it.");
        }
        assertThat(Files.readString(file())).isEqualTo(text);
        assertThat(beside(".lock")).doesNotExist();
    }

    /** It was kept and confirmed, so it is never put aside as if it had been broken off. */
    @Test
    void aDamagedLastLineIsRefusedAndLeftAlone() throws Exception {
        try (FileJournal journal = created()) {
            journal.append(new Event.TakenBack(0, 2));
        }
        byte[] damaged = Files.readAllBytes(file());
        damaged[damaged.length - 20] ^= 1;
        Files.write(file(), damaged);

        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> FileJournal.open(file()))
                    .hasMessage("game.journal, line 3: this line is damaged, or does not follow the one before it.");
            assertThatThrownBy(() -> FileJournal.read(file())).hasMessageStartingWith("game.journal, line 3:");
        }
        assertThat(Files.readAllBytes(file())).isEqualTo(damaged);
        assertThat(beside(".torn")).doesNotExist();
        assertThat(beside(".lock")).doesNotExist();
    }

    @Test
    void aLastLineOfZerosIsPutAsideAndNobodyIsToldThatNothingWasLost() throws Exception {
        created().close();
        byte[] whole = Files.readAllBytes(file());
        Files.write(file(), new byte[100], StandardOpenOption.APPEND);

        OpenedJournal opened = FileJournal.open(file());
        opened.writer().close();

        assertThat(opened.cutOff())
                .hasValue("A part of the last line of game.journal was never written to the disk; the line was moved"
                        + " to game.journal.torn. If its answer was confirmed to you, the disk has lost it.");
        assertThat(Files.readAllBytes(file())).isEqualTo(whole);
        assertThat(Files.readAllBytes(beside(".torn"))).isEqualTo(new byte[100]);
    }

    @Test
    void aJournalThatWasMovedAwayReplacedOrChangedIsNotWritten() throws Exception {
        try (FileJournal journal = created()) {
            byte[] bytes = Files.readAllBytes(file());
            Files.delete(file());
            assertThatThrownBy(() -> journal.append(BEGAN))
                    .hasMessage("The journal game.journal cannot be written: it was deleted or moved away.");
            Files.write(file(), bytes);
            assertThatThrownBy(() -> journal.append(BEGAN))
                    .hasMessage("The journal game.journal cannot be written: it was replaced by another file.");
        }
    }

    @Test
    void aJournalSomebodyElseHasWrittenOnIsNotWritten() throws Exception {
        try (FileJournal journal = created()) {
            Files.writeString(file(), "\n", StandardOpenOption.APPEND);
            assertThatThrownBy(() -> journal.append(BEGAN))
                    .hasMessage("The journal game.journal cannot be written: another program has changed it.");
        }
    }

    @Test
    void aFolderThatWasDeletedIsSaid(@TempDir Path parent) throws Exception {
        Path inner = Files.createDirectory(parent.resolve("inner"));
        try (FileJournal journal = FileJournal.create(inner.resolve("game"), HEADER, BEGAN, Optional.empty())) {
            Files.delete(inner.resolve("game"));
            Files.delete(inner.resolve("game.lock"));
            Files.delete(inner);
            assertThatThrownBy(() -> journal.append(BEGAN))
                    .hasMessage("The journal game cannot be written: it was deleted or moved away.");
        }
    }

    @Test
    void aJournalThatWasClosedIsNotWritten() throws Exception {
        FileJournal journal = created();
        journal.close();
        journal.close();

        assertThatThrownBy(() -> journal.append(BEGAN)).hasMessage("The journal game.journal was closed.");
    }

    /** Takes so many bytes of what is written, then is full. */
    private static final class FullDisk implements Storage {

        byte[] content = new byte[0];
        int room;
        boolean cutFails;

        @Override
        public void write(byte[] bytes, long at) throws IOException {
            int taken = Math.min(room, bytes.length);
            room -= taken;
            byte[] longer = Arrays.copyOf(content, (int) Math.max(content.length, at + taken));
            System.arraycopy(bytes, 0, longer, (int) at, taken);
            content = longer;
            if (taken < bytes.length) {
                throw new IOException("No space left on device");
            }
        }

        @Override
        public void cut(long at) throws IOException {
            if (cutFails) {
                throw new IOException("Input/output error");
            }
            content = Arrays.copyOf(content, (int) at);
        }

        @Override
        public void requireUnchanged(long length) throws IOException {
            if (content.length != length) {
                throw new IOException("another program has changed it");
            }
        }

        @Override
        public void close() {}
    }

    private FileJournal on(FullDisk disk) throws JournalProblem {
        SideFiles files = SideFiles.of(file());
        return new FileJournal(files, JournalLock.take(files), disk, "00000000", 0);
    }

    @Test
    void aLineThatDidNotFitOnTheDiskIsCutOffAndCanBeWrittenLater() throws Exception {
        FullDisk disk = new FullDisk();
        try (FileJournal journal = on(disk)) {
            for (int room = 0; room < 40; room++) {
                disk.room = room;
                assertThatThrownBy(() -> journal.append(BEGAN))
                        .hasMessage("The journal game.journal cannot be written: No space left on device.");
                assertThat(disk.content).isEmpty();
            }
            disk.room = 1000;
            journal.append(BEGAN);
            journal.append(new Event.TakenBack(0, 2));
        }
        assertThat(new String(disk.content, StandardCharsets.UTF_8))
                .hasLineCount(2)
                .endsWith("}\n");
    }

    /** What was written may be a whole line: then it is there when the journal is opened again. */
    @Test
    void whoCannotCutOffWhatWasWrittenDoesNotSayThatNothingWas() throws Exception {
        FullDisk disk = new FullDisk();
        try (FileJournal journal = on(disk)) {
            disk.room = 5;
            assertThatThrownBy(() -> journal.append(BEGAN))
                    .isInstanceOfSatisfying(
                            JournalProblem.class,
                            problem -> assertThat(problem.doubtful()).isFalse());
            disk.cutFails = true;
            disk.room = 5;
            assertThatThrownBy(() -> journal.append(BEGAN))
                    .isInstanceOfSatisfying(
                            JournalProblem.class,
                            problem -> assertThat(problem.doubtful()).isTrue());
        }
    }

    @Test
    void nothingIsWrittenBehindARestThatCannotBeCutOff() throws Exception {
        FullDisk disk = new FullDisk();
        try (FileJournal journal = on(disk)) {
            disk.room = 5;
            disk.cutFails = true;
            assertThatThrownBy(() -> journal.append(BEGAN)).hasMessageContaining("No space left on device");
            disk.room = 1000;
            assertThatThrownBy(() -> journal.append(BEGAN)).hasMessageContaining("Input/output error");
            assertThat(disk.content).hasSize(5);
            disk.cutFails = false;
            journal.append(BEGAN);
        }
        assertThat(new String(disk.content, StandardCharsets.UTF_8))
                .hasLineCount(1)
                .startsWith("{\"event\"");
    }
}
