package org.phaseline.spark;

import org.jspecify.annotations.Nullable;
import org.phaseline.cli.playtest.PlaytestSetup;
import org.phaseline.laboratory.play.PlaytestUnits;

/** The rulebook that an executor plays, loaded once for all its tasks. The playtests of a command are played one after the other: one is enough. */
final class LoadedPlaytest {

    /** As much as the first thread of a program has; the threads of an executor have less, and texts can be nested deeply. */
    private static final long STACK = 8L << 20;

    private static @Nullable PlaytestSetup setup;
    private static @Nullable PlaytestUnits loaded;

    private LoadedPlaytest() {}

    static synchronized PlaytestUnits of(PlaytestSetup wanted) {
        PlaytestUnits units = loaded;
        if (units == null || !wanted.equals(setup)) {
            units = load(wanted);
            loaded = units;
            setup = wanted;
        }
        return units;
    }

    private static PlaytestUnits load(PlaytestSetup wanted) {
        PlaytestUnits[] units = new PlaytestUnits[1];
        Throwable[] problem = new Throwable[1];
        Thread thread = new Thread(null, () -> units[0] = wanted.units(wanted.load()), "rulebook", STACK);
        thread.setUncaughtExceptionHandler((failed, thrown) -> problem[0] = thrown);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("cancelled", cancelled);
        }
        if (problem[0] != null) {
            throw new IllegalStateException("the rulebook cannot be loaded", problem[0]);
        }
        return units[0];
    }
}
