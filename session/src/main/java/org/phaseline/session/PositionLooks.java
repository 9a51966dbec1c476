package org.phaseline.session;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.Umpire;

/** Looks at the positions of a game, at each only once: the store wants to know how it stands before anybody may see it. */
public final class PositionLooks {

    private final Umpire umpire;
    private volatile @Nullable Look latest;

    PositionLooks(Umpire umpire) {
        this.umpire = umpire;
    }

    public Look at(Position position) {
        Look look = latest;
        if (look == null || look.position() != position) {
            look = umpire.look(position);
            latest = look;
        }
        return look;
    }
}
