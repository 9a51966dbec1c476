package org.phaseline.language.diff;

import java.util.List;
import org.phaseline.engine.outline.Step;

/** One difference between two rulebooks. */
public sealed interface StepChange {

    record Added(Step step) implements StepChange {}

    record Removed(Step step) implements StepChange {}

    /** The same step at another place; {@code after} is the step it follows now, empty when it comes first. */
    record Moved(Step before, Step now, String after) implements StepChange {}

    /** The same step, said otherwise; {@code what} names what differs: title, actor, rule, ... */
    record Changed(Step before, Step now, List<String> what) implements StepChange {}

    /** A declaration that says something else of the same name: another number, another row. */
    record Redeclared(String before, String now) implements StepChange {}

    /** A declaration that stands only in one of the two. */
    record Declared(boolean added, String line) implements StepChange {}
}
