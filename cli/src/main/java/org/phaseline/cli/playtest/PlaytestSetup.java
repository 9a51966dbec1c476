package org.phaseline.cli.playtest;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.phaseline.bots.Budget;
import org.phaseline.bots.FoundWeights;
import org.phaseline.bots.WeightsFile;
import org.phaseline.cli.source.Choosing;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Source;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.play.PlaytestUnits;
import org.phaseline.language.RulebookText;

/**
 * Everything the games of a playtest follow from, as text and numbers: it can be sent to another machine, which plays the same games.
 *
 * @param files the other files of the rulebook, by name
 * @param weights what bots have learned of the rulebook, as a {@link WeightsFile} is written, or empty
 * @param playouts how much players think, or 0 for as much as their level does
 * @param games how many are asked for
 */
public record PlaytestSetup(
        String file,
        String text,
        TreeMap<String, String> files,
        String scenario,
        ArrayList<String> on,
        ArrayList<String> off,
        String weights,
        String players,
        long playouts,
        long seed,
        int most,
        long games)
        implements Serializable {

    /** Groups of 16 games each that tell luck from play: about a fifth of the games, within bounds. */
    private static final int GAMES_A_LUCK_GROUP = 80;

    private static final int FEWEST_LUCK_GROUPS = 5;
    private static final int MOST_LUCK_GROUPS = 250;

    /** What is asked for besides the rulebook: see the components of the same names. */
    public record Wanted(String players, long playouts, long seed, int most, long games) {}

    public static PlaytestSetup of(Chosen chosen, FoundWeights learned, Wanted wanted) {
        RulebookText text = chosen.source().text();
        return new PlaytestSetup(
                text.file(),
                text.text(),
                new TreeMap<>(text.others()),
                chosen.scenario(),
                new ArrayList<>(chosen.on()),
                new ArrayList<>(chosen.off()),
                learned.weights() == null
                        ? ""
                        : new WeightsFile(chosen.loaded().title(), List.of(learned.weights())).text(),
                wanted.players(),
                wanted.playouts(),
                wanted.seed(),
                wanted.most(),
                wanted.games());
    }

    /** The playtest, on whichever machine this is. */
    public Playtest load() {
        Source source = new Source(new RulebookText(file, text, files), "", List.of());
        return playtest(Choosing.load(source, scenario, on, off));
    }

    /** The same, of a rulebook that is loaded already. */
    public Playtest playtest(Chosen chosen) {
        Optional<Budget> budget = playouts == 0 ? Optional.empty() : Optional.of(Budget.playouts(playouts));
        String title = chosen.rulebook().outline().title();
        FoundWeights learned = weights.isEmpty() ? FoundWeights.NOTHING : FoundWeights.in(file, weights, title);
        return new Playtest(
                chosen.rulebook(),
                PlayerOptions.levels(players, budget, learned.weights(), chosen.rulebook()),
                seed,
                most);
    }

    /** What is played, in units that can be shared among threads and machines. */
    public PlaytestUnits units(Playtest playtest) {
        return PlaytestUnits.of(
                playtest, games, Math.clamp(games / GAMES_A_LUCK_GROUP, FEWEST_LUCK_GROUPS, MOST_LUCK_GROUPS));
    }
}
