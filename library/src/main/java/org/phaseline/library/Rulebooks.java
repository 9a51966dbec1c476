package org.phaseline.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.phaseline.games.Games;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** Reads rulebooks. */
public final class Rulebooks {

    private static final String SCENARIOS = "scenarios";

    private Rulebooks() {}

    /**
     * Reads a rulebook's file, the parts it names beside it, and the files of the folder {@code scenarios} beside it.
     *
     * @throws UncheckedIOException if a file cannot be read or is no UTF-8 text
     */
    public static LoadedRulebook load(Path file) {
        Path folder = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), Path.of(""));
        String name = String.valueOf(file.getFileName());
        TreeMap<String, String> others = new TreeMap<>();
        String main = read(file);
        parts(folder, name, main, others);
        Path scenarios = folder.resolve(SCENARIOS);
        if (Files.isDirectory(scenarios)) {
            try (Stream<Path> files = Files.list(scenarios)) {
                for (Path each : files.sorted().toList()) {
                    if (each.toString().endsWith(".sop")) {
                        others.put(SCENARIOS + "/" + each.getFileName(), read(each));
                    }
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException("The folder " + scenarios + " cannot be read.", unreadable);
            }
        }
        others.remove(name);
        return new LoadedRulebook(new RulebookText(name, main, others));
    }

    private static void parts(Path folder, String name, String text, TreeMap<String, String> others) {
        for (String part : Loader.partsOf(name, text)) {
            boolean beside = part.equals(String.valueOf(Path.of(part).getFileName()));
            if (beside && !others.containsKey(part) && Files.isRegularFile(folder.resolve(part))) {
                String content = read(folder.resolve(part));
                others.put(part, content);
                parts(folder, part, content, others);
            }
        }
    }

    private static String read(Path file) {
        try {
            String text = Files.readString(file);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (IOException unreadable) {
            throw new UncheckedIOException("'" + file + "' cannot be read.", unreadable);
        }
    }

    /** A rulebook whose text is at hand; {@code name} is what problems call its file. */
    public static LoadedRulebook of(String name, String text) {
        return new LoadedRulebook(RulebookText.of(name, text));
    }

    /**
     * A rulebook that ships with Phaseline.
     *
     * @throws IllegalArgumentException if none has this id
     */
    public static LoadedRulebook shipped(String id) {
        return Games.find(id)
                .map(game -> new LoadedRulebook(Games.text(game)))
                .orElseThrow(
                        () -> new IllegalArgumentException("There is no game '" + id + "'; there are " + shipped()));
    }

    /** The ids of the rulebooks that ship. */
    public static List<String> shipped() {
        return Games.all().stream().map(game -> game.id()).toList();
    }
}
