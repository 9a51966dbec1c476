package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/** What parties and members of kinds have: fields and markers, found by what their owner is. */
final class FieldLookup {

    private final Symbols symbols;
    private final Problems problems;
    private final Expressions expressions;
    private final NameLookup names;

    FieldLookup(Symbols symbols, Problems problems, Expressions expressions, NameLookup names) {
        this.symbols = symbols;
        this.problems = problems;
        this.expressions = expressions;
        this.names = names;
    }

    Typed read(Expression.Field field, Context c) {
        Typed owner = expressions.of(field.owner(), c);
        Symbols.Field found = fieldOf(owner.type(), field.owner(), field.field());
        if (found == null) {
            return Typed.UNKNOWN;
        }
        c.touch(thing(found), names.owner(field.owner(), c), false, field.place());
        Formula holder = owner.formula();
        return new Typed(
                found.type(), found.type().crowd() ? new Crowds.Stored(found.wordsOf(holder)) : found.of(holder));
    }

    /** What is touched when a field is read or changed: those of different kinds are different things. */
    static Footprint.Thing thing(Symbols.Field field) {
        String kind = field.holder().name();
        return Footprint.Thing.state(
                (kind.isEmpty() ? "" : kind + ".") + field.name().text());
    }

    /** The field that a name means, by what the owner is; a problem is noted when there is none. */
    Symbols.@Nullable Field fieldOf(Expression owner, Word name, Context c) {
        return fieldOf(expressions.of(owner, c).type(), owner, name);
    }

    private Symbols.@Nullable Field fieldOf(Type type, Expression owner, Word name) {
        if (type instanceof Type.Unknown) {
            return null;
        }
        if (type instanceof Type.Kind kind) {
            TreeMap<String, Symbols.Field> fields = symbols.kindFields.getOrDefault(kind.name(), new TreeMap<>());
            Symbols.Field found = fields.get(name.text());
            if (found == null) {
                problems.unknown(
                        name.place(),
                        type.said() + " has no '" + name.text() + "'"
                                + problems.didYouMean(name.text(), fields.keySet()));
            }
            return found;
        }
        if (!(type instanceof Type.Who who)) {
            problems.add(owner.place(), "a side, a faction or a piece is wanted here, not " + type.said());
            return null;
        }
        Symbols.Field found = symbols.partyField(name.text());
        boolean fits = found != null
                && (who.kind() == Type.PartyKind.ANY
                        || (who.kind() == Type.PartyKind.FACTION)
                                == (found.holder().kind() == Symbols.Holder.Kind.FACTION));
        if (!fits && found != null) {
            String whose = found.holder().kind() == Symbols.Holder.Kind.SIDE ? "sides" : "factions";
            problems.add(name.place(), "'" + name.text() + "' is something of " + whose + ", not of " + type.said());
            return null;
        }
        if (!fits) {
            List<String> known = new ArrayList<>(symbols.sideFields.keySet());
            known.addAll(symbols.factionFields.keySet());
            problems.unknown(
                    name.place(),
                    type.said() + " has no '" + name.text() + "'" + problems.didYouMean(name.text(), known));
            return null;
        }
        return found;
    }

    Typed has(Expression.Has has, Context c) {
        Symbols.Marker marker = symbols.markers.get(has.marker().text());
        if (marker == null || marker.field().holder().game()) {
            problems.unknown(
                    has.marker().place(),
                    "no marker '" + has.marker().text() + "' is put on sides, factions or pieces"
                            + problems.didYouMean(has.marker().text(), symbols.markers.keySet()));
            return new Typed(Type.FLAG, new Arithmetic.Constant(0));
        }
        Symbols.Field found = fieldOf(has.owner(), has.marker(), c);
        if (found == null) {
            return new Typed(Type.FLAG, new Arithmetic.Constant(0));
        }
        c.touch(thing(found), names.owner(has.owner(), c), false, has.place());
        Formula slot = found.of(expressions.of(has.owner(), c).formula());
        return new Typed(Type.FLAG, has.lacks() ? new org.phaseline.engine.code.Logic.Not(slot) : slot);
    }
}
