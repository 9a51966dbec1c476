package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.terminal.Look;
import org.phaseline.cli.terminal.Texts;
import org.phaseline.games.Game;

/** The games that ship, and below them the examples. */
public final class GamesTable {

    private GamesTable() {}

    public static List<String> lines(List<Game> games, Look look) {
        int ids = games.stream().mapToInt(game -> Texts.width(game.id())).max().orElse(0) + 2;
        List<String> lines = new ArrayList<>();
        for (Game game : games) {
            String mark = game.example() ? " (example)" : "";
            lines.add(look.label(Texts.pad(game.id(), ids)) + look.strong(game.title()) + mark);
            lines.addAll(Texts.wrap(game.about(), look.width(), " ".repeat(ids), " ".repeat(ids)));
        }
        return lines;
    }
}
