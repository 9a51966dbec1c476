package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/** An {@code if} whose {@code else} lines are still to come. Without a place its own line was broken: it makes nothing. */
final class IfChain {

    private final @Nullable Place place;
    private final List<Statement.Branch> branches = new ArrayList<>();
    private @Nullable List<Item> otherwise;

    IfChain(@Nullable Place place) {
        this.place = place;
    }

    void add(Statement.Branch branch) {
        branches.add(branch);
    }

    void close(List<Item> items) {
        otherwise = items;
    }

    boolean isClosed() {
        return otherwise != null;
    }

    @Nullable
    Statement made() {
        return place == null
                ? null
                : new Statement.If(place, List.copyOf(branches), otherwise == null ? List.of() : otherwise);
    }
}
