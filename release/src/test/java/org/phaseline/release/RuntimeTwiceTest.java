package org.phaseline.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuntimeTwiceTest {

    @Test
    void twoRuntimesOfOneJdkAreTheSame(@TempDir Path folder) throws Exception {
        assumeTrue(Boolean.getBoolean("long"), "done by the long tests only; ./phaseline release --twice compares all");
        Image.link(folder.resolve("one"));
        Image.link(folder.resolve("other"));

        assertThat(folder.resolve("other/lib/modules")).hasSameBinaryContentAs(folder.resolve("one/lib/modules"));
    }
}
