package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.AlikePieces;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;

/** Which pieces of a kind were made alike by one row of a roster, and what can tell them apart. */
final class AlikeRows {

    private AlikeRows() {}

    /** Null where none were. */
    static @Nullable AlikePieces of(Type member, Symbols symbols) {
        List<Integer> groups = member instanceof Type.Kind kind ? symbols.alike.get(kind.name()) : null;
        if (groups == null || !(member instanceof Type.Kind kind)) {
            return null;
        }
        List<AlikePieces.Field> own = new ArrayList<>();
        List<AlikePieces.Field> naming = new ArrayList<>();
        for (Symbols.Field field : symbols.allFields()) {
            Type type = field.type();
            boolean set = type instanceof Type.SetOf;
            AlikePieces.Field slots = new AlikePieces.Field(
                    field.slot(), type.width(), field.holder().count(), set);
            if (field.holder().name().equals(kind.name())) {
                own.add(slots);
            }
            Type named = type instanceof Type.SetOf of ? of.member() : type;
            if (named instanceof Type.Kind other && other.name().equals(kind.name())) {
                naming.add(slots);
            }
        }
        return new AlikePieces(groups, List.copyOf(own), List.copyOf(naming));
    }
}
