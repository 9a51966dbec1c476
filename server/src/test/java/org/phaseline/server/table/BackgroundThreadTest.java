package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class BackgroundThreadTest {

    /** The field of a thread's stat that has its nice value, counted behind its name. */
    private static final int NICE = 16;

    @Test
    @EnabledOnOs(OS.LINUX)
    void aThreadInTheBackgroundIsNicerAndOthersStayAsTheyWere() throws Exception {
        int before = nice();

        FutureTask<Integer> inTheBackground = new FutureTask<>(() -> {
            assertThat(BackgroundThread.begin()).isTrue();
            return nice();
        });
        Thread.ofPlatform().start(inTheBackground);

        assertThat(value(inTheBackground)).isEqualTo(Math.min(19, before + 10));
        assertThat(nice()).isEqualTo(before);
    }

    private static int value(FutureTask<Integer> task) throws InterruptedException, ExecutionException {
        return task.get();
    }

    private static int nice() throws IOException {
        String stat = Files.readString(Path.of("/proc/thread-self/stat"));
        return Integer.parseInt(stat.substring(stat.lastIndexOf(')') + 2).split(" ")[NICE]);
    }
}
