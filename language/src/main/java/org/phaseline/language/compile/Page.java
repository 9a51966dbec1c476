package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The names that are known at a place. A page inside another sees the outer one's names, not the other way round. */
final class Page {

    private final @Nullable Page outer;
    private final TreeMap<String, Variable> names = new TreeMap<>();

    Page(@Nullable Page outer) {
        this.outer = outer;
    }

    @Nullable
    Variable find(String name) {
        Variable own = names.get(name);
        return own != null || outer == null ? own : outer.find(name);
    }

    /** Puts a name in place of itself, wherever it was made. */
    void replace(Variable variable) {
        if (names.containsKey(variable.name()) || outer == null) {
            names.put(variable.name(), variable);
        } else {
            outer.replace(variable);
        }
    }

    void put(Variable variable) {
        names.put(variable.name(), variable);
    }

    List<String> all() {
        List<String> all = new ArrayList<>(names.keySet());
        if (outer != null) {
            all.addAll(outer.all());
        }
        return all;
    }

    /** The names made in a sealed step, in the order of the text. */
    List<Variable> sealedIn(int step, int last) {
        List<Variable> all = new ArrayList<>(outer == null ? List.of() : outer.sealedIn(step, last));
        all.addAll(names.values());
        return all.stream()
                .filter(variable -> variable.sealedIn() >= step && variable.sealedIn() <= last)
                .sorted(java.util.Comparator.comparing(Variable::place))
                .toList();
    }
}
