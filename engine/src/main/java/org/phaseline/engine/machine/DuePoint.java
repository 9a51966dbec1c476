package org.phaseline.engine.machine;

import java.util.List;

/** The start or end of a heading at which something is due: markers that come off there. Put-off effects refer to it. */
public record DuePoint(String said, List<ComingOff> markers) {

    /** A marker that comes off; for one of a party the condition is looked at with {@link Machine#it} the party. */
    public record ComingOff(String name, boolean ofParties, int slot, Formula condition) {}
}
