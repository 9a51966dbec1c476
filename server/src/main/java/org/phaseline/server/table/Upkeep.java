package org.phaseline.server.table;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How a server keeps its store from filling up.
 *
 * @param keep how long a table stays after its game is over; for ever where nothing is said
 * @param quota how many bytes the tables may take up; as many as there is room for where nothing is said
 * @param leastFree how many bytes the disk must have left for new tables to be made
 */
public record Upkeep(Optional<Duration> keep, OptionalLong quota, long leastFree) {

    public static final long USUAL_LEAST_FREE = 200L << 20;

    /** Keeps everything, as long as the disk is not about to be full. */
    public static final Upkeep USUAL = new Upkeep(Optional.empty(), OptionalLong.empty(), USUAL_LEAST_FREE);
}
