package org.phaseline.journal.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/** Files that only their owner may read: a seed tells every roll to come, a journal contains secret choices. */
final class OwnFiles {

    private static final Set<PosixFilePermission> OWNER =
            EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private OwnFiles() {}

    /** Writes a file that must not be there yet, and comes back when it is on the disk. */
    static void create(Path path, byte[] bytes) throws IOException {
        write(path, bytes, EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    static void append(Path path, byte[] bytes) throws IOException {
        write(path, bytes, EnumSet.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    }

    private static void write(Path path, byte[] bytes, Set<StandardOpenOption> how) throws IOException {
        try (FileChannel channel = FileChannel.open(path, how, permissions(path))) {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }

    /** Given along with the creation, so that there is no moment at which others could read it. */
    private static FileAttribute<?>[] permissions(Path path) {
        boolean known = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return known ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER)} : new FileAttribute<?>[0];
    }

    /** Makes a new name in a folder survive a crash of the machine. */
    static void forceFolder(Path file) {
        Path folder = file.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return;
        }
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException cannotOpenFolders) {
            // Some systems cannot open a folder; they keep its names by themselves.
        }
    }
}
