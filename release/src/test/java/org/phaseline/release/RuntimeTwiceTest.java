package org.phaseline.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuntimeTwiceTest {

    /** A process of its own: within one, Java's sets keep the order that differs from one process to the next. */
    static final class Linking {

        public static void main(String[] arguments) throws Exception {
            Image.link(Path.of(arguments[0]));
        }
    }

    @Test
    void twoRuntimesOfOneJdkAreTheSame(@TempDir Path folder) throws Exception {
        assumeTrue(Boolean.getBoolean("long"), "done by the long tests only; ./phaseline release --twice compares all");
        Path one = link(folder.resolve("one"));
        Path other = link(folder.resolve("other"));

        assertThat(other.resolve("lib/modules")).hasSameBinaryContentAs(one.resolve("lib/modules"));
    }

    private static Path link(Path runtime) throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process linking = new ProcessBuilder(
                        java.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Linking.class.getName(),
                        runtime.toString())
                .inheritIO()
                .start();
        assertThat(linking.waitFor()).isZero();
        return runtime;
    }
}
