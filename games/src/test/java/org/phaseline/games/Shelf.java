package org.phaseline.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Step;
import org.phaseline.language.Loaded;
import org.phaseline.language.RulebookText;

/** What there is to play: the games that ship, and the passages the language module keeps. */
final class Shelf {

    /** The games that come with an inventory. */
    static final List<String> GAMES = List.of("legions", "ocs", "rof");

    /** A game and one of its scenarios; {@code scenario} is empty for a passage without any. */
    record Volume(String title, RulebookText text, String scenario) {

        CompiledRulebook rulebook() {
            return load(text, scenario, List.of(), List.of());
        }

        /** The names of its options. */
        List<String> options() {
            return LOADED.load(text, scenario, List.of(), List.of()).options().stream()
                    .map(Loaded.OptionInfo::name)
                    .toList();
        }

        @Override
        public String toString() {
            return scenario.isEmpty() ? title : title + ", " + scenario;
        }
    }

    private static final LoadedRulebooks LOADED = new LoadedRulebooks();

    private Shelf() {}

    /** The module's own folder. */
    static Path folder() {
        return Path.of("../games").toAbsolutePath().normalize();
    }

    /** Where the recorded games of a game lie. */
    static Path recorded(String game) {
        return folder().resolve(game).resolve("recorded");
    }

    static RulebookText text(String game) {
        return LoadedRulebooks.text(game);
    }

    /** A game with lines of a test's own at the end of its rulebook, such as a card or a scenario. */
    static RulebookText text(String game, String lines) {
        RulebookText shipped = text(game);
        return new RulebookText(shipped.file(), shipped.text() + lines, shipped.others());
    }

    static CompiledRulebook load(RulebookText text, String scenario, List<String> on, List<String> off) {
        Loaded loaded = LOADED.load(text, scenario, on, off);
        return loaded.rulebook()
                .orElseThrow(() -> new AssertionError("problems in " + text.file() + ": " + loaded.problems()));
    }

    /** Whether anything in it can be decided unseen: otherwise there is nothing to keep from anybody. */
    static boolean hides(CompiledRulebook rulebook) {
        return !rulebook.veils().isEmpty()
                || rulebook.outline().steps().stream().anyMatch(Step::secretly);
    }

    /** All that ships, in each of its scenarios. */
    static List<Volume> scenarios() {
        return Games.all().stream()
                .flatMap(game -> volumes(game.id(), text(game.id())))
                .toList();
    }

    /** The hard passages of other games, which the language module keeps as its test cases. */
    static List<Volume> passages() {
        return files(folder().resolveSibling("language").resolve("src/test/cases/passages"), ".sop").stream()
                .flatMap(file -> {
                    String name = file.getFileName().toString();
                    return volumes(name, RulebookText.of(name, read(file)));
                })
                .toList();
    }

    private static Stream<Volume> volumes(String title, RulebookText text) {
        List<Loaded.ScenarioInfo> scenarios =
                LOADED.load(text, "", List.of(), List.of()).scenarios();
        return scenarios.isEmpty()
                ? Stream.of(new Volume(title, text, ""))
                : scenarios.stream().map(scenario -> new Volume(title, text, scenario.name()));
    }

    static List<Path> files(Path folder, String ending) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
