package org.phaseline.language.compile;

import java.util.List;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/** Declining a step is one more choice of its first question, so that nobody is asked twice. */
record Meld(Label pass, boolean again, Formula compulsory) {

    /** Whether the first line of a block is a question to the step's own actor. */
    static boolean possible(List<Item> body) {
        if (body.isEmpty()) {
            return false;
        }
        return switch (body.get(0)) {
            case Statement.Choose choose -> choose.chooser() == null;
            case Statement.Enter enter -> enter.who() == null;
            case Statement.Options options -> options.quantity() == Statement.Quantity.ONE;
            default -> false;
        };
    }
}
