package org.phaseline.generator.play;

import java.util.List;
import java.util.Random;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;

/** Players who answer by chance. All follows from the seed. */
public final class RandomAnswers {

    private static final int SELDOM = 6;

    private final Random random;

    public RandomAnswers(long seed) {
        this.random = new Random(seed);
    }

    public int below(int bound) {
        return random.nextInt(bound);
    }

    /** Any choice of any open question. Who has decided unseen seldom changes their mind, or several would never be ready together. */
    public Answer.Pick any(List<OpenDecision> open) {
        List<OpenDecision> awaited = open.stream().filter(OpenDecision::awaited).toList();
        List<OpenDecision> from = awaited.isEmpty() || random.nextInt(SELDOM) == 0 ? open : awaited;
        OpenDecision decision = from.get(random.nextInt(from.size()));
        boolean ready = decision.kind() == Question.Kind.READY && random.nextInt(SELDOM) != 0;
        int choice = ready ? 0 : random.nextInt(decision.choices().size());
        return pick(decision, decision.choices().get(choice));
    }

    public static Answer.Pick pick(OpenDecision decision, LegalChoice choice) {
        return new Answer.Pick(decision.id(), Long.numberOfTrailingZeros(decision.seats()), choice.item(), "");
    }

    /** The ruling on an answer that was offered. */
    public static Ruling.Accepted accepted(Ruling ruling) {
        return switch (ruling) {
            case Ruling.Accepted accepted -> accepted;
            case Ruling.Refused refused -> throw new AssertionError("refused: " + refused.sentence());
        };
    }
}
