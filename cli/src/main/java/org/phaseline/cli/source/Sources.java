package org.phaseline.cli.source;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.games.Games;
import org.phaseline.games.RulebookFolder;
import org.phaseline.games.ShippedGame;
import org.phaseline.language.problem.Guess;

/** Finds a rulebook by what somebody typed: the id of a game that ships, a file, or a folder that is named like its file. */
public final class Sources {

    private Sources() {}

    public static Source find(String named) {
        Optional<ShippedGame> game = Games.find(named);
        if (game.isPresent()) {
            return new Source(Games.text(game.get()), "", List.of(), game);
        }
        Path path = path(named);
        if (Files.isDirectory(path)) {
            return read(mainFile(named, path));
        }
        if (Files.exists(path)) {
            return read(Belonging.rulebookOf(path));
        }
        throw Stop.usage(looksLikeAFile(named) ? "There is no file '" + named + "'." : noSuchGame(named));
    }

    static Source read(Path file) {
        if (file.getFileName() == null) {
            throw Stop.usage("'" + file + "' is not a file.");
        }
        Path parent = file.getParent();
        try {
            RulebookFolder.Contents contents = RulebookFolder.read(file);
            return new Source(
                    contents.text(),
                    parent == null ? "" : parent + parent.getFileSystem().getSeparator(),
                    contents.unreadable());
        } catch (UncheckedIOException unreadable) {
            throw new Stop(ExitCode.ENVIRONMENT, String.valueOf(unreadable.getMessage()), unreadable);
        }
    }

    private static Path path(String named) {
        try {
            return Path.of(named);
        } catch (InvalidPathException notAPath) {
            throw Stop.usage("'" + named + "' is neither the name of a game nor of a file.");
        }
    }

    private static Path mainFile(String named, Path folder) {
        Path name = folder.toAbsolutePath().normalize().getFileName();
        Path main = folder.resolve(name + RulebookFolder.ENDING);
        if (name == null || !Files.exists(main)) {
            throw Stop.usage(
                    "'" + named + "' is a folder, and there is no " + name + RulebookFolder.ENDING + " in it.");
        }
        return main;
    }

    private static boolean looksLikeAFile(String named) {
        return named.endsWith(RulebookFolder.ENDING) || named.contains("/") || named.contains("\\");
    }

    private static String noSuchGame(String named) {
        List<String> ids = Games.all().stream().map(ShippedGame::id).toList();
        String guess = Guess.didYouMean(named, ids);
        return "There is no game or file '" + named + "'"
                + (guess.isEmpty() ? "; 'phaseline games' lists the games." : guess);
    }
}
