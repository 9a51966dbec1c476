package org.phaseline.laboratory.play;

import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.umpire.Sandbox;

/** Plays a game of a playtest once more, to tell each of its answers. */
public final class GameRecorder {

    private GameRecorder() {}

    /** Is told of an answer: the question by its id and its address, who answered it, and with what. */
    public interface Listener {
        void answered(String decision, int address, int party, int side, long item);
    }

    /** The first so many answers of a game. */
    public static void record(Playtest playtest, long game, int answers, Listener listener) {
        CompiledRulebook rulebook = playtest.rulebook();
        GameLoop.Listener telling = new GameLoop.Listener() {
            @Override
            public void answering(Sandbox sandbox, int question, int party, Menu menu, long item) {
                int side = party < 0 ? 0 : rulebook.outline().parties().sideOf(party);
                listener.answered(sandbox.id(question), sandbox.address(question), party, side, item);
            }

            @Override
            public void at(Sandbox sandbox) {}
        };
        Sandbox sandbox = Sandbox.begin(
                rulebook, playtest.dice(game).dice(playtest.seats().all().size()));
        new GameLoop(rulebook, players(playtest, makers(playtest), game), playtest.decisions(game, -1), telling)
                .play(sandbox, answers);
    }

    /** One for each of the levels. */
    static List<PlayerLevel.PlayerMaker> makers(Playtest playtest) {
        return playtest.levels().stream()
                .map(level -> level.maker(playtest.rulebook()))
                .toList();
    }

    /** The players of a game, by the number of their side. */
    static SeatPlayer[] players(Playtest playtest, List<PlayerLevel.PlayerMaker> makers, long game) {
        CompiledRulebook rulebook = playtest.rulebook();
        List<Integer> seats = Playtest.seatsOf(rulebook);
        SeatPlayer[] players = new SeatPlayer[rulebook.outline().parties().sides()];
        for (int k = 0; k < seats.size(); k++) {
            players[seats.get(k)] =
                    makers.get(playtest.levelAt(k, game)).player(seats.get(k), playtest.decisions(game, k));
        }
        return players;
    }
}
