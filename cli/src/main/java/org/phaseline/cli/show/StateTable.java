package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.umpire.Sighting;

/** What the umpire keeps: the values of the game and of each party, the markers that are on, and how the game ended. */
public final class StateTable {

    private StateTable() {}

    public static List<String> lines(Sighting sighting, TerminalStyle look) {
        List<String> lines = new ArrayList<>();
        lines.add("Game turn " + sighting.gameTurn()
                + (sighting.date().isEmpty() ? "" : ", " + TextWidth.clean(sighting.date())));
        if (sighting.over()) {
            lines.add(over(sighting));
        }
        int owners = width(sighting.state().stream().map(Sighting.Value::owner).toList());
        int names = width(sighting.state().stream().map(Sighting.Value::name).toList());
        for (Sighting.Value value : sighting.state()) {
            String until = value.until().isEmpty() ? "" : look.faint("  until " + TextWidth.clean(value.until()));
            lines.add("  " + (owners == 0 ? "" : TextWidth.pad(TextWidth.clean(value.owner()), owners + 2))
                    + TextWidth.pad(TextWidth.clean(value.name()), names + 2) + TextWidth.clean(value.value()) + until);
        }
        for (String secret : sighting.ownSecrets()) {
            lines.add("  written down in secret: " + TextWidth.clean(secret));
        }
        return lines;
    }

    public static String over(Sighting sighting) {
        return sighting.winner().isEmpty()
                ? "The game is over; nobody has won."
                : "The game is over, won by " + TextWidth.clean(sighting.winner()) + ".";
    }

    private static int width(List<String> texts) {
        return texts.stream().mapToInt(TextWidth::width).max().orElse(0);
    }
}
