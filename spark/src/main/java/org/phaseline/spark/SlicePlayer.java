package org.phaseline.spark;

import java.io.Serializable;
import org.apache.spark.broadcast.Broadcast;
import org.phaseline.cli.playtest.PlaytestSetup;
import org.phaseline.laboratory.play.GamePlayer;
import org.phaseline.laboratory.play.PlaytestUnits;
import scala.Function1;
import scala.collection.Iterator;

/** What an executor runs: plays slices and gives their tally. */
record SlicePlayer(Broadcast<PlaytestSetup> setup) implements Function1<Iterator<GameSlice>, byte[]>, Serializable {

    @Override
    public byte[] apply(Iterator<GameSlice> slices) {
        PlaytestUnits units = LoadedPlaytest.of(setup.value());
        GamePlayer player = new GamePlayer(units.playtest());
        while (slices.hasNext()) {
            GameSlice slice = slices.next();
            for (long unit = slice.from(); unit < slice.until(); unit++) {
                units.play(unit, player);
            }
        }
        return TallyBytes.write(player.tally());
    }
}
