package org.phaseline.spark;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.phaseline.cli.playtest.GameHost;
import org.phaseline.cli.playtest.PlaytestSetup;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.laboratory.play.GamePlayer;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.play.PlaytestUnits;
import org.phaseline.laboratory.tally.Tally;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/**
 * Plays on Spark: every slice of the games is a task. Spark hands over the result of each slice once, however often it had to be played, and
 * tallies can be added in any order.
 */
final class SparkHost implements GameHost {

    /** After so many seconds without an executor, and again, whoever waits is told why. */
    private static final int SECONDS_TO_WAIT = 15;

    private final JavaSparkContext context;
    private final PrintWriter news;

    SparkHost(JavaSparkContext context, PrintWriter news) {
        this.context = context;
        this.news = news;
    }

    @Override
    public Tally play(PlaytestSetup setup, Playtest playtest, LongConsumer progress) throws InterruptedException {
        PlaytestUnits units = setup.units(playtest);
        List<GameSlice> slices = GameSlice.of(units.count());
        Broadcast<PlaytestSetup> sent = context.broadcast(setup);
        Tally all = new GamePlayer(playtest).tally();
        AtomicLong played = new AtomicLong();
        SimpleFutureAction<Boolean> job = context.sc()
                .submitJob(
                        context.parallelize(slices, slices.size()).rdd(),
                        new SlicePlayer(sent),
                        numbers(slices.size()),
                        (slice, bytes) -> {
                            all.addAll(TallyBytes.read(bytes));
                            played.addAndGet(games(units, slices.get((Integer) slice)));
                            return BoxedUnit.UNIT;
                        },
                        () -> true);
        await(job, played, progress);
        sent.destroy();
        return all;
    }

    private static Seq<Object> numbers(int below) {
        List<Object> numbers =
                IntStream.range(0, below).mapToObj(i -> (Object) i).toList();
        return CollectionConverters.asScala(numbers).toSeq();
    }

    private static long games(PlaytestUnits units, GameSlice slice) {
        long games = 0;
        for (long unit = slice.from(); unit < slice.until(); unit++) {
            games += units.games(unit);
        }
        return games;
    }

    private void await(SimpleFutureAction<Boolean> job, AtomicLong played, LongConsumer progress)
            throws InterruptedException {
        long begun = System.nanoTime();
        long said = begun;
        while (!job.isCompleted()) {
            try {
                TimeUnit.MILLISECONDS.sleep(100);
            } catch (InterruptedException stopped) {
                job.cancel();
                throw stopped;
            }
            progress.accept(played.get());
            if (played.get() == 0 && System.nanoTime() - said > TimeUnit.SECONDS.toNanos(SECONDS_TO_WAIT)) {
                said = System.nanoTime();
                sayWhatIsWaitedFor();
            }
        }
        try {
            job.value().get().get();
        } catch (Exception failed) {
            throw refused(failed);
        }
    }

    private void sayWhatIsWaitedFor() {
        // The driver counts as one.
        if (!context.isLocal() && context.sc().statusTracker().getExecutorInfos().length <= 1) {
            news.println("Waiting for an executor: the cluster has no free one, or theirs cannot reach this machine at "
                    + context.getConf().get("spark.driver.host", "") + " ...");
            news.flush();
        }
    }

    private static Stop refused(Exception failed) {
        String said = String.valueOf(failed.getMessage());
        String why = said.contains("UnsupportedClassVersionError")
                ? "The executors run a Java that is older than "
                        + Runtime.version().feature() + ", which Phaseline needs."
                : "Spark gave up: " + said.lines().findFirst().orElse(said);
        return new Stop(ExitCode.ENVIRONMENT, why, failed);
    }

    @Override
    public void close() {
        context.close();
    }
}
