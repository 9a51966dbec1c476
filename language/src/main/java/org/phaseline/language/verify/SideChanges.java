package org.phaseline.language.verify;

import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.LineVisitor;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Target;
import org.phaseline.language.tree.Place;

/** Which kinds of pieces change sides, and the first line that changes one's: of all others it is known whose they are. */
final class SideChanges implements LineVisitor {

    private static final String SIDE = "side";

    private final TreeMap<String, Place> lines = new TreeMap<>();

    static SideChanges in(CheckedRulebook rulebook) {
        SideChanges changes = new SideChanges();
        rulebook.routines().forEach(routine -> changes.visit(routine.body()));
        return changes;
    }

    static boolean isSide(Symbols.Field field) {
        return field.name().text().equals(SIDE);
    }

    /** The line that gives pieces of a kind to somebody else, or null where none does. */
    @Nullable
    Place of(String kind) {
        return lines.get(kind);
    }

    /** Whether a field says, throughout the game, whose a piece is. */
    boolean areNone(Symbols.Field side) {
        return isSide(side) && !lines.containsKey(side.holder().name());
    }

    @Override
    public void action(Action action) {
        switch (action) {
            case Action.Change change -> changes(change.target(), change.place());
            case Action.Later later -> changes(later.change().target(), later.place());
            // A piece that goes back into its pool is as it was when the game was set up.
            case Action.PutBack _ -> {}
            case Action.Said _,
                    Action.Pay _,
                    Action.Nested _,
                    Action.Jump _,
                    Action.Question _,
                    Action.Throw _,
                    Action.Conduct _,
                    Action.EndGame _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.Let _,
                    Action.Take _,
                    Action.Reveal _,
                    Action.Note _,
                    Action.Tell _ -> {}
        }
    }

    private void changes(Target target, Place place) {
        if (target instanceof Target.OfState state && isSide(state.field())) {
            lines.putIfAbsent(state.field().holder().name(), place);
        }
    }
}
