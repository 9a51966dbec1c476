package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.RulebookText;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoredTable;
import org.phaseline.session.Reply;

/**
 * Whatever people look at while others play, no table is the worse for it: everything that can be read, tried, explained and
 * filmed goes on at the same tables as the answers, and then every journal is replayed.
 */
@Tag("slow")
class LookingOnTest {

    private static final boolean LONG = Boolean.getBoolean("long");
    private static final int TABLES = LONG ? 100 : 8;
    private static final int PLAYERS = 2;
    private static final int WATCHERS = 3;
    private static final long SECONDS = Long.getLong("looking.seconds", LONG ? 600 : 3);
    private static final long SEED = Long.getLong("random.seed", 11);

    /** Every answer throws dice, so that films of it do too. */
    private static final RulebookText DICE = RulebookText.of("dice.sop", """
            rulebook "Volleys"
            side Red
            side Blue
            game has
              total: number = 0
            length 100000 game turns
            game turn "Volley"
              "Aim" Red must
              "Fire" by Red, automatic
                roll hits: 8d6
                total += hits
              "Aim back" Blue must
              "Fire back" by Blue, automatic
                roll hitsBack: 8d6
                total += hitsBack
            """);

    @TempDir
    private Path folder;

    private final AtomicInteger answers = new AtomicInteger();
    private final AtomicInteger pictures = new AtomicInteger();
    private final AtomicInteger looks = new AtomicInteger();

    @Test
    void everyTableReplaysAfterItWasFilmedWhileItWasPlayed() throws Exception {
        try (Store store = new StoreAddress.Folder(folder).serve(sentence -> {})) {
            GameTables tables = new GameTables(store, new Library());
            List<GameTable> all = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                all.add(table(tables, i));
            }
            AtomicBoolean over = new AtomicBoolean();
            ExecutorService people =
                    Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory());
            List<GameTable> volleys = all.subList(0, TABLES / 2);
            List<GameTable> games = all.subList(TABLES / 2, TABLES);
            List<Future<?>> working = new ArrayList<>();
            for (int i = 0; i < PLAYERS; i++) {
                int first = i;
                working.add(people.submit(() -> play(volleys, first, over)));
            }
            working.add(people.submit(() -> play(games, 0, over)));
            for (int i = 0; i < WATCHERS; i++) {
                Random random = new Random(SEED * 31 + i);
                List<GameTable> watched = i < WATCHERS - 1 ? volleys : all;
                working.add(people.submit(() -> look(tables, watched, random, over)));
            }
            TimeUnit.SECONDS.sleep(SECONDS);
            over.set(true);
            for (Future<?> each : working) {
                each.get(60, TimeUnit.SECONDS);
            }
            people.shutdown();
            List<String> broken = new ArrayList<>();
            for (GameTable table : all) {
                broken(store.table(table.id()).orElseThrow()).ifPresent(broken::add);
            }
            System.out.println("tables that do not replay: " + broken.size() + " of " + all.size() + " after " + SECONDS
                    + " s with " + answers + " answers, " + pictures.get() / SECONDS
                    + " pictures of films a second and "
                    + looks.get() / SECONDS + " other looks");
            assertThat(broken).isEmpty();
            assertThat(answers.get()).isGreaterThan(TABLES);
            assertThat(pictures.get()).isGreaterThan(TABLES);
        }
    }

    /** Half of them throw dice all the time; the others are games people play. */
    private static GameTable table(GameTables tables, int number) throws Exception {
        TableOrder order = number < TABLES / 2
                ? new TableOrder("", Optional.of(DICE), "", List.of(), List.of(), List.of())
                : new TableOrder(number % 2 == 0 ? "rof" : "legions", "", List.of(), List.of());
        return ((Created.Made) tables.create(order)).table();
    }

    /** Each player has tables of their own, so that answers come from several threads at once. */
    private Void play(List<GameTable> tables, int first, AtomicBoolean over) throws Exception {
        Random random = new Random(SEED + first);
        while (!over.get()) {
            for (int i = first; i < tables.size() && !over.get(); i += PLAYERS) {
                answer(tables.get(i), random);
            }
        }
        return null;
    }

    private void answer(GameTable table, Random random) {
        List<AtATable.Asked> asked = AtATable.asked(table).stream()
                .filter(each -> !each.choices().isEmpty())
                .toList();
        if (asked.isEmpty()) {
            return;
        }
        AtATable.Asked one = asked.get(random.nextInt(asked.size()));
        if (random.nextInt(100) == 0) {
            table.consent().back(one.seat(), "");
            return;
        }
        String word = one.choices().get(random.nextInt(one.choices().size()));
        Reply reply = table.answer(one.seat(), one.decision(), word, "");
        assertThat(reply).isNotInstanceOf(Reply.NotKept.class);
        if (reply instanceof Reply.Taken) {
            answers.incrementAndGet();
        }
    }

    private Void look(GameTables tables, List<GameTable> all, Random random, AtomicBoolean over) throws Exception {
        while (!over.get()) {
            GameTable table = all.get(random.nextInt(all.size()));
            int viewer = random.nextInt(table.seats().all().size() + 1) - 1;
            int moments = table.film(viewer);
            for (int i = 0; i < 5 && moments > 0; i++) {
                table.film(viewer, random.nextInt(moments));
                pictures.incrementAndGet();
            }
            table.help().why(viewer);
            table.log(viewer, 0, table.view(viewer).lines());
            AtATable.asked(table).stream().findFirst().ifPresent(asked -> {
                table.help().preview(asked.seat(), asked.decision(), Optional.empty());
                asked.choices().stream()
                        .findFirst()
                        .ifPresent(word -> table.help().preview(asked.seat(), asked.decision(), Optional.of(word)));
            });
            if (random.nextInt(10) == 0) {
                tables.journal(table.id());
            }
            looks.addAndGet(4);
        }
        return null;
    }

    private static Optional<String> broken(StoredTable stored) throws Exception {
        Journal journal = TableStream.read(stored);
        Replayed replayed =
                Replay.of(journal, Compiled.from(journal), stored.seed().map(SecretSeed::of), Watcher.NOBODY);
        return replayed instanceof Replayed.Disagreed disagreed
                ? Optional.of(stored.id() + ": " + disagreed.disagreement().say())
                : Optional.empty();
    }
}
