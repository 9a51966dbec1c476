package org.phaseline.language.verify;

import java.util.List;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.LineVisitor;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Target;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;

/** What everybody notices when a block is played: sentences that all read, and changes of fields that all see. */
final class OpenEffects implements LineVisitor {

    private final List<CheckedRulebook.Unseen> unseen;
    private boolean told;
    private boolean turnsOver;

    private OpenEffects(List<CheckedRulebook.Unseen> unseen) {
        this.unseen = unseen;
    }

    /** A block that turns unseen pieces over, or moves them to where they are seen, is meant to be noticed. */
    static boolean has(List<Block> blocks, List<CheckedRulebook.Unseen> unseen) {
        OpenEffects effects = new OpenEffects(unseen);
        blocks.forEach(effects::visit);
        return effects.told && !effects.turnsOver;
    }

    /** Whether everybody sees what is changed: a field that is told, and not one of pieces that can be unseen. */
    static boolean isOpen(Target target, List<CheckedRulebook.Unseen> unseen) {
        return target instanceof Target.OfState state
                && !state.field().untold()
                && unseen.stream()
                        .noneMatch(each ->
                                each.kind().name().equals(state.field().holder().name()));
    }

    @Override
    public void action(Action action) {
        switch (action) {
            case Action.Tell tell -> told |= tell.text() != null && isReadByAll(tell.text());
            case Action.Note note -> told |= isReadByAll(note.text());
            case Action.Pay pay -> told |= isOpen(pay.from(), unseen);
            case Action.Change change -> change(change.target());
            case Action.Later later -> change(later.change().target());
            case Action.PutBack back -> back.fields().forEach(this::turn);
            // What somebody says about the table, they could see; dice and draws are told by who may see them.
            case Action.Said _,
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
                    Action.Reveal _ -> {}
        }
    }

    private void change(Target target) {
        told |= isOpen(target, unseen);
        if (target instanceof Target.OfState state) {
            turn(state.field());
        }
    }

    private void turn(Symbols.Field field) {
        turnsOver |= unseen.stream()
                .anyMatch(each -> FilteredPieces.fields(each.condition()).contains(field));
    }

    /** A sentence that names an unseen piece is read only by those who see it. */
    private boolean isReadByAll(Text text) {
        return text.values().stream()
                .noneMatch(value -> unseen.stream().anyMatch(each -> isOf(value.type(), each.kind())));
    }

    private static boolean isOf(Type type, Type.Kind kind) {
        return switch (type) {
            case Type.SetOf set -> isOf(set.member(), kind);
            case Type.Kind other -> other.name().equals(kind.name());
            default -> false;
        };
    }
}
