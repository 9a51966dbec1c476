package org.phaseline.library;

import java.util.List;
import org.phaseline.engine.outline.Step;

/**
 * A printed heading or step.
 *
 * @param id no other step of the rulebook has it
 * @param label the printed id, or empty
 * @param actor who acts, as the text says it
 * @param rules the rule numbers printed beside it
 */
public record PlayStep(String id, String label, String title, String level, String actor, List<String> rules) {

    static PlayStep of(Step step) {
        return new PlayStep(
                step.key(), step.label(), step.title(), step.level().word(), step.actor(), List.copyOf(step.refs()));
    }
}
