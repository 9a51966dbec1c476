package org.phaseline.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class is known by its simple name: no two packages have a class of the same name. */
class ClassNamesTest {

    @Test
    void noClassNameIsThereTwice() {
        assertThat(namedTwice(SourceTexts.ROOT)).isEmpty();
    }

    @Test
    void aNameThatIsThereTwiceIsNoticed(@TempDir Path folder) throws Exception {
        for (String file : List.of(
                "a/src/main/java/x/Line.java",
                "b/src/main/java/y/Line.java",
                "b/src/main/java/y/Other.java",
                "b/src/test/java/y/Other.java",
                "a/src/main/java/x/package-info.java",
                "b/src/main/java/y/package-info.java")) {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.writeString(folder.resolve(file), "");
        }

        assertThat(namedTwice(folder)).containsOnlyKeys("Line.java");
    }

    private static Map<String, List<String>> namedTwice(Path root) {
        Map<String, List<String>> byName = new TreeMap<>();
        for (Path file : SourceTexts.files(root, ".java")) {
            String path = root.relativize(file).toString().replace('\\', '/');
            String name = file.getFileName().toString();
            if (path.contains("/src/main/java/") && !name.endsWith("-info.java")) {
                byName.computeIfAbsent(name, each -> new ArrayList<>()).add(path);
            }
        }
        byName.values().removeIf(paths -> paths.size() < 2);
        return byName;
    }
}
