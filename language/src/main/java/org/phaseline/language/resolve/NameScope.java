package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Variable;

/** The names that are known at a place. A scope inside another sees the outer one's names, not the other way round. */
final class NameScope {

    private final @Nullable NameScope outer;
    private final TreeMap<String, Variable> names = new TreeMap<>();

    NameScope(@Nullable NameScope outer) {
        this.outer = outer;
    }

    @Nullable
    Variable find(String name) {
        Variable own = names.get(name);
        return own != null || outer == null ? own : outer.find(name);
    }

    void put(Variable variable) {
        names.put(variable.name(), variable);
    }

    /** How many members of filters have a name here. */
    int members() {
        int own = (int) names.values().stream()
                .filter(variable -> variable.kind() == Variable.Kind.MEMBER)
                .count();
        return outer == null ? own : own + outer.members();
    }

    List<String> all() {
        List<String> all = new ArrayList<>(names.keySet());
        if (outer != null) {
            all.addAll(outer.all());
        }
        return all;
    }

    /** The names made in sealed steps from one index to another, in the order of the text. */
    List<Variable> sealedIn(int step, int last) {
        List<Variable> found = new ArrayList<>();
        gatherSealed(step, last, found);
        found.sort(Comparator.comparing(Variable::place));
        return List.copyOf(found);
    }

    private void gatherSealed(int step, int last, List<Variable> found) {
        if (outer != null) {
            outer.gatherSealed(step, last, found);
        }
        for (Variable variable : names.values()) {
            if (variable.sealedIn() >= step && variable.sealedIn() <= last) {
                found.add(variable);
            }
        }
    }
}
