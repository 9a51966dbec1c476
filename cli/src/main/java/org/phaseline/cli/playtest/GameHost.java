package org.phaseline.cli.playtest;

import java.util.function.LongConsumer;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.play.Workers;
import org.phaseline.laboratory.tally.Tally;

/** Where games are played. The tally is the same wherever that is. */
public interface GameHost extends AutoCloseable {

    /** {@code playtest} is what the setup says, loaded; {@code progress} is told now and then how many games are played. */
    Tally play(PlaytestSetup setup, Playtest playtest, LongConsumer progress) throws InterruptedException;

    @Override
    void close();

    /** Threads of this machine. */
    static GameHost threads(int number) {
        return new GameHost() {
            @Override
            public Tally play(PlaytestSetup setup, Playtest playtest, LongConsumer progress)
                    throws InterruptedException {
                return new Workers(setup.units(playtest), number, progress).play();
            }

            @Override
            public void close() {}
        };
    }
}
