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
import java.util.stream.Stream;
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
                .orElseThrow(
                        () -> StoreProblem.taken("Another Phaseline already serves the tables in " + folder + "."));
    }

    /** Nothing while somebody else has it. */
    static Optional<DataFolder> ifFree(Path folder) throws StoreProblem {
        try {
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder);
                onlyForMe(folder, "rwx------");
            }
            FileChannel channel =
                    FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                return Optional.empty();
            }
            return Optional.of(new DataFolder(folder, channel));
        } catch (IOException problem) {
            throw unusable(folder, problem);
        }
    }

    private static StoreProblem unusable(Path folder, IOException problem) {
        return new StoreProblem("The folder " + folder + " cannot be used: " + problem.getMessage() + ".", problem);
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException inThisProcess) {
            return null;
        }
    }

    private static void onlyForMe(Path what, String mode) throws IOException {
        try {
            Files.setPosixFilePermissions(what, PosixFilePermissions.fromString(mode));
        } catch (UnsupportedOperationException otherKindOfDisk) {
            // Then the folder's owner sees to it.
        }
    }

    /**
     * A file that nobody else can read, also in a folder others can look into; made now if it is not there yet. Those that
     * SQLite puts beside it get the same mode from it.
     */
    public Path secret(String name) throws StoreProblem {
        Path file = folder.resolve(name);
        try {
            if (!Files.exists(file)) {
                Files.createFile(file);
            }
        } catch (IOException problem) {
            throw unusable(folder, problem);
        }
        try (Stream<Path> all = Files.list(folder)) {
            for (Path each : all.filter(it -> it.getFileName().toString().startsWith(name))
                    .toList()) {
                onlyForMe(each, "rw-------");
            }
        } catch (IOException ofSomebodyElse) {
            // Then it is up to whoever lets us write there.
        }
        return file;
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
