package org.phaseline.language.compile;

import java.util.List;
import org.phaseline.language.tree.Declaration;

/**
 * A table with its scenario's rows, ready to be looked up: one axis for each parameter, and the values row by row. One that could
 * not be read has no axes.
 */
record Table(Declaration.Table declaration, List<Type> parameters, Type type, List<TableAxis> axes, long[] values) {

    boolean sound() {
        return axes.size() == parameters.size();
    }

    /** How it is asked, for a message. */
    String example() {
        StringBuilder said =
                new StringBuilder("as in '").append(declaration.name().text());
        for (int i = 0; i < parameters.size(); i++) {
            said.append(i == 0 ? "(" : ", ")
                    .append(declaration.parameters().get(i).name().text());
        }
        return said.append(")'").toString();
    }
}
