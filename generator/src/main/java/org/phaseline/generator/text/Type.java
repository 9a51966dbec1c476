package org.phaseline.generator.text;

import java.util.List;

/** What a value can be, as far as the generator has to know to write only what fits. */
sealed interface Type {

    /** {@code low} and {@code high} matter only for where something may be assigned that is kept inside. */
    record Numeric(int low, int high) implements Type {}

    record Flag() implements Type {}

    record Party() implements Type {}

    record Word(String kind, List<String> words) implements Type {}

    /** A piece; {@code orNone} when it may be none. */
    record Piece(boolean orNone) implements Type {}

    record PieceSet() implements Type {}

    record Space() implements Type {}

    Type NUMBER = new Numeric(-999, 999);
    Type FLAG = new Flag();
    Type PARTY = new Party();
    Type PIECE = new Piece(false);
    Type PIECE_SET = new PieceSet();
    Type SPACE = new Space();

    default boolean isNumber() {
        return this instanceof Numeric;
    }
}
