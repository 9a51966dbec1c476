package org.phaseline.boards.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The pictures of docs/boards.md show what the formulas really give. To draw them anew:
 * {@code mvn -pl boards test -Dtest=PicturesTest -Dpictures.update=true}
 */
class PicturesTest {
    private static final Path FOLDER = Path.of("../docs/boards");
    private static final Path PAGE = Path.of("../docs/boards.md");
    private static final boolean UPDATE = Boolean.getBoolean("pictures.update");

    @TestFactory
    Stream<DynamicTest> everyPictureShowsWhatTheFormulasGive() {
        return pictures().entrySet().stream()
                .map(each -> DynamicTest.dynamicTest(each.getKey(), () -> check(each.getKey(), each.getValue())));
    }

    private static void check(String name, Drawing drawing) throws IOException {
        Path file = FOLDER.resolve(name + ".svg");
        if (UPDATE) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, drawing.svg());
        }
        assertThat(file).content().isEqualTo(drawing.svg());
    }

    @Test
    void thePageShowsEveryPictureAndNoOther() throws IOException {
        String page = Files.readString(PAGE);
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(pictures().keySet().stream()
                            .map(name -> name + ".svg")
                            .toList());
        }
        assertThat(pictures().keySet()).allSatisfy(name -> assertThat(page).contains("](boards/" + name + ".svg)"));
    }

    private static TreeMap<String, Drawing> pictures() {
        TreeMap<String, Drawing> pictures = new TreeMap<>();
        TablePictures.all(pictures);
        GridPictures.all(pictures);
        return pictures;
    }
}
