package org.phaseline.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What was learned about a rulebook, as a text file that people can read: a section for each scenario that was learned, because what
 * decides a single battle need not decide a war.
 *
 * @param title of the rulebook, without that of a scenario
 */
public record WeightsFile(String title, List<Weights> sections) {

    private static final String FIRST_LINE = "phaseline weights 2";

    /** Files from before there were sections hold one, for all scenarios. */
    private static final String FIRST_LINE_ONCE = "phaseline weights 1";

    private static final String BEFORE_SCENARIO = ", ";

    public WeightsFile {
        sections = List.copyOf(sections);
    }

    /** What comes of reading a file. */
    public sealed interface Reading {}

    public record Read(WeightsFile file) implements Reading {}

    /**
     * It cannot be used.
     *
     * @param why after the name of the file and a colon
     */
    public record Refused(String why) implements Reading {

        /** In one sentence, for people who know the file by this name. */
        public String sentence(String file) {
            return file + " is not used, and bots play without it: " + why + ".";
        }
    }

    /** The title of the scenario in that of a rulebook; empty where it has none. */
    static String scenarioIn(String whole, String title) {
        return whole.startsWith(title + BEFORE_SCENARIO) ? whole.substring((title + BEFORE_SCENARIO).length()) : "";
    }

    /** @param whole the title of a rulebook, with or without that of a scenario after it */
    public boolean isOf(String whole) {
        return whole.equals(title)
                || !title.isEmpty() && !scenarioIn(whole, title).isEmpty();
    }

    /** What was learned of a scenario, if anything. */
    public Optional<Weights> of(String whole) {
        String scenario = scenarioIn(whole, title);
        return sections.stream().filter(section -> section.isOf(scenario)).findFirst();
    }

    /** The same with a section that replaces what there is for its scenarios. */
    public WeightsFile with(Weights section) {
        Stream<Weights> others = section.scenarios().isEmpty()
                ? Stream.empty()
                : sections.stream()
                        .map(each -> each.notFor(section.scenarios()))
                        .filter(each -> !each.scenarios().isEmpty());
        return new WeightsFile(title, Stream.concat(others, Stream.of(section)).toList());
    }

    public String text() {
        StringBuilder text = new StringBuilder(FIRST_LINE + "\n");
        text.append("rulebook ").append(title).append('\n');
        sections.forEach(section -> add(section, text));
        return text.toString();
    }

    private static void add(Weights section, StringBuilder text) {
        section.scenarios()
                .forEach(scenario -> text.append("scenario ").append(scenario).append('\n'));
        text.append("games ").append(section.games()).append('\n');
        text.append("features ").append(section.values().size()).append('\n');
        section.made().forEach(line -> text.append("# ").append(line).append('\n'));
        for (Map.Entry<String, Double> value : section.values().entrySet()) {
            text.append(String.format(Locale.ROOT, "%.5f %s%n", value.getValue(), value.getKey())
                    .replace("\r", ""));
        }
    }

    public static Reading read(String text) {
        List<String> lines = text.lines().toList();
        String first = lines.isEmpty() ? "" : lines.getFirst().strip();
        if (!first.equals(FIRST_LINE) && !first.equals(FIRST_LINE_ONCE)) {
            return new Refused("its first line is not '" + FIRST_LINE + "'");
        }
        String title = "";
        List<Section> sections = new ArrayList<>(List.of(new Section()));
        for (int i = 1; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.startsWith("rulebook ")) {
                title = line.substring("rulebook ".length());
                continue;
            }
            if (line.startsWith("scenario ") && sections.getLast().isBegun()) {
                sections.add(new Section());
            }
            try {
                sections.getLast().take(line);
            } catch (NumberFormatException broken) {
                return new Refused("line " + (i + 1) + " is damaged");
            }
        }
        if (!sections.stream().allMatch(Section::isWhole)) {
            return new Refused("it does not have as many weights as it says");
        }
        return new Read(
                new WeightsFile(title, sections.stream().map(Section::weights).toList()));
    }

    /** A section while it is read. */
    private static final class Section {

        private final List<String> scenarios = new ArrayList<>();
        private final List<String> made = new ArrayList<>();
        private final LinkedHashMap<String, Double> values = new LinkedHashMap<>();
        private long games = -1;
        private long features = -1;

        /** Whether more has come than for which scenarios it is. */
        boolean isBegun() {
            return games >= 0 || features >= 0;
        }

        boolean isWhole() {
            return values.size() == features;
        }

        Weights weights() {
            return new Weights(scenarios, made, games, values);
        }

        void take(String line) {
            String rest = line.substring(line.indexOf(' ') + 1);
            if (line.startsWith("#")) {
                made.add(line.substring(1).strip());
            } else if (line.startsWith("scenario ")) {
                scenarios.add(rest);
            } else if (line.startsWith("games ")) {
                games = Long.parseLong(rest);
            } else if (line.startsWith("features ")) {
                features = Long.parseLong(rest);
            } else if (!line.isEmpty()) {
                double value = Double.parseDouble(line.substring(0, Math.max(0, line.indexOf(' '))));
                if (!Double.isFinite(value)) {
                    throw new NumberFormatException(line);
                }
                values.put(rest, value);
            }
        }
    }
}
