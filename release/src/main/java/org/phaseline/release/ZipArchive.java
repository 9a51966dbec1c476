package org.phaseline.release;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** For Windows, which has neither modes nor owners in a zip. */
final class ZipArchive implements Archive {

    /** A zip has no time zone. */
    private static final LocalDateTime TIME = LocalDateTime.of(2026, 1, 1, 0, 0);

    private final ZipOutputStream out;

    ZipArchive(OutputStream out) {
        this.out = new ZipOutputStream(out);
    }

    @Override
    public void folder(String name) throws IOException {
        begin(name + "/");
        out.closeEntry();
    }

    @Override
    public void file(String name, Path content, boolean executable) throws IOException {
        begin(name);
        Files.copy(content, out);
        out.closeEntry();
    }

    @Override
    public void link(String name, String to) throws IOException {
        throw new IOException("a zip for Windows holds no links: " + name);
    }

    private void begin(String name) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        out.putNextEntry(entry);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
