package org.phaseline.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The wrapper runs the Maven that was meant, and no other. */
@DisabledOnOs(OS.WINDOWS)
class MavenWrapperTest {

    private static final Path PROPERTIES = Path.of("..", ".mvn", "wrapper", "maven-wrapper.properties");

    @TempDir
    private Path folder;

    private byte[] distribution = {};
    private HttpServer server;

    /** A Maven that only says what it is, from a server of its own. */
    @BeforeEach
    void serve() throws IOException {
        Path zip = folder.resolve("served.zip");
        try (FileSystem inside =
                FileSystems.newFileSystem(zip, Map.of("create", "true", "enablePosixFileAttributes", "true"))) {
            Path maven = inside.getPath("apache-maven-9.9.9/bin/mvn");
            Files.createDirectories(maven.getParent());
            Files.writeString(maven, "#!/bin/sh\necho a Maven that was downloaded\n");
            Files.setPosixFilePermissions(maven, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        distribution = Files.readAllBytes(zip);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, distribution.length);
            exchange.getResponseBody().write(distribution);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void theDistributionHasAChecksum() throws IOException {
        Properties properties = new Properties();
        try (var in = Files.newInputStream(PROPERTIES)) {
            properties.load(in);
        }

        assertThat(properties.getProperty("distributionSha256Sum")).matches("[0-9a-f]{64}");
        assertThat(properties.getProperty("distributionUrl"))
                .startsWith("https://")
                .endsWith("-bin.zip");
    }

    @Test
    void aDistributionWithAnotherChecksumIsNotRun() throws Exception {
        String said = run("0".repeat(64), 1);

        assertThat(said)
                .contains("Failed to validate Maven distribution SHA-256")
                .doesNotContain("was downloaded");
    }

    @Test
    void theOneWithTheChecksumIs() throws Exception {
        assumeTrue(isThere("unzip"), "the wrapper unpacks a zip");
        String sum =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(distribution));

        assertThat(run(sum, 0)).contains("a Maven that was downloaded");
    }

    private static boolean isThere(String command) {
        return Stream.of(System.getenv("PATH").split(":", -1))
                .anyMatch(each -> Files.isExecutable(Path.of(each, command)));
    }

    private String run(String sum, int exitCode) throws Exception {
        Path wrapper = folder.resolve("mvnw");
        Files.copy(Path.of("..", "mvnw"), wrapper);
        Path properties = folder.resolve(".mvn/wrapper/maven-wrapper.properties");
        Files.createDirectories(properties.getParent());
        Files.writeString(
                properties,
                "distributionType=only-script\ndistributionUrl=http://127.0.0.1:"
                        + server.getAddress().getPort() + "/apache-maven-9.9.9-bin.zip\ndistributionSha256Sum=" + sum
                        + "\n");
        Path said = folder.resolve("said");
        ProcessBuilder builder = new ProcessBuilder("sh", wrapper.toString(), "-v")
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        builder.environment().put("MAVEN_USER_HOME", folder.resolve("home").toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("MVNW_REPOURL");
        builder.environment()
                .keySet()
                .removeIf(name -> name.toLowerCase(Locale.ROOT).endsWith("_proxy"));
        assertThat(builder.start().waitFor()).as(Files.readString(said)).isEqualTo(exitCode);
        return Files.readString(said);
    }
}
