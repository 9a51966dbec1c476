package org.phaseline.engine.umpire;

import java.util.Optional;
import org.phaseline.engine.position.Position;

/**
 * What each of several answers would do. When all together have taken as much as one answer may, the rest are not tried: nothing is
 * known of them, as of one that would be refused.
 */
public final class Previews {

    private final Umpire trying;
    private final Effort together;

    Previews(Umpire trying, Effort together) {
        this.trying = trying;
        this.together = together;
    }

    public Optional<Preview> of(Position position, Answer answer) {
        return !together.isEnough() && trying.rule(position, answer) instanceof Ruling.Accepted accepted
                ? Optional.of(Preview.of(accepted, trying.seats(), answer.seat()))
                : Optional.empty();
    }
}
