package org.phaseline.games;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** Players who choose by chance. All follows from the seed, which a failing test prints. */
final class Chance {

    private Chance() {}

    static Umpire umpire(CompiledRulebook rulebook, long seed) {
        return new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(seed), false);
    }

    static Ruling.Accepted accepted(Ruling ruling) {
        return switch (ruling) {
            case Ruling.Accepted accepted -> accepted;
            case Ruling.Refused refused -> throw new AssertionError("refused: " + refused.sentence());
        };
    }

    /** Any choice of any open question; empty when the game is over. */
    static Optional<Answer> anything(List<OpenDecision> decisions, Random random) {
        if (decisions.isEmpty()) {
            return Optional.empty();
        }
        OpenDecision decision = decisions.get(random.nextInt(decisions.size()));
        LegalChoice choice =
                decision.choices().get(random.nextInt(decision.choices().size()));
        return Optional.of(pick(decision, choice));
    }

    /** The same, but more often than not what is offered first: a player who always changes their mind never meets anybody on a board. */
    static Optional<Answer> boldly(List<OpenDecision> decisions, Random random) {
        return decisions.isEmpty() || random.nextInt(5) < 2
                ? anything(decisions, random)
                : Optional.of(pick(
                        decisions.getFirst(), decisions.getFirst().choices().getFirst()));
    }

    /** Some choice of this question that depends on nothing but the question and the seed. */
    static LegalChoice settled(OpenDecision decision, long seed) {
        Random own = new Random(decision.id().hashCode() * 31L + seed);
        own.nextInt();
        return decision.choices().get(own.nextInt(decision.choices().size()));
    }

    static Answer pick(OpenDecision decision, LegalChoice choice) {
        return new Answer.Pick(decision.id(), Long.numberOfTrailingZeros(decision.seats()), choice.item(), "");
    }
}
