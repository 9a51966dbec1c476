package org.phaseline.laboratory.play;

import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.laboratory.tally.Ending;

/** Plays a game to its end: whose turn it is to answer is drawn, what they answer is up to their player. */
final class GameLoop {

    /** Is told of every answer before it is given, and of every position. */
    interface Listener {
        void answering(Sandbox game, int question, int party, Menu menu, long item);

        void at(Sandbox game);
    }

    private final Parties parties;
    private final SeatPlayer[] players;
    private final Chance order;
    private final Listener listener;
    private final Move move = new Move();
    private int answers;

    /** {@code players} by the number of their side; those of sides that take no part are never asked. */
    GameLoop(CompiledRulebook rulebook, SeatPlayer[] players, long order, Listener listener) {
        this.parties = rulebook.outline().parties();
        this.players = players;
        this.order = new Chance(order);
        this.listener = listener;
    }

    /** How many answers were given. */
    int answers() {
        return answers;
    }

    /** Throws {@link EndlessRulebook} where the rulebook does not go on. */
    Ending play(Sandbox game, int most) {
        listener.at(game);
        while (!game.over()) {
            if (answers == most) {
                return Ending.UNFINISHED;
            }
            step(game);
            listener.at(game);
        }
        return Ending.OVER;
    }

    private void step(Sandbox game) {
        int questions = game.questions();
        int first = questions <= 1 ? 0 : order.below(questions);
        if (!step(game, questions, first, false) && !step(game, questions, first, true)) {
            throw new EndlessRulebook("nothing can be answered, and the game is not over");
        }
        answers++;
    }

    /** Lets one of the seats answer that are asked, {@code any}: also one that would rather wait, with the first thing that can be answered. */
    private boolean step(Sandbox game, int questions, int first, boolean any) {
        for (int i = 0; i < questions; i++) {
            int question = (first + i) % questions;
            if (!any && !wanted(game, question)) {
                continue;
            }
            Menu menu = game.menu(question);
            if (menu.size() == 0) {
                continue;
            }
            int party = Runner.first(game.asked(question));
            int side = party < 0 ? 0 : parties.sideOf(party);
            move.set(question, menu.item(0));
            if (players[side].decide(game, side, question, menu, move) || any) {
                answer(game, question, menu, party);
                return true;
            }
        }
        return false;
    }

    private void answer(Sandbox game, int suggested, Menu shown, int asked) {
        int question = move.question;
        boolean other = question != suggested;
        Menu menu = other ? game.menu(question) : shown;
        listener.answering(game, question, other ? Runner.first(game.asked(question)) : asked, menu, move.item);
        game.answer(question, move.item);
    }

    /** What was decided unseen is seldom decided anew. */
    private boolean wanted(Sandbox game, int question) {
        return game.kind(question) != Question.Kind.READY
                || game.awaited(question)
                || order.below(RandomSeatPlayer.SELDOM) == 0;
    }
}
