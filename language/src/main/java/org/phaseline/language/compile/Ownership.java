package org.phaseline.language.compile;

import java.util.List;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/**
 * Whose pieces a set holds, as far as the text tells: those of {@code Unit where it.side is owner} are the owner's, and so are
 * those of a formula that gives such a set, or of a name chosen from one. It counts only in a rulebook where pieces never
 * change sides.
 */
final class Ownership {

    static final String SIDE = "side";

    private final Symbols symbols;
    private final NameLookup names;

    Ownership(Symbols symbols, NameLookup names) {
        this.symbols = symbols;
        this.names = names;
    }

    /** Whether no line of a rulebook gives a piece to somebody else. */
    static boolean sidesAreFixed(Declarations declarations) {
        return declarations.of(Declaration.GameTurn.class).stream().allMatch(turn -> fixed(turn.body()))
                && declarations.of(Declaration.Sequence.class).stream().allMatch(sequence -> fixed(sequence.body()))
                && declarations.of(Declaration.Outline.class).stream().allMatch(outline -> fixed(outline.heading()))
                && declarations.of(Declaration.When.class).stream().allMatch(when -> fixed(when.heading()))
                && declarations.of(Declaration.Digression.class).stream()
                        .allMatch(digression -> fixed(digression.heading()));
    }

    private static boolean fixed(List<Item> items) {
        return items.stream().allMatch(Ownership::fixed);
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
            case Statement statement -> Headings.blocks(statement).stream().allMatch(Ownership::fixed);
        };
    }

    Footprint.Owner ofMembers(Expression set, Context c) {
        if (!symbols.sidesAreFixed) {
            return Footprint.Owner.ANY;
        }
        return switch (set) {
            case Expression.Where where -> {
                Footprint.Owner inside = ofMembers(where.set(), c);
                yield inside.kind() == Footprint.Owner.Kind.ANY ? said(where.condition(), c) : inside;
            }
            case Expression.Name name when c.page().find(name.name()) instanceof Variable variable -> variable.owner();
            case Expression.Name name
            when symbols.defines.containsKey(name.name()) -> names.defines().ofMembers(name.name(), List.of(), c);
            case Expression.Call call
            when symbols.defines.containsKey(call.name().text()) ->
                names.defines().ofMembers(call.name().text(), call.arguments(), c);
            default -> Footprint.Owner.ANY;
        };
    }

    /** What a condition says of whose its member is; behind {@code and} everything is looked at for such members only. */
    Footprint.Owner said(Expression condition, Context c) {
        if (!symbols.sidesAreFixed || !(condition instanceof Expression.Binary binary)) {
            return Footprint.Owner.ANY;
        }
        return switch (binary.operator()) {
            case AND -> {
                Footprint.Owner left = said(binary.left(), c);
                yield left.kind() == Footprint.Owner.Kind.ANY ? said(binary.right(), c) : left;
            }
            case IS -> {
                boolean side = binary.left() instanceof Expression.Field field
                        && field.owner() instanceof Expression.It
                        && field.field().text().equals(SIDE);
                yield side ? names.owner(binary.right(), c) : Footprint.Owner.ANY;
            }
            default -> Footprint.Owner.ANY;
        };
    }
}
