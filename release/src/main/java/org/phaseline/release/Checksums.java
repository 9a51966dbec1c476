package org.phaseline.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Digests of files, in the form that sha256sum writes and checks. */
final class Checksums {

    static final String LIST = "SHA256SUMS";

    private Checksums() {}

    /** Writes the list of all files of a folder and its subfolders into it. */
    static void list(Path folder) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (Path file : files(folder)) {
            String name = folder.relativize(file).toString().replace('\\', '/');
            if (!name.equals(LIST)) {
                lines.append(of(file, "SHA-256")).append("  ").append(name).append('\n');
            }
        }
        Files.writeString(folder.resolve(LIST), lines);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    static String of(Path file, String algorithm) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance(algorithm);
            new DigestInputStream(in, digest).transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has " + algorithm, missing);
        }
    }
}
