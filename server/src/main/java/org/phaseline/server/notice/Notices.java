package org.phaseline.server.notice;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.phaseline.server.notice.NoticeRefusal.Kind;
import org.phaseline.server.notice.Subscriptions.Chair;
import org.phaseline.server.store.MailConsent;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredNotice.Stage;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.server.store.TableListing;

/**
 * Tells players who are away that it is their move: once from when a seat becomes awaited until it no longer is, and not while
 * its page is open. One thread of its own decides, others send; the game only drops a word in passing. How far it has come is
 * in the store, so that a restart neither repeats nor forgets it.
 */
public final class Notices implements AutoCloseable {

    /** Whether somebody has a seat's page open. */
    public interface Presence {
        boolean isHere(TableId table, int seat);
    }

    private final Store store;
    private final NoticeSettings settings;
    private final Optional<Mail> mail;
    private final Webhook webhook;
    private final Subscriptions subscriptions;
    private final NoticeWorker worker;
    private final Confirmations confirmations;
    private final NoticeSender sender;
    private final WebPush push;

    /** Those somebody is sending to, until what came of it is on the disk; a second attempt meanwhile would say it twice. */
    private final Set<Chair> underWay = ConcurrentHashMap.newKeySet();

    /** Those who were no longer awaited when the store did not answer; guarded by the worker's lock. */
    private final Set<Chair> answered = new HashSet<>();

    private volatile Presence presence = (table, seat) -> false;
    private volatile String address = "";

    public Notices(Store store, NoticeSettings settings, PrintWriter trouble) throws StoreProblem {
        this(store, settings, trouble, InstantSource.system());
    }

    /** By another clock, for tests. */
    Notices(Store store, NoticeSettings settings, PrintWriter trouble, InstantSource clock) throws StoreProblem {
        this.store = store;
        this.settings = settings;
        this.mail = settings.smtp().map(server -> new Mail(server, settings.from()));
        this.webhook = new Webhook(settings.privateWebhooks());
        this.subscriptions = new Subscriptions(store);
        this.worker = new NoticeWorker(settings.patience(), trouble);
        Post post = new Post();
        this.confirmations = new Confirmations(subscriptions, worker, mail, post, settings.limits(), clock);
        this.push = new WebPush(webhook, VapidKey.of(store), contact(settings));
        this.sender = new NoticeSender(mail, webhook, post, settings.limits(), this::mailStillWanted, push, this::gone);
    }

    /** From now on, and for what was left undone when the server was stopped. */
    public void begin(String listeningAt, Presence who) {
        presence = who;
        address = (settings.address().isEmpty() ? listeningAt : settings.address()).replaceAll("/+$", "");
        subscriptions
                .tables()
                .forEach(table -> worker.soon(() -> {
                    look(table);
                    subscriptions.of(table).values().stream()
                            .filter(notice -> notice.stage() == Stage.TO_BE_TOLD)
                            .forEach(notice -> later(Chair.of(notice), settings.patience()));
                }));
    }

    /** Push services want to know whom to ask about what a server sends. */
    private static String contact(NoticeSettings settings) {
        if (!settings.address().isEmpty()) {
            return settings.address();
        }
        return settings.from().isEmpty() ? "https://phaseline.invalid" : "mailto:" + settings.from();
    }

    /** What a browser subscribes with to be told by web push. */
    public String pushKey() {
        return push.publicKey();
    }

    /** How many browsers of a seat are told by web push. */
    public int browsers(TableId table, int seat) {
        return of(table, seat)
                .map(notice -> PushSubscription.read(notice.push()).size())
                .orElse(0);
    }

    /** Tells a browser from now on, or says what is wrong with it. Who asks for it is there, and needs no telling now. */
    public Optional<NoticeRefusal> push(TableId table, int seat, String endpoint, String p256dh, String auth)
            throws StoreProblem {
        PushSubscription browser = new PushSubscription(endpoint, p256dh, auth);
        Optional<String> problem = push.problem(browser);
        if (problem.isPresent()) {
            return Optional.of(new NoticeRefusal(Kind.INVALID, problem.get()));
        }
        change(table, seat, before -> PushSubscription.with(before, browser));
        return Optional.empty();
    }

    /** Tells a browser no longer. */
    public void stopPush(TableId table, int seat, String endpoint) throws StoreProblem {
        change(table, seat, before -> PushSubscription.without(before, endpoint));
    }

    private void change(TableId table, int seat, UnaryOperator<List<PushSubscription>> change) throws StoreProblem {
        worker.change(() -> {
            StoredNotice before = of(table, seat).orElse(StoredNotice.nothing(table, seat));
            String next = PushSubscription.written(change.apply(PushSubscription.read(before.push())));
            if (!next.equals(before.push())) {
                boolean awaited = store.summary(table)
                        .map(summary -> summary.awaits(seat))
                        .orElse(false);
                subscriptions.keep(before.withPush(next).at(awaited ? Stage.TOLD : Stage.NOT_AWAITED));
            }
        });
    }

