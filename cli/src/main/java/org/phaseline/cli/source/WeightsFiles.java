package org.phaseline.cli.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.Weights;
import org.phaseline.games.Games;
import org.phaseline.games.RulebookFolder;
import org.phaseline.games.ShippedGame;
import org.phaseline.language.RulebookText;

/** Finds what bots have learned of a rulebook: the file of weights beside it, or the one that ships. */
public final class WeightsFiles {

    /**
     * What was found.
     *
     * @param weights null when there are none that can be used, which is normal
     * @param trouble why those that are there cannot be used, in one sentence
     */
    public record Found(@Nullable Weights weights, Optional<String> trouble) {

        public static final Found NOTHING = new Found(null, Optional.empty());
    }

    private WeightsFiles() {}

    public static Found of(Source source, String title) {
        if (source.shipped().isPresent()) {
            return shipped(source.shipped().get(), title);
        }
        Path file = beside(source);
        try {
            return read(file.toString(), Files.readString(file), title);
        } catch (NoSuchFileException none) {
            return Found.NOTHING;
        } catch (IOException unreadable) {
            return new Found(null, Optional.of(new Weights.Refused("it cannot be read").sentence(file.toString())));
        }
    }

    /** For a game of which only the journal is at hand: those that ship, if the rulebook is one of these by its title. */
    public static Found titled(String title) {
        return Games.titled(title).map(game -> shipped(game, title)).orElse(Found.NOTHING);
    }

    private static Found shipped(ShippedGame game, String title) {
        return Games.weights(game)
                .map(text -> read(game.weights(), text, title))
                .orElse(Found.NOTHING);
    }

    private static Found read(String file, String text, String title) {
        return switch (Weights.read(text, title)) {
            case Weights.Read read -> new Found(read.weights(), Optional.empty());
            case Weights.Refused refused -> new Found(null, Optional.of(refused.sentence(file)));
        };
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
