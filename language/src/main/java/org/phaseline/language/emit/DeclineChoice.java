package org.phaseline.language.emit;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Declining;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;
import org.phaseline.language.tree.Statement;

/**
 * Declining a step is one more choice of its first question, so that nobody is asked twice.
 *
 * @param pass where it leads
 * @param again whether the step is offered again and again
 * @param compulsory when it cannot be declined
 * @param done whether the step was done before
 */
record DeclineChoice(JumpLabel pass, boolean again, Formula compulsory, Formula done) {

    /** Of a question that may be the first one of a step that may be declined. */
    static Declining of(@Nullable DeclineChoice choice) {
        return choice == null
                ? Declining.NEVER
                : new Declining(choice.again, choice.compulsory, choice.done, choice.pass.address());
    }

    /** Whether the first line of a block is a question to the step's own actor. */
    static boolean possible(Block body) {
        return !body.isEmpty() && body.lines().getFirst() instanceof Action action && asksActor(action);
    }

    private static boolean asksActor(Action action) {
        return switch (action) {
            case Action.Question a -> a.named() == null;
            case Action.Options a -> a.source().quantity() == Statement.Quantity.ONE;
            case Action.Nested _,
                    Action.Jump _,
                    Action.Throw _,
                    Action.Said _,
                    Action.Change _,
                    Action.Conduct _,
                    Action.EndGame _,
                    Action.Later _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.Let _,
                    Action.Take _,
                    Action.PutBack _,
                    Action.Pay _,
                    Action.Reveal _,
                    Action.Note _,
                    Action.Tell _ -> false;
        };
    }
}
