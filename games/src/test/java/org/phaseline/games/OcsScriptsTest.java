package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each script of the operational game says in its second line which sections of the rules it reckons. */
class OcsScriptsTest {

    private static final String SECTIONS = "# Sections: ";

    /** From the units to the clean up; the sections before them are the frame of the turn and its arithmetic. */
    private static final int FIRST = 3;

    private static final int LAST = 13;

    @Test
    void everySectionFromTheUnitsToTheCleanUpHasAScript() throws IOException {
        TreeSet<Integer> covered = new TreeSet<>();
        try (Stream<Path> scripts = Files.list(Shelf.folder().resolve("ocs/scripts"))) {
            for (Path script : scripts.sorted().toList()) {
                String line = Files.readAllLines(script).get(1);
                assertThat(line).as("second line of %s", script).startsWith(SECTIONS);
                Arrays.stream(line.substring(SECTIONS.length()).split(", "))
                        .map(Integer::valueOf)
                        .forEach(covered::add);
            }
        }

        assertThat(covered)
                .containsAll(IntStream.rangeClosed(FIRST, LAST).boxed().toList());
    }
}
