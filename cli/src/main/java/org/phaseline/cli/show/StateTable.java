package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.terminal.Look;
import org.phaseline.cli.terminal.Texts;
import org.phaseline.engine.umpire.Sighting;

/** What the umpire keeps: the values of the game and of each party, the markers that are on, and how the game ended. */
public final class StateTable {

    private StateTable() {}

    public static List<String> lines(Sighting sighting, Look look) {
        List<String> lines = new ArrayList<>();
        lines.add("Game turn " + sighting.gameTurn()
                + (sighting.date().isEmpty() ? "" : ", " + Texts.clean(sighting.date())));
        if (sighting.over()) {
            lines.add(over(sighting));
        }
        int owners = width(sighting.state().stream().map(Sighting.Value::owner).toList());
        int names = width(sighting.state().stream().map(Sighting.Value::name).toList());
        for (Sighting.Value value : sighting.state()) {
            String until = value.until().isEmpty() ? "" : look.faint("  until " + Texts.clean(value.until()));
            lines.add("  " + (owners == 0 ? "" : Texts.pad(Texts.clean(value.owner()), owners + 2))
                    + Texts.pad(Texts.clean(value.name()), names + 2) + Texts.clean(value.value()) + until);
        }
        for (String secret : sighting.ownSecrets()) {
            lines.add("  written down unseen: " + Texts.clean(secret));
        }
        return lines;
    }

    public static String over(Sighting sighting) {
        return sighting.winner().isEmpty()
                ? "The game is over; nobody has won."
                : "The game is over, won by " + Texts.clean(sighting.winner()) + ".";
    }

    private static int width(List<String> texts) {
        return texts.stream().mapToInt(Texts::width).max().orElse(0);
    }
}
