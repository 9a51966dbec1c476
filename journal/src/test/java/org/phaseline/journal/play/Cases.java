package org.phaseline.journal.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.Skirmish;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.problem.ProblemPrinter;

/** The played cases on the disk. They lie beside the other cases of the language. */
final class Cases {

    static final Path FOLDER = Path.of("../language/src/test/cases/play");

    private Cases() {}

    static List<Path> plays() throws IOException {
        try (Stream<Path> paths = Files.walk(FOLDER)) {
            return paths.filter(path -> path.toString().endsWith(".play"))
                    .sorted()
                    .toList();
        }
    }

    /** {@code a.play} and {@code a.other-way.play} are both played by {@code a.sop}. */
    static Path rulebook(Path play) {
        String name = play.getFileName().toString();
        return play.resolveSibling(name.substring(0, name.indexOf('.')) + ".sop");
    }

    /** A rulebook, with what lies in a folder of its own name: its parts, and its scenarios. */
    static RulebookText text(Path sop) throws IOException {
        Map<String, String> others = new TreeMap<>();
        String name = sop.getFileName().toString();
        Path folder = sop.resolveSibling(name.substring(0, name.indexOf('.')));
        if (Files.isDirectory(folder)) {
            try (Stream<Path> paths = Files.walk(folder)) {
                for (Path path : paths.filter(Files::isRegularFile).sorted().toList()) {
                    others.put(folder.relativize(path).toString().replace('\\', '/'), Files.readString(path));
                }
            }
        }
        return new RulebookText(name, Files.readString(sop), others);
    }

    static NewGame begin(Path sop, Play.Setting setting) throws IOException {
        RulebookText text = text(sop);
        Loaded loaded = Loader.load(text, setting.scenario(), setting.on(), setting.off());
        Map<String, String> texts = new TreeMap<>(text.others());
        texts.put(text.file(), text.text());
        CompiledRulebook rulebook = loaded.rulebook()
                .orElseThrow(() -> new AssertionError("\n" + ProblemPrinter.print(loaded.problems(), texts)));
        Seats seats = setting.factions()
                ? Seats.ofFactions(rulebook.outline().parties())
                : Seats.ofSides(rulebook.outline().parties());
        return setting.typedDice()
                ? NewGame.typedIn(text, setting.scenario(), setting.on(), setting.off(), rulebook, seats)
                : NewGame.rolledByTheUmpire(
                        text, setting.scenario(), setting.on(), setting.off(), rulebook, seats, Skirmish.SEED);
    }
}
