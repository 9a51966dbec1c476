package org.phaseline.server.notice;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How a server tells players of their moves.
 *
 * @param smtp the server that takes its mail, as {@code smtp://user:password@host:port} or {@code smtps://...}; none for no mail
 * @param from who the mail is from
 * @param address where players find this server, for the links; empty for where it listens
 * @param privateWebhooks whether webhooks may lead into private networks, and without encryption
 * @param patience how long a player has to come unasked
 * @param again how long to wait after each attempt that failed; then it is given up
 * @param limits how much is sent
 */
public record NoticeSettings(
        Optional<URI> smtp,
        String from,
        String address,
        boolean privateWebhooks,
        Duration patience,
        List<Duration> again,
        NoticeLimits limits) {

    private static final List<Duration> AGAIN = List.of(
            Duration.ofMinutes(1),
            Duration.ofMinutes(5),
            Duration.ofMinutes(30),
            Duration.ofHours(2),
            Duration.ofHours(12));

    /** Webhooks only. */
    public static final NoticeSettings USUAL = of(Optional.empty(), "", "", false);

    public NoticeSettings {
        again = List.copyOf(again);
    }

    /** With the usual limits. */
    public NoticeSettings(
            Optional<URI> smtp,
            String from,
            String address,
            boolean privateWebhooks,
            Duration patience,
            List<Duration> again) {
        this(smtp, from, address, privateWebhooks, patience, again, NoticeLimits.USUAL);
    }

    public static NoticeSettings of(Optional<URI> smtp, String from, String address, boolean privateWebhooks) {
        return new NoticeSettings(smtp, from, address, privateWebhooks, Duration.ofMinutes(1), AGAIN);
    }

    /** The address holds a password. */
    @Override
    public String toString() {
        return smtp.isPresent() ? "notices by mail and webhook" : "notices by webhook";
    }
}
