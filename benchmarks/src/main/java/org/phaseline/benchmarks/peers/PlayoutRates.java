package org.phaseline.benchmarks.peers;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.phaseline.bots.RandomPlayer;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Sandbox;

/**
 * Random playouts from the beginning of the game to its end, on one thread each: the peer's by the function its bot calls for them. Both
 * take turns of a second, so that what else the machine does slows both down.
 */
final class PlayoutRates {

    private static final double SECONDS = Double.parseDouble(System.getProperty("seconds", "1"));
    private static final int WARM_UP = 3;
    private static final int ROUNDS = 7;
    private static final int AT_ONCE = 100;

    /**
     * What came of a turn.
     *
     * @param cpu the seconds that the process had on the cores
     */
    record Rate(long playouts, long moves, double seconds, double cpu) {

        double perSecond() {
            return playouts / seconds;
        }

        /** Tells of the program alone where the cores are shared with others. */
        double perCpuSecond() {
            return playouts / cpu;
        }

        double movesEach() {
            return (double) moves / playouts;
        }
    }

    /** The best turns of both: what the machine can do when nobody else wants it. */
    record Rates(Rate ours, Rate theirs) {}

    private final PeerProcess peer;
    private final Sandbox game;
    private final Position beginning;
    private final RandomPlayer player = new RandomPlayer(1);
    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    PlayoutRates(FourInARow game, PeerProcess peer) {
        this.peer = peer;
        this.game = game.begin();
        this.beginning = this.game.position().copy();
    }

    Rates measure() throws IOException {
        List<Rate> ours = new ArrayList<>();
        List<Rate> theirs = new ArrayList<>();
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            Rate one = ours();
            Rate other = theirs();
            if (round >= 0) {
                ours.add(one);
                theirs.add(other);
            }
        }
        return new Rates(best(ours), best(theirs));
    }

    private static Rate best(List<Rate> rates) {
        return rates.stream()
                .max(Comparator.comparingDouble(Rate::perCpuSecond))
                .orElseThrow();
    }

    private Rate ours() {
        long cpu = system.getProcessCpuTime();
        long begun = System.nanoTime();
        long playouts = 0;
        long moves = 0;
        while (System.nanoTime() - begun < SECONDS * 1e9) {
            for (int i = 0; i < AT_ONCE; i++) {
                game.goTo(beginning);
                moves += player.play(game, Long.MAX_VALUE);
                playouts++;
            }
        }
        return new Rate(playouts, moves, (System.nanoTime() - begun) / 1e9, (system.getProcessCpuTime() - cpu) / 1e9);
    }

    private Rate theirs() throws IOException {
        List<String> told = peer.ask("playouts", Stream.of(SECONDS));
        return new Rate(
                Long.parseLong(told.get(0)),
                Long.parseLong(told.get(1)),
                Double.parseDouble(told.get(2)),
                Double.parseDouble(told.get(3)));
    }
}
