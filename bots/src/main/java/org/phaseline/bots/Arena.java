package org.phaseline.bots;

import java.util.List;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.SeatPosition;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** Lets players play games of a rulebook against each other, each seeing only what its seat sees. */
public final class Arena {

    private final CompiledRulebook rulebook;
    private final Runner runner;
    private final Seats seats;
    private final long most;

    /** @param most after so many answers a game is given up */
    public Arena(CompiledRulebook rulebook, long most) {
        this.rulebook = rulebook;
        this.runner = CompiledRunner.of(rulebook);
        this.seats = Seats.ofSides(rulebook.outline().parties());
        this.most = most;
    }

    public Seats seats() {
        return seats;
    }

    /**
     * How a game ended.
     *
     * @param winners the seats that won, as a mask; 0 for none
     * @param ended whether it came to an end
     */
    public record Result(long winners, boolean ended, long answers, long gameTurns) {}

    /** Plays one game; the players stand in the order of the seats. */
    public Result play(List<Player> players, long seed) {
        QuickDice dice = new QuickDice(seed);
        SeatPositions views = new SeatPositions(new Umpire(rulebook, seats, dice, false));
        Sandbox game = Sandbox.begin(rulebook, runner, dice);
        long answers = 0;
        while (answers < most && !game.over()) {
            if (!step(game, views, players)) {
                throw new IllegalStateException("no player goes on, and the game is not over");
            }
            answers++;
        }
        Position end = game.position();
        return new Result(
                game.over() && end.winners != 0 ? seats.speakingFor(end.winners) : 0,
                game.over(),
                answers,
                end.slots[CompiledRulebook.GAME_TURN_SLOT]);
    }

    /** The first seat that wants to answers; those who need not may wait. */
    private boolean step(Sandbox game, SeatPositions views, List<Player> players) {
        int questions = game.questions();
        long asked = 0;
        for (int i = 0; i < questions; i++) {
            asked |= seats.speakingFor(game.asked(i));
        }
        for (long rest = asked; rest != 0; rest &= rest - 1) {
            int seat = Long.numberOfTrailingZeros(rest);
            SeatPosition seen = views.of(game.position(), seat);
            if (seen.questions().isEmpty()) {
                continue;
            }
            Decided decided = players.get(seat).decide(seen);
            if (!decided.waits()) {
                give(game, seen.questions().get(decided.question()).id(), decided.item());
                return true;
            }
        }
        return false;
    }

    private static void give(Sandbox game, String id, long item) {
        int questions = game.questions();
        for (int i = 0; i < questions; i++) {
            if (game.id(i).equals(id)) {
                game.answer(i, item);
                return;
            }
        }
        throw new IllegalStateException("decision " + id + " is not open");
    }
}
