package org.phaseline.engine.handbuilt;

import java.util.List;
import java.util.Random;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/**
 * A game being played in a test, with answers given by their words. Every answer is also ruled on by the same rulebook made
 * into classes, and played without anybody being told anything, as it stands and made into classes, so the whole suite runs all ways.
 */
public final class PlayedTable {

    public final Umpire umpire;
    public final Game game;
    private final Umpire compiled;
    private final Runner classes;

    public PlayedTable(CompiledRulebook rulebook) {
        this(rulebook, false);
    }

    public PlayedTable(CompiledRulebook rulebook, boolean typedDice) {
        umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(7), typedDice);
        classes = CompiledRunner.madeAtOnce(rulebook);
        compiled = new Umpire(rulebook, classes, umpire.seats(), new QuickDice(7), typedDice);
        game = new Game(umpire, ((Ruling.Accepted) umpire.begin()).position());
    }

    public Position position() {
        return game.position();
    }

    public List<OpenDecision> decisions() {
        return umpire.decisions(game.position());
    }

    /** The one decision with this prompt that is for this seat. */
    public OpenDecision asked(int seat, String prompt) {
        return decisions().stream()
                .filter(decision -> decision.isFor(seat) && decision.prompt().equals(prompt))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nobody asks '" + prompt + "', only " + decisions()));
    }

    public Answer.Pick pick(int seat, String prompt, String word) {
        OpenDecision decision = asked(seat, prompt);
        LegalChoice choice = decision.choice(word).orElseThrow();
        return new Answer.Pick(decision.id(), seat, choice.item(), "");
    }

    public Ruling.Accepted answer(int seat, String prompt, String word) {
        return answer(pick(seat, prompt, word));
    }

    private static void mustBeSame(Ruling plain, Ruling compiled) {
        if (plain instanceof Ruling.Accepted one && compiled instanceof Ruling.Accepted other) {
            if (one.position().hash() != other.position().hash()
                    || !one.reports().equals(other.reports())) {
                throw new AssertionError("made into classes, the rulebook is played otherwise");
            }
        } else if (!plain.equals(compiled)) {
            throw new AssertionError(plain + " as it stands, " + compiled + " made into classes");
        }
    }

    private void mustBeSameUnheard(Ruling.Accepted accepted, Answer.Pick pick) {
        Unheard plain = Unheard.of(umpire, new Runner.Plain(umpire.rulebook().code()), game.position(), pick);
        Unheard quick = Unheard.of(umpire, classes, game.position(), pick);
        // A note beside an answer is kept by the umpire alone.
        boolean asRuled =
                !pick.note().isEmpty() || plain.hash() == accepted.position().hash();
        if (!asRuled || !plain.equals(quick)) {
            throw new AssertionError(
                    "nobody being told anything, the rulebook is played otherwise: " + plain + ", " + quick);
        }
    }

    public Ruling.Accepted answer(Answer answer) {
        Ruling ruling = game.propose(answer);
        mustBeSame(ruling, compiled.rule(game.position(), answer));
        if (ruling instanceof Ruling.Accepted accepted && answer instanceof Answer.Pick pick) {
            mustBeSameUnheard(accepted, pick);
        }
        return switch (ruling) {
            case Ruling.Refused refused -> throw new AssertionError(refused.sentence());
            case Ruling.Accepted accepted -> {
                game.accept(answer, accepted);
                yield accepted;
            }
        };
    }

    /** Answers anything that is asked, as a written seed says; false when the game is over. */
    public boolean answerAnything(Random random) {
        List<OpenDecision> decisions = decisions();
        if (decisions.isEmpty()) {
            return false;
        }
        OpenDecision decision = decisions.get(random.nextInt(decisions.size()));
        LegalChoice choice =
                decision.choices().get(random.nextInt(decision.choices().size()));
        answer(new Answer.Pick(decision.id(), Long.numberOfTrailingZeros(decision.seats()), choice.item(), ""));
        return true;
    }
}
