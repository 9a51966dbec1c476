package org.phaseline.language.resolve;

import java.util.List;
import org.phaseline.language.tree.Blocks;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/** Whether no line of a rulebook gives a piece to somebody else. */
final class FixedSides {

    private static final String SIDE = "side";

    private FixedSides() {}

    static boolean in(Declarations declarations) {
        return declarations.of(Declaration.GameTurn.class).stream().allMatch(turn -> fixed(turn.body()))
                && declarations.of(Declaration.Sequence.class).stream().allMatch(sequence -> fixed(sequence.body()))
                && declarations.of(Declaration.Outline.class).stream().allMatch(outline -> fixed(outline.heading()))
                && declarations.of(Declaration.When.class).stream().allMatch(when -> fixed(when.heading()))
                && declarations.of(Declaration.Digression.class).stream()
                        .allMatch(digression -> fixed(digression.heading()));
    }

    private static boolean fixed(List<Item> items) {
        for (Item item : items) {
            if (!fixed(item)) {
                return false;
            }
        }
        return true;
    }

    private static boolean fixed(Item item) {
        return switch (item) {
            case Heading heading ->
                fixed(heading.body())
                        && (heading.clauses().otherwise() == null
                                || fixed(heading.clauses().otherwise()));
            case Statement.Later later -> fixed(later.statement());
            case Statement.Assign assign ->
                !(assign.target() instanceof Expression.Field field
                        && field.field().text().equals(SIDE));
            case Statement statement -> {
                boolean fixed = true;
                for (List<Item> block : Blocks.of(statement)) {
                    fixed &= fixed(block);
                }
                yield fixed;
            }
        };
    }
}