    /** Who has withdrawn their permission in the browser is not asked again. */
    private void gone(StoredNotice notice, PushSubscription browser) {
        try {
            worker.change(() -> {
                Optional<StoredNotice> now = of(notice.table(), notice.seat());
                if (now.isPresent()) {
                    subscriptions.keep(now.get()
                            .withPush(PushSubscription.written(PushSubscription.without(
                                    PushSubscription.read(now.get().push()), browser.endpoint()))));
                }
            });
        } catch (StoreProblem later) {
            worker.complain("a browser that wants no more push messages could not be forgotten: " + later.sentence());
        }
    }

    public boolean sendsMail() {
        return mail.isPresent();
    }

    public Optional<StoredNotice> of(TableId table, int seat) {
        return subscriptions.of(table, seat);
    }

    /** Whether the confirmation that was sent is worth nothing any more. */
    public boolean expired(StoredNotice notice) {
        return confirmations.expired(notice.consent());
    }

    /**
     * Keeps how somebody wants to be told, or says what is wrong with it. Who asks for it is there, and needs no telling now. To an
     * address that is new for the seat a confirmation mail is sent.
     */
    public Optional<NoticeRefusal> wish(TableId table, int seat, NoticeWish wish) throws StoreProblem {
        boolean pushed = browsers(table, seat) > 0;
        Optional<String> problem = problem(wish, pushed);
        if (problem.isPresent()) {
            return Optional.of(new NoticeRefusal(Kind.INVALID, problem.get()));
        }
        return worker.alone(() -> {
            StoredNotice before = of(table, seat).orElse(StoredNotice.nothing(table, seat));
            boolean same = before.email().equals(wish.email());
            boolean awaited =
                    store.summary(table).map(summary -> summary.awaits(seat)).orElse(false);
            StoredNotice next = new StoredNotice(
                    table,
                    seat,
                    wish.email(),
                    wish.webhook(),
                    wish.on(),
                    same ? before.consent() : MailConsent.NONE,
                    awaited ? Stage.TOLD : Stage.NOT_AWAITED,
                    0,
                    0,
                    before.push());
            if (next.on() && !next.email().isEmpty() && confirmations.needed(before, next, wish.resend())) {
                return confirmations.request(next, wish.client(), address);
            }
            subscriptions.keep(next);
            return Optional.empty();
        });
    }

    private Optional<String> problem(NoticeWish wish, boolean pushed) {
        if (!wish.email().isEmpty() && mail.isEmpty()) {
            return Optional.of("This server sends no mail.");
        }
        if (!wish.email().isEmpty() && MailAddress.of(wish.email()).isEmpty()) {
            return Optional.of(
                    "This is not an e-mail address that mail can be sent to; it should look like ann@example.org,"
                            + " in plain letters and digits.");
        }
        Optional<String> problem = wish.webhook().isEmpty() ? Optional.empty() : webhook.problem(wish.webhook());
        if (problem.isPresent()) {
            return problem;
        }
        return wish.on() && wish.email().isEmpty() && wish.webhook().isEmpty() && !pushed
                ? Optional.of("Enter where to send the notices.")
                : Optional.empty();
    }

    /** Whoever got a confirmation mail agrees. If their move was waited with, they are told of it now. */
    public Optional<NoticeRefusal> confirm(String token) throws StoreProblem {
        return worker.alone(() -> {
            Optional<NoticeRefusal> problem = confirmations.problem(token);
            if (problem.isEmpty()) {
                StoredNotice confirmed = confirmations.confirm(token);
                if (confirmed.stage() == Stage.TO_BE_TOLD) {
                    later(Chair.of(confirmed), settings.patience());
                }
            }
            return problem;
        });
    }

    /** Whoever got a notice wants no more of them by mail. Once or many times, it comes to the same. */
    public Optional<NoticeRefusal> unsubscribe(String token) throws StoreProblem {
        return worker.alone(() -> {
            Optional<StoredNotice> found = subscriptions.toUnsubscribe(token);
            if (found.isEmpty()) {
                return Optional.of(new NoticeRefusal(
                        Kind.UNKNOWN,
                        "No notices belong to this link, or it is incomplete. If you still get notices, use the link in the"
                                + " newest one."));
            }
            if (found.get().consent().state() != MailConsent.State.UNSUBSCRIBED) {
                subscriptions.keep(found.get().unsubscribed());
            }
            return Optional.empty();
        });
    }

    /** A seat is somebody else's now. */
    public void forget(TableId table, int seat) throws StoreProblem {
        worker.change(() -> {
            if (of(table, seat).isPresent()) {
                subscriptions.keep(StoredNotice.nothing(table, seat));
            }
        });
    }

