package org.phaseline.bots;

import java.util.List;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.SeatPosition;
import org.phaseline.engine.umpire.SeatQuestion;

/** Plays any rulebook by picking any open question and any of its choices. Reproducible: all follows from the seed. */
public final class RandomPlayer implements Player {

    private static final int SELDOM = 8;

    private long state;

    public RandomPlayer(long seed) {
        this.state = seed;
    }

    @Override
    public Decided decide(SeatPosition seen) {
        List<SeatQuestion> questions = seen.questions();
        int first = below(questions.size());
        for (int i = 0; i < questions.size(); i++) {
            int question = (first + i) % questions.size();
            SeatQuestion asked = questions.get(question);
            if (asked.awaited() || below(SELDOM) == 0) {
                boolean ready = asked.kind() == Question.Kind.READY && below(SELDOM) != 0;
                return new Decided(
                        question,
                        asked.items().get(ready ? 0 : below(asked.items().size())),
                        "");
            }
        }
        return Decided.WAIT;
    }

    /** Answers one question; false when the game is over. */
    public boolean play(Sandbox game) {
        int questions = game.questions();
        if (questions == 0) {
            return false;
        }
        int first = questions == 1 ? 0 : below(questions);
        for (int i = 0; i < questions; i++) {
            int question = (first + i) % questions;
            if (!wanted(game, question)) {
                continue;
            }
            Menu menu = game.menu(question);
            if (menu.size() > 0) {
                game.answer(question, menu.item(menu.size() == 1 ? 0 : pick(game, question, menu.size())));
                return true;
            }
        }
        throw new IllegalStateException("no decision is open, and the game is not over");
    }

    /** What was decided unseen is seldom decided anew, or several would never be ready together. */
    private boolean wanted(Sandbox game, int question) {
        return game.kind(question) != Question.Kind.READY || game.awaited(question) || below(SELDOM) == 0;
    }

    private int pick(Sandbox game, int question, int size) {
        boolean ready = game.kind(question) == Question.Kind.READY && below(SELDOM) != 0;
        return ready ? 0 : below(size);
    }

    /** Answers questions until the game is over or so many were answered; returns how many were. */
    public long play(Sandbox game, long most) {
        long answered = 0;
        while (answered < most && play(game)) {
            answered++;
        }
        return answered;
    }

    private int below(int bound) {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 33) * bound >>> 31);
    }
}
