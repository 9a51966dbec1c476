package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Sandbox;

/**
 * Finds out whether it is good or bad for a side to have much of something: random games are taken back by their last answer, which is then
 * given once more with that number raised. Points make their owner win, losses make others win.
 */
final class OutcomeProbe {

    private static final int GAMES = 12;

    /** So many answers in all, so that large games take no longer than small ones. */
    private static final int MOST_ANSWERS = 1_500;

    private static final int MOST_AFTER = 20;

    /** A game before the answer that ended it. */
    private record Ending(Position before, int game, int answer, long winners) {}

    private final CompiledRulebook rulebook;
    private final Parties parties;
    private final List<Ending> endings = new ArrayList<>();
    private final Sandbox sandbox;

    OutcomeProbe(CompiledRulebook rulebook) {
        this.rulebook = rulebook;
        this.parties = rulebook.outline().parties();
        Runner runner = CompiledRunner.of(rulebook);
        this.sandbox = new Sandbox(rulebook, runner, rulebook.setUp(), new QuickDice(1));
        try {
            play();
        } catch (EndlessRulebook | IllegalStateException odd) {
            // Then nothing is known, and more of what decides is taken to be better.
            endings.clear();
        }
    }

    private void play() {
        int answers = 0;
        for (int game = 0; game < GAMES && answers < MOST_ANSWERS; game++) {
            sandbox.beginAgain(new QuickDice(game));
            Position before = sandbox.position().copy();
            int answer = 0;
            for (; !sandbox.over() && answers < MOST_ANSWERS; answer++, answers++) {
                before = sandbox.position().copy();
                answer(game, answer);
            }
            if (sandbox.over() && answer > 0) {
                endings.add(new Ending(before, game, answer - 1, sandbox.position().winners));
            }
        }
    }

    private boolean answer(int game, int answer) {
        return new RandomPlayer(Randomness.derived(game, answer)).play(sandbox);
    }

    /** 1 where more is better, -1 where it is worse, 0 where it changed nothing; 1 also when no game came to its end. */
    int sign(StateField field) {
        int sum = 0;
        for (Ending ending : endings) {
            for (int side = 0; side < parties.sides(); side++) {
                if (parties.get(side).present()) {
                    sum += effect(field, ending, side);
                }
            }
        }
        return endings.isEmpty() ? 1 : Integer.signum(sum);
    }

    private int effect(StateField field, Ending ending, int side) {
        Position changed = ending.before.copy();
        long owners = field.owner() == StateField.Owner.FACTION ? parties.factionsOf(side) : 1L << side;
        for (long rest = owners; rest != 0; rest &= rest - 1) {
            int slot = field.slot() + Long.numberOfTrailingZeros(rest);
            long raised = changed.slots[slot] + Math.max(10, changed.slots[slot]);
            changed.slots[slot] = Math.min(raised, field.type().high());
        }
        sandbox.goTo(changed);
        try {
            for (int i = 0; i < MOST_AFTER && !sandbox.over(); i++) {
                answer(ending.game, ending.answer + i);
            }
        } catch (EndlessRulebook | IllegalStateException | IndexOutOfBoundsException odd) {
            return 0;
        }
        long winners = sandbox.over() ? sandbox.position().winners : ending.winners;
        return Integer.compare(points(winners, side), points(ending.winners, side));
    }

    private int points(long winners, int side) {
        long own = 1L << side | parties.factionsOf(side);
        return winners == 0 ? 1 : (winners & own) != 0 ? 2 : 0;
    }
}
