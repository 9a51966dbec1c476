package org.phaseline.generator.text;

import java.util.List;

/** What a value can be, as far as the generator has to know to write only what fits. */
sealed interface GeneratedType {

    /** {@code low} and {@code high} matter only for where something may be assigned that is kept inside. */
    record Numeric(int low, int high) implements GeneratedType {}

    record Flag() implements GeneratedType {}

    record Party() implements GeneratedType {}

    record Word(String kind, List<String> words) implements GeneratedType {}

    /** A piece; {@code orNone} when it may be none. */
    record Piece(boolean orNone) implements GeneratedType {}

    record PieceSet() implements GeneratedType {}

    record Space() implements GeneratedType {}

    GeneratedType NUMBER = new Numeric(-999, 999);
    GeneratedType FLAG = new Flag();
    GeneratedType PARTY = new Party();
    GeneratedType PIECE = new Piece(false);
    GeneratedType PIECE_SET = new PieceSet();
    GeneratedType SPACE = new Space();

    default boolean isNumber() {
        return this instanceof Numeric;
    }
}
