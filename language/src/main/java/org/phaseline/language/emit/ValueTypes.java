package org.phaseline.language.emit;

import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.language.checked.Type;

/** What the engine has to know of a type, to show its values in words. */
final class ValueTypes {

    private ValueTypes() {}

    static ValueType of(Type type) {
        return switch (type) {
            case Type.Num num -> num.ledger() ? ValueType.LEDGER : ValueType.range(num.low(), num.high());
            case Type.Flag _ -> ValueType.FLAG;
            case Type.Kind kind ->
                ValueType.wordAmong(kind.name(), kind.words(), 0, kind.words().size() - 1L, kind.orNone())
                        .titled(kind.titles());
            case Type.Who who ->
                ValueType.wordAmong("", who.names(), 0, who.names().size() - 1L, who.orNone());
            case Type.SetOf set -> ValueType.set(of(set.member()));
            case Type.Range _, Type.Dice _, Type.Date _, Type.None _, Type.Unknown _ -> ValueType.NUMBER;
        };
    }

    /** What a value of the state can be: where a side is kept, only a side. */
    static ValueType kept(Type type, Parties parties) {
        int sides = parties.sides();
        if (type instanceof Type.Who who) {
            return ValueType.wordAmong(
                    "",
                    who.names(),
                    who.kind() == Type.PartyKind.FACTION ? sides : 0,
                    (who.kind() == Type.PartyKind.SIDE ? sides : parties.count()) - 1L,
                    who.orNone());
        }
        return type instanceof Type.SetOf set ? ValueType.set(kept(set.member(), parties)) : of(type);
    }
}
