package org.phaseline.laboratory;

import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.laboratory.play.PlayerLevel;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.play.PlaytestUnits;
import org.phaseline.laboratory.play.Workers;
import org.phaseline.laboratory.report.Played;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** Small rulebooks to play. */
public final class TestRulebooks {

    /** Two run, roll and buy drinks, for which nobody looks into the purse. */
    public static final String RUNNERS = """
            rulebook "Thirsty runners"
            language 2
            side Red "The Reds", plural
            side Blue
            Side has
              steps: 0..30 = 0
              purse: number = 6
            never for each s in sides: s.purse < 0, "{s} [owes|owe] {0 - s.purse}"
            always gameTurn < 9
            length 8 game turns
            game turn "Round"
              for each phasing in sides
                1 "Run" phasing must
                  choose n from 1..3
                  roll luck: 1d6
                  phasing.steps += n + luck
                  if phasing.steps >= 24: end game won by phasing
                2 "Rest" phasing may any number of times
                  choose spot from 1..2
                3 "Buy a drink" phasing may
                  choose price from 1..3 "After {phasing.steps} steps, for how much?"
                  phasing.purse -= price
                4 "Fly" phasing must if phasing.steps > 29
            """;

    private TestRulebooks() {}

    public static CompiledRulebook compiled(String text) {
        Loaded loaded = Loader.load(new RulebookText("test.sop", text, new TreeMap<>()), "", List.of(), List.of());
        return loaded.rulebook().orElseThrow(() -> new AssertionError(loaded.problems()));
    }

    public static Playtest playtest(String text) {
        CompiledRulebook rulebook = compiled(text);
        return new Playtest(
                rulebook,
                Collections.nCopies(Playtest.seatsOf(rulebook).size(), PlayerLevel.RANDOM),
                1,
                Playtest.MOST_ANSWERS);
    }

    public static Played played(Playtest playtest, int games, int luckGroups, int threads) {
        try {
            return new Played(
                    "Test",
                    playtest,
                    new Workers(PlaytestUnits.of(playtest, games, luckGroups), threads, played -> {}).play());
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
