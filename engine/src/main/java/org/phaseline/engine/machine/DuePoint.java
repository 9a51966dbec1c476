package org.phaseline.engine.machine;

import java.util.List;

/** The start or end of a heading at which something is due: markers that come off there. Deferred effects refer to it. */
public record DuePoint(String said, List<ComingOff> markers) {

    /**
     * A marker that comes off: of the game (no {@code holders}), or of each of so many parties or members of a kind; then the
     * condition is looked at with {@link Machine#it} the holder.
     */
    public record ComingOff(String name, int holders, int slot, Formula condition) {}
}