    /** Tables are gone, and what was kept about them with them. */
    void forget(List<TableId> tables) throws StoreProblem {
        worker.change(() -> {
            subscriptions.forget(tables);
            answered.removeIf(chair -> tables.contains(chair.table()));
        });
    }

    /** A line of the journal is on the disk, and the table stands like this. Comes back at once. */
    void stands(TableId table, Summary summary) {
        if (subscriptions.tables().contains(table)) {
            worker.schedule(() -> look(table, summary), () -> look(table), Duration.ZERO);
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
        List<StoredNotice> all = List.copyOf(subscriptions.of(table).values());
        all.stream()
                .filter(notice -> !awaits(summary, notice) && notice.stage() != Stage.NOT_AWAITED)
                .forEach(notice -> answered.add(Chair.of(notice)));
        for (StoredNotice notice : all) {
            Chair chair = Chair.of(notice);
            boolean awaited = awaits(summary, notice);
            boolean anew = notice.stage() == Stage.NOT_AWAITED || answered.contains(chair);
            if (awaited && anew && notice.on()) {
                subscriptions.keep(notice.at(Stage.TO_BE_TOLD));
                later(chair, settings.patience());
            } else if (!awaited && notice.stage() != Stage.NOT_AWAITED) {
                subscriptions.keep(notice.at(Stage.NOT_AWAITED));
            }
            answered.remove(chair);
        }
    }

    private static boolean awaits(Summary summary, StoredNotice notice) {
        return !summary.over() && summary.awaits(notice.seat());
    }

    private void later(Chair chair, Duration delay) {
        worker.later(() -> attempt(chair), delay);
    }

    private void attempt(Chair chair) throws StoreProblem {
        if (!isToBeTold(chair) || underWay.contains(chair)) {
            return;
        }
        if (presence.isHere(chair.table(), chair.seat())) {
            later(chair, settings.patience());
            return;
        }
        askFirst(chair);
        StoredNotice notice = subscriptions.of(chair).orElseThrow();
        if (notice.due() == 0) {
            subscriptions.keep(notice.tried(0));
            return;
        }
        Optional<TableListing> glance = store.glance(chair.table());
        if (glance.isEmpty()) {
            return;
        }
        NoticeText text =
                new NoticeText(glance.get().title(), address + "/t/" + chair.table() + "/" + (chair.seat() + 1));
        underWay.add(chair);
        AtomicInteger succeeded = new AtomicInteger();
        worker.send(
                () -> succeeded.set(sender.send(notice, text, address, why -> notSent(notice, why))),
                () -> settle(chair, succeeded.get()));
    }

    private boolean isToBeTold(Chair chair) {
        return subscriptions
                .of(chair)
                .map(notice -> notice.on() && notice.stage() == Stage.TO_BE_TOLD)
                .orElse(false);
    }

    /** To an address nobody was asked about, as an older build kept them, goes a confirmation in place of its first notice. */
    private void askFirst(Chair chair) throws StoreProblem {
        StoredNotice notice = subscriptions.of(chair).orElseThrow();
        if (mail.isEmpty() || notice.email().isEmpty() || notice.consent().state() != MailConsent.State.UNASKED) {
            return;
        }
        String client = "seat " + chair.seat() + " of " + chair.table();
        Optional<NoticeRefusal> refused = confirmations.request(notice, client, address);
        refused.ifPresent(refusal -> worker.complain("a confirmation mail for seat " + (chair.seat() + 1) + " of table "
                + chair.table() + " was not sent: " + refusal.sentence()));
    }

    private boolean mailStillWanted(StoredNotice notice) {
        return of(notice.table(), notice.seat())
                .filter(now -> now.on()
                        && now.email().equals(notice.email())
                        && now.consent().confirmed())
                .isPresent();
    }

    private void notSent(StoredNotice notice, String why) {
        boolean last = notice.attempts() >= settings.again().size();
        worker.complain("a notice for seat " + (notice.seat() + 1) + " of table " + notice.table() + " was not sent: "
                + why + (last ? "; it will not be tried again." : "; it will be tried again."));
    }

    private void settle(Chair chair, int succeeded) throws StoreProblem {
        Optional<StoredNotice> notice = subscriptions.of(chair);
        if (notice.isPresent() && notice.get().stage() == Stage.TO_BE_TOLD) {
            settle(chair, notice.get(), succeeded);
        }
        underWay.remove(chair);
    }

    private void settle(Chair chair, StoredNotice notice, int succeeded) throws StoreProblem {
        StoredNotice tried = notice.tried(succeeded);
        boolean again = tried.stage() == Stage.TO_BE_TOLD && tried.due() != 0;
        if (again && tried.attempts() > settings.again().size()) {
            subscriptions.keep(tried.at(Stage.TOLD));
            return;
        }
        subscriptions.keep(tried);
        if (again) {
            later(chair, settings.again().get(tried.attempts() - 1));
        }
    }

    @Override
    public void close() {
        worker.close();
    }
}
