package org.phaseline.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The Markdown pages of the project, and what stands in them. */
final class Documentation {

    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static final Pattern FENCE = Pattern.compile("(?m)^```(\\w+)(.*)\\n([\\s\\S]*?)^```$");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /** A fenced block: its language, what stands behind that on the same line, and its lines. */
    record Block(String language, String arguments, String text) {}

    private Documentation() {}

    static String read(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static List<Path> pages(String folder) {
        try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static List<Block> blocks(String page) {
        List<Block> blocks = new ArrayList<>();
        Matcher fence = FENCE.matcher(page);
        while (fence.find()) {
            blocks.add(new Block(fence.group(1), fence.group(2).strip(), fence.group(3)));
        }
        return blocks;
    }

    static List<Block> blocks(String page, String language) {
        return blocks(page).stream()
                .filter(block -> block.language().equals(language))
                .toList();
    }

    static Block block(String page, String language) {
        return blocks(page, language).stream()
                .findFirst()
                .orElseThrow(() -> new AssertionError("no block ```" + language));
    }

    /** What stands in backquotes in the section with this heading. */
    static List<String> wordsOf(Path page, String heading) {
        List<String> words = new ArrayList<>();
        Matcher code = CODE.matcher(section(page, heading));
        while (code.find()) {
            words.add(code.group(1));
        }
        return words;
    }

    /** The text under a heading, up to the next one. */
    static String section(Path page, String heading) {
        String[] parts = read(page).split("(?m)^#+ " + Pattern.quote(heading) + "$", -1);
        if (parts.length != 2) {
            throw new AssertionError(page + " has no heading '" + heading + "'");
        }
        return parts[1].split("(?m)^#+ ", 2)[0];
    }
}
