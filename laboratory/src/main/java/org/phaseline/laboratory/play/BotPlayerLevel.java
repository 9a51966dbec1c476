package org.phaseline.laboratory.play;

import org.jspecify.annotations.Nullable;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Budget;
import org.phaseline.bots.Decided;
import org.phaseline.bots.Player;
import org.phaseline.bots.Players;
import org.phaseline.bots.Weights;
import org.phaseline.engine.dice.RollNumbering;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.SeatPosition;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** Lets a bot decide, which is shown what its seat may know and nothing else. */
record BotPlayerLevel(
        BotLevel level, Budget budget, @Nullable Weights weights) implements PlayerLevel {

    @Override
    public String name() {
        return level.word();
    }

    @Override
    public PlayerMaker maker(CompiledRulebook rulebook) {
        Players players = new Players(rulebook, weights);
        SeatPositions positions = new SeatPositions(Umpire.withoutDice(
                rulebook, Seats.ofSides(rulebook.outline().parties()), RollNumbering.BY_COUNT, false));
        return (seat, seed) -> new BotSeatPlayer(players.player(level, seed, budget), positions);
    }

    private record BotSeatPlayer(Player bot, SeatPositions positions) implements SeatPlayer {

        @Override
        public boolean decide(Sandbox game, int seat, int question, Menu menu, Move move) {
            SeatPosition seen = positions.of(game.position(), seat);
            Decided decided = bot.decide(seen);
            if (decided.waits()) {
                return false;
            }
            String id = seen.questions().get(decided.question()).id();
            for (int i = 0; i < game.questions(); i++) {
                if (game.id(i).equals(id)) {
                    move.set(i, decided.item());
                    return true;
                }
            }
            throw new IllegalStateException("a bot answers what nobody asks: " + id);
        }
    }
}
