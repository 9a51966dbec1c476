package org.phaseline.journal.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.journal.format.JournalProblem;

/**
 * Lets only one writer at a journal. The operating system holds the lock and drops it when its holder dies, so that nothing
 * is left to clear away after a crash. It is on a file of its own, because some systems drop a lock as soon as its process
 * closes any other handle on the same file, which reading the journal would do.
 */
final class JournalLock implements AutoCloseable {

    /** For the same reason a second writer in this process must be turned away before it opens the file. */
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final FileChannel channel;

    private JournalLock(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    static JournalLock take(SideFiles files) throws JournalProblem {
        Path path = files.lock();
        if (!HELD_HERE.add(path)) {
            throw taken(files);
        }
        FileChannel locked = null;
        try {
            locked = locked(path);
        } catch (IOException problem) {
            throw new JournalProblem(
                    "The journal " + files.name() + " cannot be locked: " + FileFault.say(problem) + ".", problem);
        } finally {
            if (locked == null) {
                HELD_HERE.remove(path);
            }
        }
        if (locked == null) {
            throw taken(files);
        }
        return new JournalLock(path, locked);
    }

    private static JournalProblem taken(SideFiles files) {
        return new JournalProblem("The journal " + files.name()
                + " is being played by another Phaseline; only one can write it at a time.");
    }

    /** Null when somebody else has it. */
    private static @Nullable FileChannel locked(Path path) throws IOException {
        while (true) {
            FileChannel channel = null;
            boolean keep = false;
            try {
                Object before = key(path);
                channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock();
                if (lock == null) {
                    return null;
                }
                // Whoever had it before may have deleted the file meanwhile: then this lock is on a file nobody finds.
                keep = Objects.equals(before, key(path));
                if (keep) {
                    return channel;
                }
            } catch (NoSuchFileException notYetThere) {
                createUnlessThere(path);
            } finally {
                if (!keep && channel != null) {
                    channel.close();
                }
            }
        }
    }

    private static void createUnlessThere(Path path) throws IOException {
        try {
            Files.createFile(path);
        } catch (FileAlreadyExistsException somebodyElseWasQuicker) {
            // All that matters is that it is there.
        }
    }

    private static @Nullable Object key(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException stillOpen) {
            // Where an open file cannot be deleted it stays, which does no harm.
        }
        try {
            channel.close();
        } catch (IOException alreadyGone) {
            // The lock goes with the process at the latest.
        }
        HELD_HERE.remove(path);
    }
}
