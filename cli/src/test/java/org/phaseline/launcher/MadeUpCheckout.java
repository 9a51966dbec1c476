package org.phaseline.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The launcher in a folder of its own, with a Maven that only writes down that it was called and a java that only
 * prints what it was given.
 */
final class MadeUpCheckout {
    private static final String MAVEN = """
            #!/bin/sh
            if [ "$1" = -v ]; then echo "Apache Maven 3.9.0 (made up)"; exit; fi
            here=$(dirname "$0")/..
            echo "$*" >>"$here/maven-calls"
            echo "[INFO] Building Phaseline engine 0.1.0                 [1/2]"
            while [ -e "$here/hold" ]; do sleep 0.1; done
            if [ -e "$here/broken" ]; then echo "[ERROR] Engine.java:[1,2] this is broken"; exit 1; fi
            mkdir -p "$here/cli/target/lib"
            echo library >"$here/cli/target/lib/library.jar"
            echo command >"$here/cli/target/phaseline-cli-0.1.0.jar"
            case "$*" in
              *-Pspark*)
                if [ -e "$here/offline" ]; then
                  echo "[ERROR] Failed to execute goal: Could not resolve dependencies for project: Could not transfer artifact"
                  exit 1
                fi
                mkdir -p "$here/spark/target"
                echo jar >"$here/spark/target/phaseline-spark-0.1.0.jar"
                printf '%s' "$here/pom.xml:$here/phaseline" >"$here/spark/target/spark.classpath"
                ;;
            esac
            """;

    private static final String JAVA = """
            #!/bin/sh
            for each in "$@"; do echo "<$each>"; done
            pwd
            """;

    private final Path root;

    private MadeUpCheckout(Path root) {
        this.root = root;
    }

    static MadeUpCheckout in(Path root) {
        MadeUpCheckout checkout = new MadeUpCheckout(root);
        checkout.script("phaseline", read(Path.of("..", "phaseline")));
        checkout.script("bin/mvn", MAVEN);
        checkout.script("jdk/bin/java", JAVA);
        checkout.script("jdk/bin/javac", JAVA);
        checkout.write("jdk/release", "JAVA_VERSION=\"25.0.1\"\n");
        checkout.write(".mvn/jvm.config", "");
        StringBuilder modules = new StringBuilder();
        for (String module :
                List.of("engine", "language", "journal", "session", "bots", "laboratory", "games", "cli")) {
            checkout.write(module + "/src/main/java/A.java", "");
            checkout.write(module + "/src/test/java/ATest.java", "");
            checkout.write(module + "/target/tests.classpath", "junit.jar:" + module + ".jar");
            modules.append("<module>").append(module).append("</module>\n");
        }
        checkout.write("test-runner/pom.xml", "");
        checkout.write("pom.xml", modules.toString());
        checkout.write("games/skirmish/skirmish.sop", "");
        return checkout;
    }

    Path root() {
        return root;
    }

    Run start(String... arguments) {
        return start(root.resolve("jdk").toString(), root, arguments);
    }

    Run start(String jdks, Path folder, String... arguments) {
        List<String> command = new ArrayList<>(List.of(root.resolve("phaseline").toString()));
        command.addAll(List.of(arguments));
        try {
            Path out = Files.createTempFile(root, "run", ".out");
            Path err = Files.createTempFile(root, "run", ".err");
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectInput(
                            ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment().put("PATH", root.resolve("bin") + ":" + System.getenv("PATH"));
            builder.environment().put("PHASELINE_JDK_SEARCH", jdks);
            builder.environment().remove("PHASELINE_LOCKED");
            return new Run(builder.start(), out, err);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void write(String path, String text) {
        try {
            Path file = root.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void delete(String path) {
        try {
            Files.delete(root.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As if it had been written a little later than now. */
    void change(String path) {
        try {
            Files.setLastModifiedTime(
                    root.resolve(path), FileTime.from(Instant.now().plusSeconds(2)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean isBuilt() {
        return Files.exists(root.resolve(".phaseline/cli/stamp"));
    }

    long builds() {
        Path calls = root.resolve("maven-calls");
        return Files.exists(calls) ? read(calls).lines().count() : 0;
    }

    String mavenCalls() {
        return read(root.resolve("maven-calls"));
    }

    void untilMavenWasCalled() throws InterruptedException {
        for (int tenths = 0; builds() == 0 && tenths < 200; tenths++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    private void script(String path, String text) {
        write(path, text);
        root.resolve(path).toFile().setExecutable(true);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One start of the launcher. */
    record Run(Process process, Path outFile, Path errFile) {
        int exitCode() throws InterruptedException {
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("the launcher hangs; it said: " + read(errFile));
            }
            return process.exitValue();
        }

        String out() throws InterruptedException {
            exitCode();
            return read(outFile);
        }

        String err() throws InterruptedException {
            exitCode();
            return read(errFile);
        }
    }
}
