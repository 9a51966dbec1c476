package org.phaseline.release;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A folder as one file, byte for byte the same each time: entries in the order of their names, owner, time and modes fixed. The
 * umask, the clock and the file system of who builds it do not show.
 */
interface Archive extends AutoCloseable {

    void folder(String name) throws IOException;

    void file(String name, Path content, boolean executable) throws IOException;

    void link(String name, String to) throws IOException;

    @Override
    void close() throws IOException;

    static void write(Path folder, Path to) throws IOException {
        try (OutputStream out = Files.newOutputStream(to);
                Archive archive = to.toString().endsWith(".zip") ? new ZipArchive(out) : new TarGzArchive(out)) {
            Path above = Objects.requireNonNull(folder.toAbsolutePath().getParent());
            for (Path each : sorted(folder)) {
                String name = slashes(each.toAbsolutePath(), above);
                if (Files.isSymbolicLink(each)) {
                    archive.link(name, Files.readSymbolicLink(each).toString());
                } else if (Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS)) {
                    archive.folder(name);
                } else {
                    archive.file(name, each, Files.isExecutable(each));
                }
            }
        }
    }

    private static List<Path> sorted(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.sorted((left, right) -> slashes(left, folder).compareTo(slashes(right, folder)))
                    .toList();
        }
    }

    private static String slashes(Path file, Path above) {
        return above.relativize(file).toString().replace('\\', '/');
    }
}
