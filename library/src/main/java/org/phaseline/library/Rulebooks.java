package org.phaseline.library;

import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.List;
import org.phaseline.games.Games;
import org.phaseline.games.RulebookFolder;
import org.phaseline.language.RulebookText;
import org.phaseline.language.problem.Problem;

/** Reads rulebooks. */
public final class Rulebooks {

    private Rulebooks() {}

    /**
     * Reads a rulebook's file, the parts it names beside it, and the files of the folder {@code scenarios} beside it.
     *
     * @throws UncheckedIOException if a file cannot be read or is no UTF-8 text
     */
    public static LoadedRulebook load(Path file) {
        RulebookFolder.Contents contents = RulebookFolder.read(file);
        if (!contents.unreadable().isEmpty()) {
            Problem problem = contents.unreadable().getFirst();
            throw new UncheckedIOException(
                    "'" + file.resolveSibling(problem.place().file()) + "' cannot be read: " + problem.sentence() + ".",
                    new CharacterCodingException());
        }
        return new LoadedRulebook(contents.text());
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
