package org.phaseline.server.archive;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;

/** Files that only their owner can read, from the first byte on. */
final class OwnFile {

    private OwnFile() {}

    static FileChannel create(Path file, StandardOpenOption how) throws IOException {
        return FileChannel.open(file, EnumSet.of(how, StandardOpenOption.WRITE), onlyForMe(file));
    }

    private static FileAttribute<?>[] onlyForMe(Path path) {
        boolean known = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return known
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
