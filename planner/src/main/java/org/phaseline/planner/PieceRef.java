package org.phaseline.planner;

/** A piece: a member of a kind, by its number. */
public record PieceRef(String kind, int number) implements Comparable<PieceRef> {

    @Override
    public int compareTo(PieceRef other) {
        int byKind = kind.compareTo(other.kind);
        return byKind != 0 ? byKind : Integer.compare(number, other.number);
    }
}
