package org.phaseline.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links between the pages lead somewhere: the file is there, and so is the heading or the line. */
class LinksTest {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
    private static final Pattern BLOCKS = Pattern.compile("(?m)^```[\\s\\S]*?^```$");

    static List<Path> pages() throws IOException {
        try (Stream<Path> root = Files.list(Documentation.ROOT)) {
            return Stream.concat(
                            root.filter(file -> file.toString().endsWith(".md")).sorted(),
                            Documentation.pages("docs").stream())
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyLinkLeadsSomewhere(Path page) throws IOException {
        List<String> broken = new ArrayList<>();
        Matcher link = LINK.matcher(BLOCKS.matcher(Documentation.read(page)).replaceAll(""));
        while (link.find()) {
            String target = link.group(1);
            if (!target.matches("(https?|mailto):.*") && !leads(page, target)) {
                broken.add(target);
            }
        }

        assertThat(broken).isEmpty();
    }

    private static boolean leads(Path page, String target) throws IOException {
        String[] parts = target.split("#", 2);
        Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        if (!Files.exists(file)) {
            return false;
        }
        if (parts.length == 1) {
            return true;
        }
        if (parts[1].matches("L\\d+")) {
            return Integer.parseInt(parts[1].substring(1))
                    <= Files.readAllLines(file).size();
        }
        return anchors(file).contains(parts[1]);
    }

    /** As the usual viewers of Markdown make them of headings. */
    private static Set<String> anchors(Path page) {
        return HEADING.matcher(BLOCKS.matcher(Documentation.read(page)).replaceAll(""))
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }
}
