package org.phaseline.laboratory.tally;

import java.io.Serializable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** In how many games an invariant was broken, and where soonest. */
public final class ViolationTally implements Serializable {

    private static final long serialVersionUID = 1;

    private long games;
    private @Nullable Violation shortest;

    public void add(Violation found) {
        games++;
        keep(found);
    }

    private void keep(@Nullable Violation found) {
        if (found != null && (shortest == null || found.compareTo(shortest) < 0)) {
            shortest = found;
        }
    }

    void addAll(ViolationTally other) {
        games += other.games;
        keep(other.shortest);
    }

    public long games() {
        return games;
    }

    public Optional<Violation> shortest() {
        return Optional.ofNullable(shortest);
    }
}
