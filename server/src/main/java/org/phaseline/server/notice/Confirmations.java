package org.phaseline.server.notice;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.phaseline.server.notice.NoticeRefusal.Kind;
import org.phaseline.server.notice.Subscriptions.Chair;
import org.phaseline.server.store.MailConsent;
import org.phaseline.server.store.MailConsent.State;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;

/**
 * Double opt-in: before the first notice goes to an address, whoever reads it opens a link that was sent there and agrees. It counts
 * for that seat of that table only, so that nobody who knows an address that was confirmed once can use it at tables of their own.
 * All methods are for who holds the worker's lock.
 */
final class Confirmations {

    static final Duration LIFETIME = Duration.ofDays(7);

    private final Subscriptions subscriptions;
    private final NoticeWorker worker;
    private final Optional<Mail> mail;
    private final Post post;
    private final InstantSource clock;
    private final SlidingWindowLimiter unconfirmed;
    private final SlidingWindowLimiter requested;

    Confirmations(
            Subscriptions subscriptions,
            NoticeWorker worker,
            Optional<Mail> mail,
            Post post,
            NoticeLimits limits,
            InstantSource clock) {
        this.subscriptions = subscriptions;
        this.worker = worker;
        this.mail = mail;
        this.post = post;
        this.clock = clock;
        this.unconfirmed = new SlidingWindowLimiter(limits.unconfirmed(), System::nanoTime);
        this.requested = new SlidingWindowLimiter(limits.requested(), System::nanoTime);
    }

    /** Whether somebody who wants notices has to be sent a confirmation first. {@code before} is what was kept until now. */
    boolean needed(StoredNotice before, StoredNotice next, boolean resend) {
        return switch (next.consent().state()) {
            case UNASKED -> true;
            case ASKED -> resend || expired(next.consent());
            case CONFIRMED -> false;
            // They have said no: that they want it again has to be said too.
            case UNSUBSCRIBED -> resend || !before.on();
        };
    }

    boolean expired(MailConsent consent) {
        return consent.state() == State.ASKED && clock.millis() >= consent.confirmUntil();
    }

    /**
     * Keeps a notice and sends the confirmation it needs, or says why not. For a server that sends mail.
     *
     * @param client who asked for it, for limits
     * @param server where the server is found
     */
    Optional<NoticeRefusal> request(StoredNotice notice, String client, String server) throws StoreProblem {
        MailAddress address = MailAddress.of(notice.email()).orElseThrow();
        if (!unconfirmed.take(address.mailbox())) {
            return Optional.of(new NoticeRefusal(
                    Kind.LIMITED,
                    "This address has been sent as many confirmation mails as it can get today; look for the last one, or try"
                            + " again tomorrow."));
        }
        if (!requested.take(client)) {
            unconfirmed.giveBack(address.mailbox());
            return Optional.of(new NoticeRefusal(
                    Kind.LIMITED, "Too many confirmation mails were requested; try again in an hour."));
        }
        String token = Token.fresh();
        String hash = Token.hash(token);
        long until = clock.millis() + LIFETIME.toMillis();
        subscriptions.keep(notice.with(notice.consent().asked(hash, until)));
        send(Chair.of(notice), address, hash, Letter.confirmation(server, server + "/notices/confirm#" + token));
        return Optional.empty();
    }

    private void send(Chair chair, MailAddress address, String hash, Letter letter) {
        AtomicBoolean sent = new AtomicBoolean();
        worker.send(
                () -> {
                    try {
                        post.mail(() -> mail.orElseThrow().send(address, letter));
                        sent.set(true);
                    } catch (NotSent problem) {
                        worker.complain("a confirmation mail for seat " + (chair.seat() + 1) + " of table "
                                + chair.table() + " was not sent: " + problem.why() + ".");
                    }
                },
                () -> {
                    if (!sent.get()) {
                        takeBack(hash);
                    }
                });
    }

    /** What was not sent is not waited for: it is sent when there is the next notice, or when somebody asks for it. */
    private void takeBack(String hash) throws StoreProblem {
        Optional<StoredNotice> waiting = subscriptions.toConfirm(hash);
        if (waiting.isPresent()) {
            StoredNotice notice = waiting.get();
            subscriptions.keep(notice.with(notice.consent().unasked()));
        }
    }

    /** Why a token confirms nothing, if it does not. */
    Optional<NoticeRefusal> problem(String token) {
        Optional<StoredNotice> waiting = find(token);
        if (waiting.isEmpty()) {
            return Optional.of(new NoticeRefusal(
                    Kind.UNKNOWN,
                    "This link was already used, is incomplete, or was replaced by a newer one. The table's page shows"
                            + " whether your address is confirmed."));
        }
        return expired(waiting.get().consent())
                ? Optional.of(new NoticeRefusal(
                        Kind.EXPIRED, "This link has expired; ask for a new one on the table's page."))
                : Optional.empty();
    }

    private Optional<StoredNotice> find(String token) {
        return Token.isOne(token) ? subscriptions.toConfirm(Token.hash(token)) : Optional.empty();
    }

    /** Notices may go out from now on, for a token without a {@link #problem}. Who confirms has not been bothered in vain. */
    StoredNotice confirm(String token) throws StoreProblem {
        StoredNotice waiting = find(token).orElseThrow();
        StoredNotice confirmed = waiting.with(waiting.consent().confirmed(Token.fresh()));
        subscriptions.keep(confirmed);
        MailAddress.of(confirmed.email()).ifPresent(address -> unconfirmed.giveBack(address.mailbox()));
        return confirmed;
    }
}
