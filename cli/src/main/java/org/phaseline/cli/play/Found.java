package org.phaseline.cli.play;

import java.util.List;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;

/** What a player meant by what they typed. */
public sealed interface Found {

    record Picked(int seat, OpenDecision decision, LegalChoice choice) implements Found {

        public Answer.Pick answer(String note) {
            return new Answer.Pick(decision.id(), seat, choice.item(), note);
        }
    }

    /** Several dice at once, for one roll. */
    record Rolled(OpenDecision decision, List<Integer> faces) implements Found {

        public Rolled {
            faces = List.copyOf(faces);
        }
    }

    /** Nothing, or several things: a sentence that helps. */
    record Unclear(String sentence) implements Found {}
}
