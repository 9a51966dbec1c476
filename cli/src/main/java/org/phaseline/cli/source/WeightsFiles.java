package org.phaseline.cli.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.phaseline.bots.FoundWeights;
import org.phaseline.bots.WeightsFile;
import org.phaseline.games.Games;
import org.phaseline.games.RulebookFolder;
import org.phaseline.games.ShippedGame;
import org.phaseline.language.RulebookText;

/** Finds what bots have learned of a rulebook: the file of weights beside it, or the one that ships. */
public final class WeightsFiles {

    private WeightsFiles() {}

    public static FoundWeights of(Source source, String title) {
        if (source.shipped().isPresent()) {
            return shipped(source.shipped().get(), title);
        }
        Path file = beside(source);
        try {
            return FoundWeights.in(file.toString(), Files.readString(file), title);
        } catch (NoSuchFileException none) {
            return FoundWeights.NOTHING;
        } catch (IOException unreadable) {
            return new FoundWeights(
                    null, Optional.of(new WeightsFile.Refused("it cannot be read").sentence(file.toString())));
        }
    }

    /** For a game of which only the journal is at hand: those that ship, if the rulebook is one of these by its title. */
    public static FoundWeights titled(String title) {
        return Games.titled(title).map(game -> shipped(game, title)).orElse(FoundWeights.NOTHING);
    }

    private static FoundWeights shipped(ShippedGame game, String title) {
        return Games.weights(game)
                .map(text -> FoundWeights.in(game.weights(), text, title))
                .orElse(FoundWeights.NOTHING);
    }

    /** Where the weights of a rulebook in a folder lie, or would lie. */
    public static Path beside(Source source) {
        return Path.of(source.folder() + bareName(source.text().file()) + RulebookText.WEIGHTS);
    }

    private static String bareName(String file) {
        return file.endsWith(RulebookFolder.ENDING)
                ? file.substring(0, file.length() - RulebookFolder.ENDING.length())
                : file;
    }
}
