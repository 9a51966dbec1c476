package org.phaseline.server.notice;

import java.time.Duration;

/**
 * How much this server sends, so that nobody can make it fill a stranger's mailbox or use up its good name with mail servers.
 *
 * @param mails notices to one mailbox, and to all
 * @param webhooks notices to one webhook, and to all
 * @param unconfirmed confirmation mails to one mailbox that nobody has confirmed
 * @param requested confirmation mails asked for by one client address, and by all
 */
public record NoticeLimits(Limit mails, Limit webhooks, Limit unconfirmed, Limit requested) {

    /** So many in any stretch of time for each, and for all together. */
    public record Limit(int each, int total, Duration window) {}

    private static final Duration HOUR = Duration.ofHours(1);

    public static final NoticeLimits USUAL = new NoticeLimits(
            new Limit(30, 1000, HOUR),
            new Limit(30, 5000, HOUR),
            new Limit(3, 2400, Duration.ofDays(1)),
            new Limit(10, 100, HOUR));
}
