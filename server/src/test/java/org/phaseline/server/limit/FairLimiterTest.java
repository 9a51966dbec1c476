package org.phaseline.server.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** However many jobs one sends, the others get their turn. */
class FairLimiterTest {

    private static final Duration LONG = Duration.ofSeconds(60);

    /** In the order in which they were run. */
    private final List<String> ran = new CopyOnWriteArrayList<>();

    private final CountDownLatch release = new CountDownLatch(1);

    /** One that runs until it is released; comes back when it does. */
    private CompletableFuture<Void> occupy(FairLimiter limiter, String key) throws InterruptedException {
        CountDownLatch running = new CountDownLatch(1);
        CompletableFuture<Void> done = CompletableFuture.runAsync(
                () -> run(limiter, key, () -> {
                    running.countDown();
                    await(release);
                }),
                Thread::startVirtualThread);
        assertThat(running.await(60, TimeUnit.SECONDS)).isTrue();
        return done;
    }

    private void run(FairLimiter limiter, String key, Runnable job) {
        try {
            limiter.run(key, () -> {
                job.run();
                ran.add(key);
                return key;
            });
        } catch (FairLimiter.Busy busy) {
            ran.add("no " + key);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /** Comes back when it waits. */
    private CompletableFuture<Void> queue(FairLimiter limiter, String key) throws InterruptedException {
        int before = limiter.waiting();
        CompletableFuture<Void> done =
                CompletableFuture.runAsync(() -> run(limiter, key, () -> {}), Thread::startVirtualThread);
        while (limiter.waiting() == before && !done.isDone()) {
            Thread.sleep(1);
        }
        return done;
    }

    private static void all(List<CompletableFuture<Void>> jobs) {
        jobs.forEach(CompletableFuture::join);
    }

    @Test
    void anotherWaitsForOneJobOnlyHoweverManyOneHasSent() throws InterruptedException {
        FairLimiter limiter = new FairLimiter(new FairLimiter.Size(1, 1, 10, 100, LONG));
        List<CompletableFuture<Void>> jobs = List.of(
                occupy(limiter, "greedy"),
                queue(limiter, "greedy"),
                queue(limiter, "greedy"),
                queue(limiter, "greedy"),
                queue(limiter, "other"),
                queue(limiter, "third"));
        release.countDown();
        all(jobs);
        assertThat(ran).containsExactly("greedy", "other", "third", "greedy", "greedy", "greedy");
    }

    /** Otherwise two who take turns could keep a third waiting for ever. */
    @Test
    void whoComesBackAtOnceComesBackBehindThoseWhoWait() throws InterruptedException {
        FairLimiter limiter = new FairLimiter(new FairLimiter.Size(1, 1, 10, 100, LONG));
        run(limiter, "patient", () -> {});
        run(limiter, "one", () -> {});
        run(limiter, "two", () -> {});
        List<CompletableFuture<Void>> jobs = List.of(
                occupy(limiter, "one"), queue(limiter, "patient"), queue(limiter, "two"), queue(limiter, "one"));
        release.countDown();
        all(jobs);
        assertThat(ran).containsExactly("patient", "one", "two", "one", "patient", "two", "one");
    }

    @Test
    void whoHasTooManyWaitingIsRefusedAndOthersAreNot() throws InterruptedException {
        FairLimiter limiter = new FairLimiter(new FairLimiter.Size(1, 1, 1, 3, LONG));
        List<CompletableFuture<Void>> jobs = List.of(occupy(limiter, "greedy"), queue(limiter, "greedy"));
        assertThatThrownBy(() -> limiter.run("greedy", () -> "never"))
                .isInstanceOfSatisfying(
                        FairLimiter.Busy.class, busy -> assertThat(busy.own()).isTrue());
        List<CompletableFuture<Void>> others = List.of(queue(limiter, "other"), queue(limiter, "third"));
        assertThatThrownBy(() -> limiter.run("fourth", () -> "never"))
                .as("in all")
                .isInstanceOfSatisfying(
                        FairLimiter.Busy.class, busy -> assertThat(busy.own()).isFalse());
        release.countDown();
        all(jobs);
        all(others);
        assertThat(ran).containsExactly("greedy", "other", "third", "greedy");
    }

    @Test
    void nobodyHasAllPlaces() throws Exception {
        FairLimiter limiter = new FairLimiter(new FairLimiter.Size(2, 1, 10, 100, LONG));
        List<CompletableFuture<Void>> jobs = List.of(occupy(limiter, "greedy"), queue(limiter, "greedy"));
        assertThat(limiter.<String, RuntimeException>run("other", () -> "at once"))
                .isEqualTo("at once");
        release.countDown();
        all(jobs);
    }

    @Test
    void whoHasWaitedLongEnoughIsRefused() throws InterruptedException {
        FairLimiter limiter = new FairLimiter(new FairLimiter.Size(1, 1, 10, 100, Duration.ofMillis(50)));
        CompletableFuture<Void> job = occupy(limiter, "greedy");
        assertThatThrownBy(() -> limiter.run("other", () -> "never")).isInstanceOf(FairLimiter.Busy.class);
        assertThat(limiter.waiting()).isZero();
        release.countDown();
        job.join();
    }

    @Test
    void aJobThatFailsGivesItsPlaceBack() throws Exception {
        FairLimiter limiter = new FairLimiter(new FairLimiter.Size(1, 1, 0, 0, LONG));
        assertThatThrownBy(() -> limiter.run("one", () -> {
                    throw new IllegalStateException("a bug");
                }))
                .hasMessage("a bug");
        assertThat(limiter.<String, RuntimeException>run("one", () -> "again")).isEqualTo("again");
    }
}
