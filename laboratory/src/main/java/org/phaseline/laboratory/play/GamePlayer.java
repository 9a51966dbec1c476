package org.phaseline.laboratory.play;

import java.util.List;
import java.util.function.Consumer;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.profile.StepVisits;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.laboratory.tally.Ending;
import org.phaseline.laboratory.tally.GameSummary;
import org.phaseline.laboratory.tally.Indicator;
import org.phaseline.laboratory.tally.LuckTally;
import org.phaseline.laboratory.tally.PlayingTime;
import org.phaseline.laboratory.tally.Tally;

/** Plays games of a playtest by their numbers and counts them. Not for two threads; several, each with their own, share the games. */
public final class GamePlayer {

    private static final GameLoop.Listener NOBODY = new GameLoop.Listener() {
        @Override
        public void answering(Sandbox game, int question, int party, Menu menu, long item) {}

        @Override
        public void at(Sandbox game) {}
    };

    /** For the seeds of decisions, apart from those of the games. */
    private static final long LUCK = 1_000_000;

    private final Consumer<Position> atEnd;
    private final Playtest playtest;
    private final CompiledRulebook rulebook;
    private final List<Integer> seats;
    private final List<PlayerLevel.PlayerMaker> makers;
    private final StepVisits visits;
    private final Tally tally;
    private final GameCollector collector;

    public GamePlayer(Playtest playtest) {
        this(playtest, _ -> {});
    }

    /** @param atEnd is shown how each game ended */
    public GamePlayer(Playtest playtest, Consumer<Position> atEnd) {
        this.atEnd = atEnd;
        this.playtest = playtest;
        this.rulebook = playtest.rulebook();
        this.seats = Playtest.seatsOf(rulebook);
        this.makers = GameRecorder.makers(playtest);
        this.visits = new StepVisits(rulebook);
        List<Indicator> indicators = Indicator.of(rulebook);
        this.tally = new Tally(rulebook, indicators.size());
        this.collector = new GameCollector(rulebook, indicators, tally);
    }

    public Tally tally() {
        return tally;
    }

    /** Plays all games with one set of dice: one, or one for each way to seat players that differ. */
    public void playSet(long set) {
        int rotations = playtest.rotations();
        int[] winningSeats = new int[rotations];
        int[] winningLevels = new int[rotations];
        for (int i = 0; i < rotations; i++) {
            GameSummary game = play(set * rotations + i);
            winningSeats[i] = -1;
            winningLevels[i] = -1;
            for (int k = 0; k < seats.size(); k++) {
                boolean won = (game.winners() >>> seats.get(k) & 1) != 0;
                int level = playtest.levelAt(k, game.number());
                if (game.ending() == Ending.OVER) {
                    tally.addPlayer(level, won);
                }
                if (won) {
                    winningSeats[i] = k;
                    winningLevels[i] = level;
                }
            }
        }
        if (rotations > 1) {
            tally.pairs.add(winningSeats, winningLevels);
        }
    }

    /** Plays a game and adds it to the tally. */
    public GameSummary play(long game) {
        visits.clear();
        collector.begin(game);
        GameLoop loop = new GameLoop(
                rulebook, GameRecorder.players(playtest, makers, game), playtest.decisions(game, -1), collector);
        Sandbox sandbox = new Sandbox(
                rulebook, visits, rulebook.setUp(), playtest.dice(game).dice(seatCount()));
        Ending ending;
        String trouble = "";
        try {
            sandbox.begin();
            ending = loop.play(sandbox, playtest.most());
        } catch (EndlessRulebook endless) {
            ending = Ending.STUCK;
            trouble = String.valueOf(endless.getMessage());
        }
        GameSummary summary = collector.ended(sandbox, ending, loop.answers(), trouble);
        atEnd.accept(sandbox.position());
        tally.add(summary, PlayingTime.USUAL);
        for (int step = 0; step < rulebook.outline().steps().size(); step++) {
            tally.addStep(step, visits.of(step));
        }
        return summary;
    }

    private int seatCount() {
        return playtest.seats().all().size();
    }

    /** Plays a group of games in which each of some sets of dice is played with each of some sets of decisions. */
    public void playLuck(long group) {
        long[][] winners = new long[LuckTally.SETS][LuckTally.SETS];
        for (int dice = 0; dice < LuckTally.SETS; dice++) {
            for (int decisions = 0; decisions < LuckTally.SETS; decisions++) {
                winners[dice][decisions] = luck(group * LuckTally.SETS + dice, group * LuckTally.SETS + decisions);
            }
        }
        tally.luck.add(group, winners, rulebook.outline().parties().sides());
    }

    private long luck(long dice, long decisions) {
        SeatPlayer[] players = new SeatPlayer[rulebook.outline().parties().sides()];
        for (int k = 0; k < seats.size(); k++) {
            players[seats.get(k)] =
                    makers.get(k).player(seats.get(k), Chance.seed(playtest.seed(), LUCK + k, decisions));
        }
        GameLoop loop = new GameLoop(rulebook, players, Chance.seed(playtest.seed(), LUCK - 1, decisions), NOBODY);
        Sandbox sandbox = new Sandbox(
                rulebook,
                new Runner.Plain(rulebook.code()),
                rulebook.setUp(),
                DiceSeed.of(playtest.seed(), DiceSeed.Series.LUCK, dice).dice(seatCount()));
        try {
            sandbox.begin();
            return loop.play(sandbox, playtest.most()) == Ending.OVER ? sandbox.position().winners : 0;
        } catch (EndlessRulebook endless) {
            return 0;
        }
    }
}
