package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Grid;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.language.checked.BoardFunction;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/** What parties and members of kinds have: fields and markers, found by what their owner is. */
final class FieldResolver {

    /** What every space of a grid has, to be read only. */
    private static final List<String> POSITION = List.of("column", "row");

    private final Resolution all;
    private final Symbols symbols;
    private final Problems problems;
    private final ExpressionResolver expressions;

    FieldResolver(Resolution all, ExpressionResolver expressions) {
        this.all = all;
        this.symbols = all.symbols;
        this.problems = all.problems;
        this.expressions = expressions;
    }

    Expr read(Expression.Field field, Context c) {
        Expr space = space(field, c);
        if (space != null) {
            return space;
        }
        Expr owner = owner(field, c);
        Expr position = position(field, owner);
        if (position != null) {
            return position;
        }
        Symbols.Field found = fieldOf(owner, field.field());
        return found == null ? new Expr.Unknown(field) : new Expr.State(field, found, owner);
    }

    /** {@code Map.a1}: a space of the board that is named. */
    private @Nullable Expr space(Expression.Field field, Context c) {
        if (!(field.owner() instanceof Expression.Name board)
                || !(symbols.boards.get(board.name()) instanceof SpaceBoard spaces)
                || c.names().find(board.name()) != null) {
            return null;
        }
        all.used(board.name(), board.place());
        Symbols.KindWord found = symbols.space(board.name(), field.field().text());
        if (found != null) {
            return new Expr.Constant(field, found.kind(), found.index());
        }
        all.unknown(
                field.field().place(),
                new SpaceSpans(board.name(), spaces, problems)
                        .unknown(field.field().text()));
        return new Expr.Unknown(field);
    }

    /** {@code hex.column}, {@code hex.row}, unless the spaces have fields of these names. */
    private @Nullable Expr position(Expression.Field field, Expr owner) {
        BoardFunction function = switch (field.field().text()) {
            case "column" -> BoardFunction.COLUMN;
            case "row" -> BoardFunction.ROW;
            default -> null;
        };
        return function != null
                        && owner.type() instanceof Type.Kind kind
                        && symbols.boards.get(kind.name()) instanceof Grid
                        && !symbols.fieldsOf(kind.name())
                                .containsKey(field.field().text())
                ? new Expr.BoardCall(field, Type.NUMBER, function, kind.name(), List.of(owner), null)
                : null;
    }

    /** Whose field it is; of several boards that have a space of this name, the one whose spaces have the field. */
    Expr owner(Expression.Field field, Context c) {
        return expressions
                .spaces()
                .withField(expressions.of(field.owner(), c), field.field().text());
    }

    /** The field that a name means, by what the owner is; a problem is noted when there is none. */
    Symbols.@Nullable Field fieldOf(Expr owner, Word name) {
        Symbols.Field found = find(owner, name);
        if (found != null) {
            all.names.use(found.name().place(), name.place());
            symbols.spokenOf(found);
        }
        return found;
    }

    private Symbols.@Nullable Field find(Expr owner, Word name) {
        Type type = owner.type();
        if (type instanceof Type.Unknown) {
            return null;
        }
        if (type instanceof Type.Kind kind) {
            TreeMap<String, Symbols.Field> fields = symbols.fieldsOf(kind.name());
            Symbols.Field found = fields.get(name.text());
            if (found == null && symbols.boards.get(kind.name()) instanceof Grid && POSITION.contains(name.text())) {
                problems.add(Code.NOT_CHANGEABLE, name.place(), "the " + name.text() + " of a space cannot be changed");
            } else if (found == null && !symbols.isBoardUnknown(kind.name())) {
                all.unknown(
                        name.place(),
                        type.said() + " has no '" + name.text() + "'"
                                + problems.didYouMean(name.text(), fields.keySet()));
            }
            return found;
        }
        if (!(type instanceof Type.Who who)) {
            problems.add(Code.TYPE, owner.place(), "expected a side, a faction or a piece here, not " + type.said());
            return null;
        }
        return ofParty(who, name);
    }

    private Symbols.@Nullable Field ofParty(Type.Who who, Word name) {
        Symbols.Field found = symbols.partyField(name.text());
        if (found == null) {
            List<String> known = new ArrayList<>(symbols.sideFields.keySet());
            known.addAll(symbols.factionFields.keySet());
            all.unknown(
                    name.place(),
                    who.said() + " has no '" + name.text() + "'" + problems.didYouMean(name.text(), known));
            return null;
        }
        boolean fits = who.kind() == Type.PartyKind.ANY
                || (who.kind() == Type.PartyKind.FACTION) == (found.holder().kind() == Symbols.Holder.Kind.FACTION);
        if (!fits) {
            String whose = found.holder().kind() == Symbols.Holder.Kind.SIDE ? "sides" : "factions";
            problems.add(
                    Code.TYPE, name.place(), "'" + name.text() + "' is a field of " + whose + ", not of " + who.said());
            return null;
        }
        return found;
    }

    Expr has(Expression.Has has, Context c) {
        Symbols.Marker marker = symbols.markers.get(has.marker().text());
        if (marker == null || marker.field().holder().game()) {
            all.unknown(
                    has.marker().place(),
                    "no marker '" + has.marker().text() + "' for sides, factions or pieces"
                            + problems.didYouMean(has.marker().text(), symbols.markers.keySet()));
            return new Expr.Constant(has, Type.FLAG, 0);
        }
        Expr owner = expressions.spaces().marked(expressions.of(has.owner(), c), marker);
        Symbols.Field found = fieldOf(owner, has.marker());
        return found == null
                ? new Expr.Constant(has, Type.FLAG, 0)
                : new Expr.HasMarker(has, found, owner, has.lacks());
    }
}
