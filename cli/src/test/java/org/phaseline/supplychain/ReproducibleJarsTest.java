package org.phaseline.supplychain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same sources give the same jars: nothing in them tells of the machine, the umask, the folder or the hour they were built. */
@DisabledOnOs(OS.WINDOWS)
class ReproducibleJarsTest {

    /** As project.build.outputTimestamp says; a jar has no time zone. */
    private static final LocalDateTime BUILT = LocalDateTime.of(2026, 1, 1, 0, 0);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "boards",
                "engine",
                "language",
                "journal",
                "session",
                "bots",
                "laboratory",
                "games",
                "library",
                "server"
            })
    void aJarHoldsNeitherADateNorThePermissionsOfThisMachine(String module) throws IOException {
        List<Path> jars = jars(module);
        assumeFalse(jars.isEmpty(), "only a run of the whole build makes jars before this test");
        for (Path jar : jars) {
            try (FileSystem inside = FileSystems.newFileSystem(jar, Map.of("enablePosixFileAttributes", "true"));
                    Stream<Path> files = Files.walk(inside.getPath("/"))) {
                // Java's own tool writes a module's version into its jar, and leaves out permissions altogether.
                boolean none = Files.exists(inside.getPath("/module-info.class"));
                for (Path file : files.filter(each -> each.getNameCount() > 0).toList()) {
                    String permissions = none ? "rwxrwxrwx" : Files.isDirectory(file) ? "rwxr-xr-x" : "rw-r--r--";
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                            .as("permissions of %s in %s", file, jar)
                            .isEqualTo(permissions);
                    Instant time = Files.getLastModifiedTime(file).toInstant();
                    assertThat(LocalDateTime.ofInstant(time, ZoneId.systemDefault()))
                            .as("date of %s in %s", file, jar)
                            .isEqualTo(BUILT);
                }
            }
        }
    }

    private static List<Path> jars(String module) throws IOException {
        Path target = Path.of("..", module, "target");
        if (!Files.isDirectory(target)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(target)) {
            return files.filter(file -> file.getFileName().toString().matches("phaseline-.*\\.jar"))
                    .toList();
        }
    }
}
