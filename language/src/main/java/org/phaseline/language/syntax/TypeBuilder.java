package org.phaseline.language.syntax;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.TypeName;
import org.phaseline.language.tree.Word;

/** Builds types: {@code number}, {@code 0..10}, {@code set of Unit}, {@code Side or none}. */
final class TypeBuilder {

    private final Texts texts;
    private final ExpressionBuilder expressions;

    TypeBuilder(Texts texts, ExpressionBuilder expressions) {
        this.texts = texts;
        this.expressions = expressions;
    }

    @Nullable
    TypeName ifAny(SopParser.@Nullable TypeContext type) {
        return type == null ? null : of(type);
    }

    TypeName of(SopParser.TypeContext type) {
        TypeName made = plainType(type.plainType());
        if (type.name() != null) {
            Word unit = texts.word(type.name());
            made = new TypeName.InUnit(made.place().to(unit.place()), made, unit);
        }
        for (int i = type.SET_OF().size() - 1; i >= 0; i--) {
            made = new TypeName.SetOf(texts.place(type.SET_OF(i)).to(made.place()), made);
        }
        return type.NONE() == null ? made : new TypeName.OrNone(texts.place(type), made);
    }

    private TypeName plainType(SopParser.PlainTypeContext type) {
        if (type.name() != null) {
            Word name = texts.word(type.name());
            return new TypeName.Named(name.place(), name.text());
        }
        Expression high = type.bound().size() > 1 ? bound(type.bound(1)) : null;
        return new TypeName.Range(texts.place(type), bound(type.bound(0)), high);
    }

    private Expression bound(SopParser.BoundContext bound) {
        Place place = texts.place(bound);
        if (!bound.NUMBER().isEmpty()) {
            Expression number = expressions.number(place, bound.NUMBER());
            return bound.MINUS() == null ? number : new Expression.Minus(place, number);
        }
        Word name = texts.word(bound.name(0));
        if (bound.DOT() != null) {
            Expression owner = new Expression.Name(name.place(), name.text());
            return new Expression.Field(place, owner, texts.word(bound.name(1)));
        }
        return bound.arguments() == null
                ? new Expression.Name(place, name.text())
                : new Expression.Call(place, name, expressions.arguments(bound.arguments()));
    }
}
