package org.phaseline.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The folder a server keeps its tables in, for itself alone: two servers on one store would each believe they are the only writer. */
public final class DataFolder implements AutoCloseable {

    private final Path folder;
    private final FileChannel channel;

    private DataFolder(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /** Makes the folder if need be, readable by its owner only, and takes it. */
    public static DataFolder take(Path folder) throws StoreProblem {
        return ifFree(folder)
                .orElseThrow(() -> new StoreProblem("Another Phaseline already serves the tables in " + folder + "."));
    }

    /** Nothing while somebody else has it. */
    static Optional<DataFolder> ifFree(Path folder) throws StoreProblem {
        try {
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder);
                onlyForMe(folder);
            }
            FileChannel channel =
                    FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                return Optional.empty();
            }
            return Optional.of(new DataFolder(folder, channel));
        } catch (IOException problem) {
            throw new StoreProblem("The folder " + folder + " cannot be used: " + problem.getMessage() + ".", problem);
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException inThisProcess) {
            return null;
        }
    }

    private static void onlyForMe(Path folder) throws IOException {
        try {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        } catch (UnsupportedOperationException otherKindOfDisk) {
            // Then the folder's owner sees to it.
        }
    }

    public Path file(String name) {
        return folder.resolve(name);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException released) {
            // The lock goes with the process at the latest.
        }
    }
}
