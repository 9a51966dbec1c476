package org.phaseline.server.notice;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.phaseline.server.store.Glance;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredNotice.Stage;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;

/**
 * Tells players who are away that it is their move: once from when a seat becomes awaited until it no longer is, and not while
 * its page is open. One thread of its own decides, others send; the game only drops a word in passing. How far it has come is
 * in the store, so that a restart neither repeats nor forgets it.
 */
public final class Notices implements AutoCloseable {

    /** Not before this a store that does not answer is asked again, however little patience there is. */
    private static final Duration SOONEST = Duration.ofMillis(100);

    private static final Duration PARTING = Duration.ofSeconds(3);

    /** Whether somebody has a seat's page open. */
    public interface Presence {
        boolean isHere(TableId table, int seat);
    }

    private record Chair(TableId table, int seat) {}

    private final Store store;
    private final NoticeSettings settings;
    private final PrintWriter trouble;
    private final Optional<Mail> mail;
    private final Webhook webhook;
    private final Moderation moderation = new Moderation(System::nanoTime);
    private final Post post = new Post();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("notices").factory());

    /** Whoever changes a notice has looked at it before: nothing may come between. */
    private final ReentrantLock changing = new ReentrantLock();

    /** As the store has them; those of one table together, since a table is what changes. */
    private final Map<TableId, Map<Integer, StoredNotice>> wishes = new ConcurrentHashMap<>();

    /** Those somebody is sending to, until what came of it is on the disk; a second attempt meanwhile would say it twice. */
    private final Set<Chair> underWay = ConcurrentHashMap.newKeySet();

    /** Those who were no longer awaited when the store did not answer; guarded by the lock. */
    private final Set<Chair> answered = new HashSet<>();

    /** How many are just being sent. */
    private final AtomicInteger sending = new AtomicInteger();

    private volatile Presence presence = (table, seat) -> false;
    private volatile String address = "";

    public Notices(Store store, NoticeSettings settings, PrintWriter trouble) throws StoreProblem {
        this.store = store;
        this.settings = settings;
        this.trouble = trouble;
        this.mail = settings.smtp().map(server -> new Mail(server, settings.from()));
        this.webhook = new Webhook(settings.privateWebhooks());
        store.notices().forEach(this::remember);
    }

    /** From now on, and for what was left undone when the server was stopped. */
    public void begin(String listeningAt, Presence who) {
        presence = who;
        address = (settings.address().isEmpty() ? listeningAt : settings.address()).replaceAll("/+$", "");
        wishes.keySet()
                .forEach(table -> soon(() -> {
                    look(table);
                    of(table).values().stream()
                            .filter(notice -> notice.stage() == Stage.TO_BE_TOLD)
                            .forEach(notice -> later(chair(notice), settings.patience()));
                }));
    }

    public boolean sendsMail() {
        return mail.isPresent();
    }

    public Optional<StoredNotice> of(TableId table, int seat) {
        return Optional.ofNullable(of(table).get(seat));
    }

    private Map<Integer, StoredNotice> of(TableId table) {
        return wishes.getOrDefault(table, Map.of());
    }

    /** Keeps how somebody wants to be told, or says what is wrong with it. Who asks for it is there, and needs no telling now. */
    public Optional<String> wish(TableId table, int seat, String email, String hook, boolean on) throws StoreProblem {
        if (!email.isEmpty() && mail.isEmpty()) {
            return Optional.of("This server sends no mail.");
        }
        if (!email.isEmpty() && !Mail.isAddress(email)) {
            return Optional.of("This is no e-mail address.");
        }
        Optional<String> problem = hook.isEmpty() ? Optional.empty() : webhook.problem(hook);
        if (problem.isPresent()) {
            return problem;
        }
        if (on && email.isEmpty() && hook.isEmpty()) {
            return Optional.of("Say where the notices are to go.");
        }
        changing.lock();
        try {
            boolean awaited =
                    store.summary(table).map(summary -> summary.awaits(seat)).orElse(false);
            Stage stage = awaited ? Stage.TOLD : Stage.NOT_AWAITED;
            keep(new StoredNotice(table, seat, email, hook, on, stage, 0, 0));
        } finally {
            changing.unlock();
        }
        return Optional.empty();
    }

    /** A seat is somebody else's now. */
    public void forget(TableId table, int seat) throws StoreProblem {
        changing.lock();
        try {
            if (of(table, seat).isPresent()) {
                keep(new StoredNotice(table, seat, "", "", false, Stage.NOT_AWAITED, 0, 0));
            }
        } finally {
            changing.unlock();
        }
    }

    /** Tables are gone, and what was kept about them with them. */
    void forget(List<TableId> tables) {
        changing.lock();
        try {
            tables.forEach(wishes::remove);
            answered.removeIf(chair -> tables.contains(chair.table));
        } finally {
            changing.unlock();
        }
    }

    private void keep(StoredNotice notice) throws StoreProblem {
        store.keep(notice);
        remember(notice);
    }

    private void remember(StoredNotice notice) {
        wishes.computeIfAbsent(notice.table(), fresh -> new ConcurrentHashMap<>())
                .put(notice.seat(), notice);
    }

    /** A line of the journal is on the disk, and the table stands like this. Comes back at once. */
    void stands(TableId table, Summary summary) {
        if (wishes.containsKey(table)) {
            schedule(() -> look(table, summary), () -> look(table), Duration.ZERO);
        }
    }

    /** As it stands now: what was known when the store did not answer may have passed. */
    private void look(TableId table) throws StoreProblem {
        Optional<Summary> summary = store.summary(table);
        if (summary.isPresent()) {
            look(table, summary.get());
        }
    }

    private void look(TableId table, Summary summary) throws StoreProblem {
        List<StoredNotice> all = List.copyOf(of(table).values());
        all.stream()
                .filter(notice -> !awaits(summary, notice) && notice.stage() != Stage.NOT_AWAITED)
                .forEach(notice -> answered.add(chair(notice)));
        for (StoredNotice notice : all) {
            Chair chair = chair(notice);
            boolean awaited = awaits(summary, notice);
            boolean anew = notice.stage() == Stage.NOT_AWAITED || answered.contains(chair);
            if (awaited && anew && notice.on()) {
                keep(notice.at(Stage.TO_BE_TOLD));
                later(chair, settings.patience());
            } else if (!awaited && notice.stage() != Stage.NOT_AWAITED) {
                keep(notice.at(Stage.NOT_AWAITED));
            }
            answered.remove(chair);
        }
    }

    private static boolean awaits(Summary summary, StoredNotice notice) {
        return !summary.over() && summary.awaits(notice.seat());
    }

    private static Chair chair(StoredNotice notice) {
        return new Chair(notice.table(), notice.seat());
    }

    private void attempt(Chair chair) throws StoreProblem {
        @Nullable StoredNotice notice = of(chair.table).get(chair.seat);
        if (notice == null || !notice.on() || notice.stage() != Stage.TO_BE_TOLD || underWay.contains(chair)) {
            return;
        }
        if (presence.isHere(chair.table, chair.seat)) {
            later(chair, settings.patience());
            return;
        }
        Optional<Glance> glance = store.glance(chair.table);
        if (glance.isEmpty()) {
            return;
        }
        String page = address + "/t/" + chair.table + "/" + (chair.seat + 1);
        Message message =
                new Message(glance.get().title(), glance.get().summary().turn(), page);
        underWay.add(chair);
        sending.incrementAndGet();
        Thread.ofVirtual().start(() -> send(notice, message));
    }

    /** In a thread of its own, since a mail server may think for long. */
    private void send(StoredNotice notice, Message message) {
        int succeeded = 0;
        try {
            succeeded += go(notice, StoredNotice.MAIL, () -> {
                if (mail.isEmpty()) {
                    throw new NotSent("this server sends no mail");
                }
                post.mail(() -> mail.get().send(notice.email(), message));
            });
            succeeded += go(
                    notice,
                    StoredNotice.WEBHOOK,
                    () -> post.webhook(Webhook.host(notice.webhook()), () -> webhook.post(notice.webhook(), message)));
        } finally {
            int gone = succeeded;
            soon(() -> settle(chair(notice), gone));
            sending.decrementAndGet();
        }
    }

    private int go(StoredNotice notice, int way, Post.Way road) {
        if ((notice.wanted() & ~notice.told() & way) == 0) {
            return 0;
        }
        try {
            if (!moderation.allows(way == StoredNotice.MAIL ? notice.email() : notice.webhook())) {
                throw new NotSent("its address has had enough of them for this hour");
            }
            road.go();
            return way;
        } catch (NotSent problem) {
            return notSent(notice, problem.why());
        } catch (RuntimeException unexpected) {
            return notSent(
                    notice, "something went wrong (" + unexpected.getClass().getSimpleName() + ")");
        }
    }

    private int notSent(StoredNotice notice, String why) {
        boolean last = notice.attempts() >= settings.again().size();
        complain("a notice for seat " + (notice.seat() + 1) + " of table " + notice.table() + " was not sent: " + why
                + (last ? "; given up." : "; it is tried again."));
        return 0;
    }

    private void settle(Chair chair, int succeeded) throws StoreProblem {
        @Nullable StoredNotice notice = of(chair.table).get(chair.seat);
        if (notice != null && notice.stage() == Stage.TO_BE_TOLD) {
            settle(chair, notice, succeeded);
        }
        underWay.remove(chair);
    }

    private void settle(Chair chair, StoredNotice notice, int succeeded) throws StoreProblem {
        StoredNotice tried = notice.tried(succeeded);
        if (tried.stage() == Stage.TO_BE_TOLD
                && tried.attempts() > settings.again().size()) {
            keep(tried.at(Stage.TOLD));
            return;
        }
        keep(tried);
        if (tried.stage() == Stage.TO_BE_TOLD) {
            later(chair, settings.again().get(tried.attempts() - 1));
        }
    }

    private interface Work {
        void run() throws StoreProblem;
    }

    private void soon(Work work) {
        schedule(work, work, Duration.ZERO);
    }

    private void later(Chair chair, Duration delay) {
        schedule(() -> attempt(chair), () -> attempt(chair), delay);
    }

    /** {@code again} is done later when the store does not answer, until it does. */
    private void schedule(Work work, Work again, Duration delay) {
        try {
            thread.schedule(
                    () -> {
                        changing.lock();
                        try {
                            work.run();
                        } catch (StoreProblem away) {
                            complain("notices: " + away.sentence());
                            Duration patience = settings.patience();
                            schedule(again, again, patience.compareTo(SOONEST) < 0 ? SOONEST : patience);
                        } catch (RuntimeException problem) {
                            complain("notices: " + problem.getMessage());
                        } finally {
                            changing.unlock();
                        }
                    },
                    delay.toMillis(),
                    TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closed) {
            // The server stops; the store knows what is left to do.
        }
    }

    private void complain(String sentence) {
        synchronized (trouble) {
            trouble.println("phaseline: " + sentence);
            trouble.flush();
        }
    }

    /** What is just being sent is written down as sent, if it does not take too long. */
    @Override
    public void close() {
        try {
            long until = System.nanoTime() + PARTING.toNanos();
            while (sending.get() > 0 && System.nanoTime() < until) {
                Thread.sleep(10);
            }
            if (sending.get() == 0) {
                thread.submit(() -> {}).get(PARTING.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException | RejectedExecutionException late) {
            // Then it may be sent again after the next start.
        }
        thread.shutdownNow();
    }
}
