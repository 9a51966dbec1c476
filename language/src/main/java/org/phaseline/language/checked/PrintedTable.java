package org.phaseline.language.checked;

import java.util.List;
import org.phaseline.language.tree.Declaration;

/**
 * A table with its scenario's rows, ready to be looked up: one axis for each parameter, and the values row by row. One that could
 * not be read has no axes.
 */
@SuppressWarnings("ArrayRecordComponent") // Read only by those who compile; nobody compares tables.
public record PrintedTable(
        Declaration.Table declaration, List<Type> parameters, Type type, List<Axis> axes, long[] values) {

    /**
     * The keys of rows or columns.
     *
     * @param keys how many there are
     * @param bounds for each key in ascending order the highest value that belongs to it
     * @param sorted for each key in ascending order its number in the printed order
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Axis(int keys, long[] bounds, int[] sorted) {}

    public boolean sound() {
        return axes.size() == parameters.size();
    }

    /** How it is asked, for a message. */
    public String example() {
        StringBuilder said =
                new StringBuilder("as in '").append(declaration.name().text());
        for (int i = 0; i < parameters.size(); i++) {
            said.append(i == 0 ? "(" : ", ")
                    .append(declaration.parameters().get(i).name().text());
        }
        return said.append(")'").toString();
    }
}
