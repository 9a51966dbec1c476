package org.phaseline.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/**
 * Makes a folder of frozen journals, once for each released version of Phaseline: {@code FrozenMaker 0.1}. It never touches a folder that
 * is there: what is frozen stays as it is, and a version that cannot replay it is wrong.
 */
final class FrozenMaker {

    static final Path FOLDER = Shelf.folder().resolve("src/test/frozen");

    private static final Path CASES = Shelf.folder().resolveSibling("language").resolve("src/test/cases/play");

    /** How the dice of a frozen game fall. */
    private enum DiceKind {
        TYPED,
        PROTOCOL_1,
        PROTOCOL_2,
        PROTOCOL_3
    }

    private final Path folder;
    private int made;

    private FrozenMaker(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws IOException, JournalProblem {
        Path folder = FOLDER.resolve(args[0]);
        if (Files.exists(folder)) {
            throw new IllegalStateException(folder + " is there already, and frozen journals are never changed");
        }
        Files.createDirectories(folder);
        FrozenMaker maker = new FrozenMaker(folder);
        for (ShippedGame game : Games.all()) {
            maker.shipped(game.id(), Games.text(game));
            for (Path recorded : Shelf.files(Shelf.recorded(game.id()), ".journal")) {
                maker.keep(game.id() + "-recorded-" + stem(recorded), Files.readAllBytes(recorded));
            }
        }
        for (Path passage : Shelf.files(CASES.resolveSibling("passages"), ".sop")) {
            maker.shipped(
                    "passage-" + stem(passage),
                    RulebookText.of(passage.getFileName().toString(), Shelf.read(passage)));
        }
        maker.cases();
        System.out.println(maker.made + " journals frozen in " + folder);
    }

    /** Every scenario: as it is, with all options on, and with every second one; with each kind of dice in turn. */
    private void shipped(String title, RulebookText text) throws IOException, JournalProblem {
        Loaded loaded = Loader.load(text, "", List.of(), List.of());
        List<String> scenarios = loaded.scenarios().isEmpty()
                ? List.of("")
                : loaded.scenarios().stream().map(Loaded.ScenarioInfo::name).toList();
        for (String scenario : scenarios) {
            List<String> options =
                    loaded.options().stream().map(Loaded.OptionInfo::name).toList();
            List<String> every = new ArrayList<>();
            List<String> others = new ArrayList<>();
            for (int i = 0; i < options.size(); i++) {
                (i % 2 == 0 ? every : others).add(options.get(i));
            }
            play(title, text, scenario, List.of(), List.of(), 150);
            play(title, text, scenario, List.of(), List.of(), 70);
            play(title, text, scenario, options, List.of(), 100);
            if (!options.isEmpty()) {
                play(title, text, scenario, every, others, 70);
            }
        }
    }

    /** The small rulebooks of the language's played cases, each of which is about one feature. */
    private void cases() throws IOException, JournalProblem {
        List<Path> all;
        try (Stream<Path> files = Files.walk(CASES, 2)) {
            all = files.filter(file -> file.toString().endsWith(".sop"))
                    .sorted()
                    .toList();
        }
        for (Path sop : all) {
            play(
                    "case-" + sop.getParent().getFileName() + "-" + stem(sop),
                    caseText(sop),
                    "",
                    List.of(),
                    List.of(),
                    40);
        }
    }

    private static RulebookText caseText(Path sop) throws IOException {
        Map<String, String> others = new TreeMap<>();
        Path parts = sop.resolveSibling(stem(sop));
        if (Files.isDirectory(parts)) {
            try (Stream<Path> paths = Files.walk(parts)) {
                paths.filter(Files::isRegularFile)
                        .forEach(path ->
                                others.put(parts.relativize(path).toString().replace('\\', '/'), Shelf.read(path)));
            } catch (UncheckedIOException unreadable) {
                throw unreadable.getCause();
            }
        }
        return new RulebookText(sop.getFileName().toString(), Files.readString(sop), others);
    }

    private void play(String title, RulebookText text, String scenario, List<String> on, List<String> off, int answers)
            throws IOException, JournalProblem {
        Optional<CompiledRulebook> loaded = Loader.load(text, scenario, on, off).rulebook();
        if (loaded.isEmpty()) {
            return;
        }
        DiceKind dice = DiceKind.values()[made % DiceKind.values().length];
        NewGame start = start(text, scenario, on, off, loaded.get(), dice);
        Path file = Files.createTempDirectory("frozen").resolve("game.journal");
        try (JournaledGame game = JournaledGame.create(file, start)) {
            new FrozenDriver(game, made).play(answers);
        }
        keep(name(title, scenario, dice), Files.readAllBytes(file));
    }

    private NewGame start(
            RulebookText text,
            String scenario,
            List<String> on,
            List<String> off,
            CompiledRulebook rulebook,
            DiceKind dice) {
        Seats seats = made % 5 == 4
                ? Seats.ofFactions(rulebook.outline().parties())
                : Seats.ofSides(rulebook.outline().parties());
        byte[] seed = new byte[32];
        new Random(made).nextBytes(seed);
        List<byte[]> added = seats.all().stream()
                .map(seat -> made % 3 == 0 && dice != DiceKind.PROTOCOL_3 && dice != DiceKind.TYPED
                        ? seat.name().getBytes(StandardCharsets.UTF_8)
                        : new byte[0])
                .toList();
        NewGame rolled = new NewGame(text, scenario, on, off, rulebook, seats, Optional.of(SecretSeed.of(seed)), added);
        return switch (dice) {
            case TYPED -> NewGame.typedIn(text, scenario, on, off, rulebook, seats);
            case PROTOCOL_1 -> rolled.with(DiceProtocol.BY_MOMENT);
            case PROTOCOL_2 -> rolled;
            case PROTOCOL_3 -> rolled.with(DiceProtocol.SHARED);
        };
    }

    private static String name(String title, String scenario, DiceKind dice) {
        return (title + (scenario.isEmpty() ? "" : "-" + scenario) + "-"
                        + dice.name().replace('_', '-'))
                .toLowerCase(Locale.ROOT);
    }

    private void keep(String name, byte[] journal) throws IOException, JournalProblem {
        made++;
        String file = "%03d-%s".formatted(made, name);
        Files.write(folder.resolve(file + ".journal"), journal);
        FrozenFacts facts = FrozenFacts.of(Journal.read(file, journal));
        Files.write(
                folder.resolve(file + ".facts"),
                Stream.concat(Stream.of("hash " + facts.hash()), facts.lines().stream())
                        .toList());
    }

    private static String stem(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.lastIndexOf('.'));
    }
}
