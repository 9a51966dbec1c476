package org.phaseline.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;

/**
 * What was learned about a rulebook: how much each feature of a position counts, and how that was found out.
 *
 * @param title of the rulebook, without that of a scenario: a feature that only other scenarios have does no harm
 * @param made how it was made and how strong it is, in sentences for people
 * @param games how many games it was learned from
 * @param values by the name of the feature, in units of its scale
 */
public record Weights(String title, List<String> made, long games, SequencedMap<String, Double> values) {

    private static final String FIRST_LINE = "phaseline weights 1";

    public Weights {
        made = List.copyOf(made);
        values = new LinkedHashMap<>(values);
    }

    /** What comes of reading a file. */
    public sealed interface Reading {}

    public record Read(Weights weights) implements Reading {}

    /**
     * They cannot be used.
     *
     * @param why after the name of the file and a colon
     */
    public record Refused(String why) implements Reading {

        /** In one sentence, for people who know the file by this name. */
        public String sentence(String file) {
            return file + " is not used, and bots play without it: " + why + ".";
        }
    }

    /** As a text file that people can read. */
    public String text() {
        StringBuilder text = new StringBuilder(FIRST_LINE + "\n");
        text.append("rulebook ").append(title).append('\n');
        text.append("games ").append(games).append('\n');
        text.append("features ").append(values.size()).append('\n');
        made.forEach(line -> text.append("# ").append(line).append('\n'));
        for (Map.Entry<String, Double> value : values.entrySet()) {
            text.append(String.format(Locale.ROOT, "%.5f %s%n", value.getValue(), value.getKey())
                    .replace("\r", ""));
        }
        return text.toString();
    }

    /** The same with one more sentence on how it was made. */
    public Weights saying(String sentence) {
        List<String> more = new ArrayList<>(made);
        more.add(sentence);
        return new Weights(title, more, games, values);
    }

    /** @param title of the rulebook they are to be used for, with or without that of a scenario after it */
    public static Reading read(String text, String title) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().strip().equals(FIRST_LINE)) {
            return new Refused("its first line is not '" + FIRST_LINE + "'");
        }
        String of = "";
        long games = 0;
        long features = -1;
        List<String> made = new ArrayList<>();
        LinkedHashMap<String, Double> values = new LinkedHashMap<>();
        for (int i = 1; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            int space = line.indexOf(' ');
            try {
                if (line.startsWith("#")) {
                    made.add(line.substring(1).strip());
                } else if (line.startsWith("rulebook ")) {
                    of = line.substring(space + 1);
                } else if (line.startsWith("games ")) {
                    games = Long.parseLong(line.substring(space + 1));
                } else if (line.startsWith("features ")) {
                    features = Long.parseLong(line.substring(space + 1));
                } else if (!line.isEmpty()) {
                    double value = Double.parseDouble(line.substring(0, Math.max(0, space)));
                    if (!Double.isFinite(value)) {
                        throw new NumberFormatException(line);
                    }
                    values.put(line.substring(space + 1), value);
                }
            } catch (NumberFormatException broken) {
                return new Refused("line " + (i + 1) + " is damaged");
            }
        }
        if (values.size() != features) {
            return new Refused("it does not have as many weights as it says");
        }
        return title.equals(of) || title.startsWith(of + ", ") && !of.isEmpty()
                ? new Read(new Weights(of, made, games, values))
                : new Refused("it was learned for '" + of + "', not for '" + title + "'");
    }
}
