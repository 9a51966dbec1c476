package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.games.ShippedGame;

/** The games that ship, and below them the examples. */
public final class GamesTable {

    private GamesTable() {}

    public static List<String> lines(List<ShippedGame> games, TerminalStyle look) {
        int ids = games.stream()
                        .mapToInt(game -> TextWidth.width(game.id()))
                        .max()
                        .orElse(0)
                + 2;
        List<String> lines = new ArrayList<>();
        for (ShippedGame game : games) {
            String mark = game.example() ? " (example)" : "";
            lines.add(look.label(TextWidth.pad(game.id(), ids)) + look.strong(game.title()) + mark);
            lines.addAll(TextWidth.wrap(game.about(), look.width(), " ".repeat(ids), " ".repeat(ids)));
        }
        return lines;
    }
}
