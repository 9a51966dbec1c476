package org.phaseline.server.notice;

import java.util.Optional;
import java.util.function.Predicate;
import org.phaseline.server.store.StoredNotice;

/** Sends one notice by the ways that are due, as far as the limits allow. For many threads. */
final class NoticeSender {

    private final Optional<Mail> mail;
    private final Webhook webhook;
    private final Post post;
    private final SlidingWindowLimiter mails;
    private final SlidingWindowLimiter webhooks;
    private final Predicate<StoredNotice> mailStillWanted;
    private final WebPush push;
    private final GoneBrowsers gone;

    /** Hears of browsers that want no more. */
    interface GoneBrowsers {
        void gone(StoredNotice notice, PushSubscription browser);
    }

    NoticeSender(
            Optional<Mail> mail,
            Webhook webhook,
            Post post,
            NoticeLimits limits,
            Predicate<StoredNotice> mailStillWanted,
            WebPush push,
            GoneBrowsers gone) {
        this.push = push;
        this.gone = gone;
        this.mail = mail;
        this.webhook = webhook;
        this.post = post;
        this.mails = new SlidingWindowLimiter(limits.mails(), System::nanoTime);
        this.webhooks = new SlidingWindowLimiter(limits.webhooks(), System::nanoTime);
        this.mailStillWanted = mailStillWanted;
    }

    /** Who hears why a way could not be gone. */
    interface Failures {
        void heard(String why);
    }

    /**
     * Gives the ways by which it went out.
     *
     * @param server where this server is found
     */
    int send(StoredNotice notice, NoticeText text, String server, Failures failures) {
        return go(notice, StoredNotice.MAIL, () -> mail(notice, text, server), failures)
                + go(notice, StoredNotice.WEBHOOK, () -> webhook(notice, text), failures)
                + go(notice, StoredNotice.PUSH, () -> push(notice, text), failures);
    }

    private static int go(StoredNotice notice, int way, Post.Way road, Failures failures) {
        if ((notice.due() & way) == 0) {
            return 0;
        }
        try {
            road.go();
            return way;
        } catch (NotSent problem) {
            failures.heard(problem.why());
        } catch (RuntimeException unexpected) {
            failures.heard("something went wrong (" + unexpected.getClass().getSimpleName() + ")");
        }
        return 0;
    }

    private void mail(StoredNotice notice, NoticeText text, String server) throws NotSent {
        Mail ours = mail.orElseThrow(() -> new NotSent("this server sends no mail"));
        MailAddress to = MailAddress.of(notice.email()).orElseThrow(() -> new NotSent("it has no usable address"));
        String end = server + "/notices/unsubscribe/" + notice.consent().unsubscribe();
        allow(mails, to.mailbox());
        post.mail(() -> {
            // It may have stood in line for long, and unsubscribing takes effect at once.
            if (!mailStillWanted.test(notice)) {
                throw new NotSent("it is no longer wanted");
            }
            ours.send(to, Letter.notice(text, end));
        });
    }

    private void webhook(StoredNotice notice, NoticeText text) throws NotSent {
        if (webhook.problem(notice.webhook()).isPresent()) {
            throw new NotSent("the webhook is not allowed");
        }
        allow(webhooks, Webhook.receiver(notice.webhook()));
        post.webhook(Webhook.host(notice.webhook()), () -> webhook.post(notice.webhook(), text));
    }

    /** One of several browsers is enough. */
    private void push(StoredNotice notice, NoticeText text) throws NotSent {
        NotSent last = null;
        int sent = 0;
        for (PushSubscription browser : PushSubscription.read(notice.push())) {
            try {
                if (push(browser, text)) {
                    sent++;
                } else {
                    gone.gone(notice, browser);
                }
            } catch (NotSent problem) {
                last = problem;
            }
        }
        if (sent == 0 && last != null) {
            throw last;
        }
    }

    private boolean push(PushSubscription browser, NoticeText text) throws NotSent {
        if (push.problem(browser).isPresent()) {
            return false;
        }
        allow(webhooks, Webhook.receiver(browser.endpoint()));
        boolean[] wanted = {true};
        post.webhook(Webhook.host(browser.endpoint()), () -> wanted[0] = push.send(browser, text));
        return wanted[0];
    }

    private static void allow(SlidingWindowLimiter limiter, String receiver) throws NotSent {
        if (!limiter.take(receiver)) {
            throw new NotSent("its address or the server has reached its limit of notices for this hour");
        }
    }
}
