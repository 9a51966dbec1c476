package org.phaseline.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class ArchiveTest {

    private static final String LONG_NAME = "a-rather-long-name-of-a-folder/".repeat(4) + "file";

    @TempDir
    private Path folder;

    /** Written in this order and at this time, by somebody with this umask. */
    private Path image(String where, List<String> names, Instant time, String mode) throws IOException {
        Path image = Files.createDirectories(folder.resolve(where).resolve("image"));
        for (String name : names) {
            Path file = image.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "text of " + name + "\n".repeat(600));
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            Files.setLastModifiedTime(file, FileTime.from(time));
        }
        Path command = image.resolve("command");
        Files.writeString(command, "#!/bin/sh\necho started\n");
        assertThat(command.toFile().setExecutable(true)).isTrue();
        Files.createSymbolicLink(image.resolve("link"), Path.of("b"));
        return image;
    }

    private Path packed(Path image, String end) throws IOException {
        Path archive = image.resolveSibling("image" + end);
        Archive.write(image, archive);
        return archive;
    }

    @Test
    void theSameFilesGiveTheSameBytesWhoeverWroteThemAndWhen() throws Exception {
        Path one = image("one", List.of("b", "a/x", "a-b"), Instant.EPOCH, "rw-r--r--");
        Path other = image("other", List.of("a-b", "a/x", "b"), Instant.now(), "rw-rw-rw-");

        assertThat(packed(other, ".tar.gz")).hasSameBinaryContentAs(packed(one, ".tar.gz"));
    }

    @Test
    void tarUnpacksWhatWasPacked() throws Exception {
        Path image = image("one", List.of("b", "a/x", LONG_NAME), Instant.now(), "rw-------");
        Path archive = packed(image, ".tar.gz");
        Path out = Files.createDirectory(folder.resolve("out"));

        String listed = run(folder, "tar", "-tvzf", archive.toString());
        run(out, "tar", "-xzf", archive.toString());

        assertThat(listed.lines().toList())
                .hasSize(11)
                .allMatch(line -> line.contains("root") && line.contains("2026"));
        assertThat(listed).contains("-rwxr-xr-x").contains("-rw-r--r--").contains("link -> b");
        for (String name : List.of("b", "a/x", LONG_NAME)) {
            assertThat(out.resolve("image").resolve(name)).hasSameTextualContentAs(image.resolve(name));
        }
        assertThat(run(out, out.resolve("image/command").toString())).isEqualTo("started\n");
    }

    @Test
    void aNameThatTarCannotHoldIsRefused() throws Exception {
        Path image = image("one", List.of("x".repeat(120)), Instant.now(), "rw-r--r--");

        assertThatThrownBy(() -> packed(image, ".tar.gz"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("too long");
    }

    @Test
    void aZipIsTheSameEachTimeToo() throws Exception {
        Path one = image("one", List.of("b", "a/x"), Instant.EPOCH, "rw-r--r--");
        Path other = image("other", List.of("a/x", "b"), Instant.now(), "rw-rw-rw-");
        Files.delete(one.resolve("link"));
        Files.delete(other.resolve("link"));

        assertThat(packed(other, ".zip")).hasSameBinaryContentAs(packed(one, ".zip"));
        try (ZipFile zip = new ZipFile(one.resolveSibling("image.zip").toFile())) {
            assertThat(zip.stream().map(Object::toString))
                    .containsExactly("image/", "image/a/", "image/a/x", "image/b", "image/command");
        }
    }

    private static String run(Path folder, String... command) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("TZ", "UTC");
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor())
                .as("%s: %s", Stream.of(command).toList(), said)
                .isZero();
        return said;
    }
}
