package org.phaseline.journal.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LastLine;
import org.phaseline.journal.format.LineWriter;

/**
 * A journal in a file. An event is on the disk before {@link #append} returns, and a line that could not be written whole is
 * cut off again. The secret seed lies beside it until the line that reveals it is on the disk.
 */
public final class FileJournal implements JournalWriter {

    private final SideFiles files;
    private final JournalLock lock;
    private final Storage storage;
    private String check;
    private long length;

    /** Whether something of a line that could not be written may still stand behind the whole ones. */
    private boolean frayed;

    private boolean closed;

    FileJournal(SideFiles files, JournalLock lock, Storage storage, String check, long length) {
        this.files = files;
        this.lock = lock;
        this.storage = storage;
        this.check = check;
        this.length = length;
    }

    /** Reads a journal without writing on it, also while somebody plays it. */
    public static Journal read(Path path) throws JournalProblem {
        SideFiles files = SideFiles.of(path);
        try {
            return Journal.read(files.name(), FileStorage.read(files.journal()));
        } catch (IOException problem) {
            throw unreadable(files, problem);
        }
    }

    /** Begins a journal with its first two lines, which appear in the folder together or not at all. */
    public static FileJournal create(Path path, Header header, Event.Began began, Optional<SecretSeed> seed)
            throws JournalProblem {
        SideFiles files = SideFiles.of(path);
        JournalLock lock = JournalLock.take(files);
        boolean done = false;
        try {
            refuseToOverwrite(files);
            LineWriter.Sealed first = LineWriter.header(header);
            LineWriter.Sealed second = LineWriter.event(began, first.check());
            ByteArrayOutputStream lines = new ByteArrayOutputStream();
            lines.writeBytes(first.bytes());
            lines.writeBytes(second.bytes());
            place(files, lines.toByteArray(), seed);
            FileJournal journal =
                    new FileJournal(files, lock, new FileStorage(files.journal()), second.check(), lines.size());
            done = true;
            return journal;
        } catch (IOException problem) {
            throw new JournalProblem(
                    "The journal " + files.name() + " cannot be created: " + FileFault.say(problem) + ".", problem);
        } finally {
            if (!done) {
                lock.close();
            }
        }
    }

    /** Puts a journal that was kept elsewhere into a file, whole. */
    public static void copy(Path path, byte[] lines, Optional<SecretSeed> seed) throws JournalProblem {
        SideFiles files = SideFiles.of(path);
        try (JournalLock lock = JournalLock.take(files)) {
            refuseToOverwrite(files);
            place(files, lines, seed);
        } catch (IOException problem) {
            throw new JournalProblem(
                    "The journal " + files.name() + " cannot be written: " + FileFault.say(problem) + ".", problem);
        }
    }

    private static void refuseToOverwrite(SideFiles files) throws IOException, JournalProblem {
        if (Files.exists(files.journal())) {
            throw new JournalProblem(
                    "There is already a journal " + files.name() + "; resume it or choose another name.");
        }
        if (Files.deleteIfExists(files.unfinished())) {
            // Somebody was stopped while beginning a game here: its seed belongs to no game.
            SeedFile.delete(files);
        }
        if (Files.exists(files.seed())) {
            throw new JournalProblem("The seed of another game is in "
                    + files.seed().getFileName() + "; put its journal back, or delete that file.");
        }
    }

    /** The unfinished file comes first and goes last, so that a seed without a journal can be told from a lost journal. */
    private static void place(SideFiles files, byte[] lines, Optional<SecretSeed> seed) throws IOException {
        boolean done = false;
        try {
            OwnFiles.create(files.unfinished(), lines);
            if (seed.isPresent()) {
                SeedFile.write(files, seed.get());
            }
            Files.move(files.unfinished(), files.journal(), StandardCopyOption.ATOMIC_MOVE);
            OwnFiles.forceFolder(files.journal());
            done = true;
        } finally {
            if (!done) {
                SeedFile.delete(files);
                Files.deleteIfExists(files.unfinished());
            }
        }
    }

    /** Opens a journal to go on. A last line that was never written whole is put aside; a damaged one is a problem. */
    public static OpenedJournal open(Path path) throws JournalProblem {
        SideFiles files = SideFiles.of(path);
        if (!Files.exists(files.journal())) {
            throw new JournalProblem("There is no journal " + files.name() + ".");
        }
        JournalLock lock = JournalLock.take(files);
        FileStorage storage = null;
        boolean done = false;
        try {
            storage = new FileStorage(files.journal());
            byte[] bytes = storage.readAll();
            Journal journal = Journal.read(files.name(), bytes);
            Optional<String> cutOff = cutOff(files, storage, journal, bytes);
            if (journal.ended()) {
                SeedFile.delete(files);
            }
            Optional<SecretSeed> seed = SeedFile.read(files);
            FileJournal writer = new FileJournal(files, lock, storage, journal.check(), journal.length());
            done = true;
            return new OpenedJournal(writer, journal, seed, cutOff);
        } catch (IOException problem) {
            throw unreadable(files, problem);
        } finally {
            if (!done) {
                closeQuietly(storage);
                lock.close();
            }
        }
    }

    private static Optional<String> cutOff(SideFiles files, Storage storage, Journal journal, byte[] bytes)
            throws IOException {
        if (!journal.torn()) {
            return Optional.empty();
        }
        OwnFiles.append(files.torn(), Arrays.copyOfRange(bytes, journal.length(), bytes.length));
        storage.cut(journal.length());
        String aside = " was moved to " + files.torn().getFileName();
        return Optional.of(
                journal.last() == LastLine.UNWRITTEN
                        ? "A part of the last line of " + files.name() + " was never written to the disk; the line"
                                + aside + ". If its answer was confirmed to you, the disk has lost it."
                        : "The last line of " + files.name() + " was interrupted while being written and" + aside
                                + "; every answer that was confirmed is there.");
    }

    private static JournalProblem unreadable(SideFiles files, IOException problem) {
        return new JournalProblem(
                "The journal " + files.name() + " cannot be read: " + FileFault.say(problem) + ".", problem);
    }

    @Override
    public void append(Event event) throws JournalProblem {
        if (closed) {
            throw new JournalProblem("The journal " + files.name() + " was closed.");
        }
        LineWriter.Sealed line = LineWriter.event(event, check);
        try {
            mend();
            storage.requireUnchanged(length);
            frayed = true;
            storage.write(line.bytes(), length);
            frayed = false;
        } catch (IOException problem) {
            mendQuietly();
            throw new JournalProblem(
                    "The journal " + files.name() + " cannot be written: " + FileFault.say(problem) + ".",
                    problem,
                    frayed);
        }
        check = line.check();
        length += line.bytes().length;
        if (event instanceof Event.Ended) {
            deleteSeed();
        }
    }

    @Override
    public Journal journal() throws JournalProblem {
        return read(files.journal());
    }

    private void mend() throws IOException {
        if (frayed) {
            storage.cut(length);
            frayed = false;
        }
    }

    private void mendQuietly() {
        try {
            mend();
        } catch (IOException stillBroken) {
            // Tried again before the next line; until then nothing is written.
        }
    }

    private void deleteSeed() {
        try {
            SeedFile.delete(files);
        } catch (IOException stillThere) {
            // It is no secret any more, and is tried again when the journal is opened next.
        }
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            mendQuietly();
            closeQuietly(storage);
            lock.close();
        }
    }

    private static void closeQuietly(@Nullable Storage storage) {
        if (storage == null) {
            return;
        }
        try {
            storage.close();
        } catch (IOException nothingLost) {
            // Every line was forced to the disk when it was written.
        }
    }
}
