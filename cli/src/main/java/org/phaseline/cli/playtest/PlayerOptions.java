package org.phaseline.cli.playtest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.Budget;
import org.phaseline.bots.Weights;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.laboratory.play.PlayerLevel;
import org.phaseline.laboratory.play.Playtest;

/** Reads who plays which seat: {@code normal,hard}, or one level for all. */
public final class PlayerOptions {

    private PlayerOptions() {}

    /** {@code weights}: what bots have learned of the rulebook, if anything. */
    public static List<PlayerLevel> levels(
            String text, Optional<Budget> budget, @Nullable Weights weights, CompiledRulebook rulebook) {
        List<PlayerLevel> levels = new ArrayList<>();
        for (String name : text.split(",", -1)) {
            levels.add(PlayerLevel.named(name.strip().toLowerCase(Locale.ROOT), budget, weights)
                    .orElseThrow(() -> Stop.usage("There is no player '" + name.strip() + "'; there are "
                            + String.join(", ", PlayerLevel.names()) + ".")));
        }
        int seats = Playtest.seatsOf(rulebook).size();
        if (levels.size() == 1) {
            return Collections.nCopies(seats, levels.getFirst());
        }
        if (levels.size() != seats) {
            throw Stop.usage("--players names " + levels.size() + " players, but this game has " + seats
                    + (seats == 1 ? " seat." : " seats."));
        }
        return levels;
    }
}
