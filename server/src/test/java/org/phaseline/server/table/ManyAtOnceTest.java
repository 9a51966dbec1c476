package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.language.Loaded;
import org.phaseline.language.RulebookText;
import org.phaseline.server.limit.ConcurrencyLimiter;
import org.phaseline.server.limit.Rate;
import org.phaseline.server.limit.RateLimiter;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.session.Reply;

/** What threads share in a server, used by many of them at once: whatever the order they come in, the same holds in the end. */
@Tag("slow")
class ManyAtOnceTest {

    private static final int THREADS = 8;
    private static final int ROUNDS = Boolean.getBoolean("long") ? 400 : 25;
    private static final long SEED = Long.getLong("random.seed", 5);

    @TempDir
    private Path folder;

    private Store store;
    private GameTables tables;
    private final ExecutorService threads =
            Executors.newFixedThreadPool(THREADS, Thread.ofPlatform().daemon().factory());

    @BeforeEach
    void open() throws StoreProblem {
        store = new StoreAddress.Folder(folder).serve(sentence -> {});
        tables = new GameTables(store, new Library());
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        store.close();
    }

    private interface Each<T> {
        T by(int thread) throws Exception;
    }

    /** All begin at the same moment, as far as that can be had. */
    private <T> List<T> together(Each<T> each) throws Exception {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        List<Callable<T>> tasks = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            int thread = i;
            tasks.add(() -> {
                start.await(30, TimeUnit.SECONDS);
                return each.by(thread);
            });
        }
        List<T> results = new ArrayList<>();
        for (Future<T> future : threads.invokeAll(tasks)) {
            results.add(future.get());
        }
        return results;
    }

    @Test
    void ofTheSameAnswerSentManyTimesAtOnceOneIsTaken() throws Exception {
        GameTable table = AtATable.make(tables, "border", "").table();
        for (int round = 0; round < ROUNDS; round++) {
            List<AtATable.Asked> asked = AtATable.asked(table).stream()
                    .filter(each -> each.awaited() && !each.choices().isEmpty())
                    .toList();
            if (asked.isEmpty()) {
                table = AtATable.make(tables, "border", "").table();
                continue;
            }
            AtATable.Asked one = asked.getFirst();
            GameTable there = table;
            int before = lines(there);
            List<Reply> replies = together(thread ->
                    there.answer(one.seat(), one.decision(), one.choices().getFirst(), ""));
            assertThat(replies).containsOnlyOnce(new Reply.Taken(false));
            assertThat(replies.stream().filter(new Reply.Taken(true)::equals)).hasSize(THREADS - 1);
            assertThat(lines(there) - before)
                    .as("an answer, and at most the end")
                    .isBetween(1, 2);
        }
    }

    private int lines(GameTable table) throws StoreProblem {
        return store.table(table.id()).orElseThrow().lines().size();
    }

    @Test
    void ofManyBrowsersWithTheSameLinkOneSitsDown() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            Created.Made made = AtATable.make(tables, "border", "");
            SignIn signIn = made.table().signIn();
            List<Reply> replies =
                    together(thread -> signIn.claim(0, made.chairs().getFirst().code(), Secret.fresh()));
            assertThat(replies.stream().filter(Reply.Done.class::isInstance)).hasSize(1);
            assertThat(replies.stream().filter(Reply.Refused.class::isInstance)).hasSize(THREADS - 1);
        }
    }

    @Test
    void whoeverFetchesATableAtTheSameTimeGetsTheSameOne() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            GameTable made = AtATable.make(tables, "border", "").table();
            GameTables anew = new GameTables(store, new Library());
            Map<GameTable, Boolean> found = new IdentityHashMap<>();
            together(thread -> anew.find(made.id()).orElseThrow()).forEach(table -> found.put(table, true));
            assertThat(found).hasSize(1);
        }
    }

    @Test
    void whoComesAndGoesIsCountedRight() throws Exception {
        GameTable table = AtATable.make(tables, "border", "").table();
        together(thread -> {
            Random random = new Random(SEED + thread);
            for (int i = 0; i < 20 * ROUNDS; i++) {
                int seat = random.nextInt(3) - 1;
                table.comes(seat);
                table.view(seat);
                table.goes(seat);
            }
            return thread;
        });
        assertThat(AtATable.desk(table, 0).get("here").toString()).isEqualTo("[false,false]");
    }

    @Test
    void aFullLibraryStillGivesEverybodyWhatTheyAskedFor() throws Exception {
        Library library = new Library(40_000);
        AtomicInteger wrong = new AtomicInteger();
        together(thread -> {
            Random random = new Random(SEED + thread);
            for (int i = 0; i < ROUNDS; i++) {
                String title = "Book " + random.nextInt(12);
                RulebookText text = RulebookText.of("book.sop", """
                        rulebook "%s"
                        side Red
                        side Blue
                        length 2 game turns
                        game turn "Turn"
                          1 "March"   both may
                        """.formatted(title));
                Loaded loaded = library.load(text, "", List.of(), List.of());
                if (!loaded.title().equals(title) || loaded.rulebook().isEmpty()) {
                    wrong.incrementAndGet();
                }
            }
            return thread;
        });
        assertThat(wrong).hasValue(0);
    }

    @Test
    void noMoreGetInThanThereIsRoomForAndAllRoomIsThereAgain() throws Exception {
        ConcurrencyLimiter limiter = new ConcurrencyLimiter(3, 5);
        AtomicInteger inside = new AtomicInteger();
        Set<Integer> most = new HashSet<>(together(thread -> {
            int seen = 0;
            for (int i = 0; i < 200 * ROUNDS; i++) {
                String key = "address " + thread % 3;
                if (limiter.enter(key) == ConcurrencyLimiter.Entry.ENTERED) {
                    seen = Math.max(seen, inside.incrementAndGet());
                    inside.decrementAndGet();
                    limiter.leave(key);
                }
            }
            return seen;
        }));
        assertThat(most).allMatch(seen -> seen <= 5);
        for (int i = 0; i < 3; i++) {
            assertThat(limiter.enter("address 0")).isEqualTo(ConcurrencyLimiter.Entry.ENTERED);
        }
    }

    @Test
    void nobodyTakesMoreThanTheBucketHolds() throws Exception {
        RateLimiter limiter = new RateLimiter(new Rate(1000, 1), () -> 0);
        List<Integer> taken = together(thread -> {
            int got = 0;
            for (int i = 0; i < 1000; i++) {
                got += limiter.take("address") ? 1 : 0;
            }
            return got;
        });
        assertThat(taken.stream().mapToInt(Integer::intValue).sum()).isEqualTo(1000);
    }
}
