package org.phaseline.generator.text;

import java.util.ArrayList;
import java.util.List;

/** Breaks a text that was sound: lines left out, doubled, moved, indented otherwise; words swapped; characters put in. From a seed. */
public final class TextMutations {

    private static final List<String> ODD = List.of(
            "",
            "(",
            ")",
            "{",
            "}",
            "[",
            "]",
            "\"",
            "#",
            ",",
            ":",
            "..",
            "-1",
            "99999999999",
            "\t",
            "it",
            "none",
            "\u202E");

    private TextMutations() {}

    public static String of(String text, long seed) {
        Draw draw = new Draw(seed);
        String mutated = text;
        for (int i = draw.from(1, 3); i > 0; i--) {
            mutated = draw.oneIn(2) ? lines(mutated, draw) : words(mutated, draw);
        }
        return mutated;
    }

    private static String lines(String text, Draw draw) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int at = draw.from(0, lines.size() - 1);
        switch (draw.from(0, 4)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, draw.any(lines));
            case 2 -> lines.set(at, draw.any(lines));
            case 3 -> lines.set(at, "  ".repeat(draw.from(0, 5)) + lines.get(at).strip());
            default -> {
                String line = lines.remove(at);
                lines.add(draw.from(0, lines.size()), line);
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static String words(String text, Draw draw) {
        List<String> words = new ArrayList<>(List.of(text.split("(?<=\\W)|(?=\\W)")));
        words.set(draw.from(0, words.size() - 1), draw.oneIn(3) ? draw.any(ODD) : draw.any(words));
        return String.join("", words);
    }
}
