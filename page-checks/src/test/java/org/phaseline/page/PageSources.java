package org.phaseline.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where the sources of the page, its unit tests and its tools lie. */
final class PageSources {

    static final Path SERVER =
            NodeTools.HERE.resolveSibling("server").resolve("src/main/resources/org/phaseline/server");
    static final Path PAGE = SERVER.resolve("page");
    static final Path OPENAPI = SERVER.resolve("web/openapi.json");
    static final Path UNIT_TESTS = NodeTools.HERE.resolve("src/test/page");
    static final Path TOOLS = NodeTools.HERE.resolve("tools");
    static final Path THIRD_PARTY = NodeTools.HERE.resolve("third-party");

    private static final Path LINT_RULES = NodeTools.HERE.resolve("eslint.config.js");

    private PageSources() {}

    /** Every script that is ours. */
    static List<Path> scripts() throws IOException {
        return Stream.of(below(PAGE, ".js"), below(UNIT_TESTS, ".js"), below(TOOLS, ".js"), List.of(LINT_RULES))
                .flatMap(List::stream)
                .toList();
    }

    /** Everything that is ours and laid out by prettier. */
    static List<Path> laidOut() throws IOException {
        return Stream.of(scripts(), below(PAGE, ".css"), below(PAGE, ".html"))
                .flatMap(List::stream)
                .toList();
    }

    static List<Path> below(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(ending))
                    .filter(file -> !file.startsWith(PAGE.resolve("third-party")))
                    .sorted()
                    .toList();
        }
    }
}
