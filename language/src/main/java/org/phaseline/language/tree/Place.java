package org.phaseline.language.tree;

import org.phaseline.engine.outline.Outline;

/** Where something stands: a file, a line and a column (both counted from 1) and how many characters it takes. */
public record Place(String file, int line, int column, int length) implements Comparable<Place> {

    /** Of what no file says: it belongs to every rulebook. */
    public static final Place NOWHERE = new Place(Outline.EVERY_RULEBOOK, 1, 1, 1);

    /** From the beginning of this place to the end of another one; on the same line, else just this one. */
    public Place to(Place other) {
        if (!file.equals(other.file) || line != other.line || other.column < column) {
            return this;
        }
        return new Place(file, line, column, other.column + other.length - column);
    }

    @Override
    public int compareTo(Place other) {
        if (!file.equals(other.file)) {
            return file.compareTo(other.file);
        }
        return line != other.line ? Integer.compare(line, other.line) : Integer.compare(column, other.column);
    }
}
