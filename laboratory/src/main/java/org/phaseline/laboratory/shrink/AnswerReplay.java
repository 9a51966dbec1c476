package org.phaseline.laboratory.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.laboratory.play.Chance;
import org.phaseline.laboratory.play.Playtest;

/** Plays a game with given answers until an invariant is broken. */
final class AnswerReplay {

    private final CompiledRulebook rulebook;
    private final Playtest playtest;
    private final long game;
    private final int invariant;

    /** How many answers were given in all replays. */
    private long effort;

    AnswerReplay(Playtest playtest, long game, int invariant) {
        this.rulebook = playtest.rulebook();
        this.playtest = playtest;
        this.game = game;
        this.invariant = invariant;
    }

    long effort() {
        return effort;
    }

    /** Where a game with these answers comes to: the answers that were given, if the invariant is broken behind them. */
    private record State(Sandbox sandbox, List<GivenAnswer> given, boolean broken) {}

    /**
     * Gives what can be given of some answers in their order, and leaves out those that nobody is asked for; the answers that break the
     * invariant, or nothing if they do not.
     */
    Optional<List<GivenAnswer>> replay(List<GivenAnswer> answers) {
        try {
            State state = play(answers);
            return state.broken ? Optional.of(state.given) : Optional.empty();
        } catch (EndlessRulebook endless) {
            return Optional.empty();
        }
    }

    /** Gives some answers and then any others, fewer than so many in all. */
    Optional<List<GivenAnswer>> wander(List<GivenAnswer> beginning, int fewerThan, Chance chance) {
        try {
            State state = play(beginning);
            boolean broken = state.broken;
            while (!broken && state.given.size() + 1 < fewerThan && !state.sandbox.over()) {
                if (!answerAnything(state, chance)) {
                    return Optional.empty();
                }
                broken = isBroken(state.sandbox);
            }
            return broken ? Optional.of(state.given) : Optional.empty();
        } catch (EndlessRulebook endless) {
            return Optional.empty();
        }
    }

    private boolean isBroken(Sandbox sandbox) {
        return !sandbox.breaches(invariant).isEmpty();
    }

    private State play(List<GivenAnswer> answers) {
        Sandbox sandbox = Sandbox.begin(
                rulebook,
                new Runner.Plain(rulebook.code()),
                playtest.dice(game).dice(playtest.seats().all().size()));
        List<GivenAnswer> given = new ArrayList<>();
        boolean broken = isBroken(sandbox);
        for (GivenAnswer answer : answers) {
            if (broken || sandbox.over()) {
                break;
            }
            if (give(sandbox, answer, given)) {
                broken = isBroken(sandbox);
            }
        }
        return new State(sandbox, given, broken);
    }

    private boolean give(Sandbox sandbox, GivenAnswer answer, List<GivenAnswer> given) {
        int questions = sandbox.questions();
        for (int question = 0; question < questions; question++) {
            int party = Runner.first(sandbox.asked(question));
            if (answer.isLike(sandbox.address(question), party)
                    && sandbox.menu(question).has(answer.item())) {
                answer(sandbox, question, party, answer.item(), given);
                return true;
            }
        }
        return false;
    }

    private boolean answerAnything(State state, Chance chance) {
        Sandbox sandbox = state.sandbox;
        int questions = sandbox.questions();
        int first = chance.below(Math.max(1, questions));
        for (int i = 0; i < questions; i++) {
            int question = (first + i) % questions;
            int party = Runner.first(sandbox.asked(question));
            Menu menu = sandbox.menu(question);
            if (menu.size() > 0) {
                // Declining is often the shorter way.
                boolean declines = menu.has(Menu.PASS) && chance.below(2) == 0;
                long item = declines ? Menu.PASS : menu.item(chance.below(menu.size()));
                answer(sandbox, question, party, item, state.given);
                return true;
            }
        }
        return false;
    }

    private void answer(Sandbox sandbox, int question, int party, long item, List<GivenAnswer> given) {
        int side = party < 0 ? 0 : rulebook.outline().parties().sideOf(party);
        given.add(new GivenAnswer(sandbox.id(question), sandbox.address(question), party, side, item));
        sandbox.answer(question, item);
        effort++;
    }
}
