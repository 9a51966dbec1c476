package org.phaseline.cli.play;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.FileJournal;
import org.phaseline.journal.store.SecretSeed;

/** Keeps a game in a file: one that was kept nowhere goes on there, of one that has a journal it is a copy. */
final class Saving {

    private final PlayedGame game;

    Saving(PlayedGame game) {
        this.game = game;
    }

    List<String> save(String name) {
        try {
            Path file = Path.of(name);
            return List.of(Files.exists(file) ? name + " exists already; nothing was saved." : save(file));
        } catch (InvalidPathException notAPath) {
            return List.of("'" + name + "' cannot be a file name.");
        } catch (JournalProblem problem) {
            return List.of(problem.sentence());
        }
    }

    private String save(Path file) throws JournalProblem {
        copy(game.journaled().journal(), game.seed(), file);
        Optional<Path> before = game.file();
        if (before.isPresent()) {
            return "A copy of the game is in " + file + "; the game itself stays in " + before.get() + ".";
        }
        game.keptBy(JournaledGame.resume(file, Compiled::from), file);
        return "The game is saved in " + file + " from now on.";
    }

    private static void copy(Journal journal, Optional<SecretSeed> seed, Path file) throws JournalProblem {
        if (!(journal.events().getFirst() instanceof Event.Began began)) {
            throw new JournalProblem(journal.name() + " does not begin with the first line of a game.");
        }
        try (FileJournal copy = FileJournal.create(file, journal.header(), began, seed)) {
            for (Event event : journal.events().subList(1, journal.events().size())) {
                copy.append(event);
            }
        }
    }
}
