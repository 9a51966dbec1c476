package org.phaseline.language.checked;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Declaration;

/**
 * An answer to an event.
 *
 * @param routine its body is one {@link CheckedStep} of the manner {@code REACTION}
 * @param asked the event's values as the conditions know them
 * @param owners who may or must react; null when it happens by itself
 * @param owner the one of them who does, in the body; {@code mightReact} the same while the conditions are looked at
 * @param applies the conditions, all of which must hold when the event is announced
 */
public record Reaction(
        Declaration.When declaration,
        Symbols.Event event,
        Routine routine,
        List<Variable> asked,
        @Nullable Actor owners,
        @Nullable Actor owner,
        @Nullable Actor mightReact,
        List<Expr> applies) {}
