package org.phaseline.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Every word of every tree stands where it says it does. */
class PlacesTest {

    @TestFactory
    Stream<DynamicTest> eachWordIsFoundAtItsPlace() {
        return SyntaxCasesTest.cases().stream()
                .map(path -> DynamicTest.dynamicTest(path.toString(), () -> check(path)));
    }

    private static void check(Path path) throws IOException {
        String text = Files.readString(path);
        List<String> lines = text.lines().toList();
        visit(Reader.read("x.sop", text).tree(), lines);
    }

    private static void visit(Object value, List<String> lines) throws IOException {
        switch (value) {
            case Word word -> assertThat(at(word.place(), lines)).contains(word.text());
            case List<?> list -> {
                for (Object each : list) {
                    visit(each, lines);
                }
            }
            case Record record -> {
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    Object part = value(record, component);
                    if (part instanceof Place place) {
                        assertThat(at(place, lines)).isNotBlank();
                    } else if (part != null) {
                        visit(part, lines);
                    }
                }
            }
            default -> {}
        }
    }

    private static String at(Place place, List<String> lines) {
        String line = lines.get(place.line() - 1);
        int from = line.offsetByCodePoints(0, place.column() - 1);
        return line.substring(from, line.offsetByCodePoints(from, place.length()));
    }

    private static Object value(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
