package org.phaseline.language.verify;

import java.util.List;
import org.phaseline.language.checked.Condition;

/** Conditions as ways: people can be asked in the middle of one, from left to right and no further than needed. */
final class ConditionFlow {

    private final FlowWriter writer;

    ConditionFlow(FlowWriter writer) {
        this.writer = writer;
    }

    /** Goes on when it holds, else at the label. */
    void orElse(Condition condition, FlowLabel target) {
        switch (condition) {
            case Condition.Holds c -> writer.either(target, c);
            case Condition.Not c -> when(c.operand(), target);
            case Condition.Both c -> {
                orElse(c.left(), target);
                orElse(c.right(), target);
            }
            case Condition.Either c -> {
                FlowLabel holds = new FlowLabel();
                when(c.left(), holds);
                orElse(c.right(), target);
                writer.bind(holds);
            }
            case Condition.Says c -> {
                FlowLabel holds = new FlowLabel();
                ask(holds, target);
                writer.bind(holds);
            }
        }
    }

    /** Goes on at the label when it holds, else here. */
    void when(Condition condition, FlowLabel target) {
        switch (condition) {
            case Condition.Holds c -> writer.either(target, c);
            case Condition.Not c -> orElse(c.operand(), target);
            case Condition.Both c -> {
                FlowLabel fails = new FlowLabel();
                orElse(c.left(), fails);
                when(c.right(), target);
                writer.bind(fails);
            }
            case Condition.Either c -> {
                when(c.left(), target);
                when(c.right(), target);
            }
            case Condition.Says c -> {
                FlowLabel fails = new FlowLabel();
                ask(target, fails);
                writer.bind(fails);
            }
        }
    }

    /** Whoever is absent says no. */
    private void ask(FlowLabel yes, FlowLabel no) {
        writer.add(FlowGraph.Kind.STEP_QUESTION, List.of(no), List.of(yes, no));
    }
}
