package org.phaseline.server.limit;

import java.time.Duration;

/**
 * How much of something may be used: so much at once, and so much more comes back each second.
 *
 * @param burst at once, after a pause that was long enough
 */
public record Rate(double burst, double perSecond) {

    /** No limit worth the name. */
    public static final Rate NONE = new Rate(1e15, 1e15);

    public static Rate of(double burst, double many, Duration in) {
        return new Rate(burst, many / in.toSeconds());
    }
}
