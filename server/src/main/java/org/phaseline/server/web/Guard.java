package org.phaseline.server.web;

import io.javalin.http.Context;
import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.jspecify.annotations.Nullable;
import org.phaseline.server.limit.Rate;
import org.phaseline.server.limit.RateLimiter;

/** What every request passes first: headers that bind the browser, who may send something, and how often. */
final class Guard {

    /** No script but our own files, nothing from elsewhere, and no page may frame us. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
            + " manifest-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final String OWN_SITE = "same-origin";

    /** Go with everything that is sent. */
    static final List<HttpField> HEADERS = List.of(
            new PreEncodedHttpField("Content-Security-Policy", POLICY),
            new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
            new PreEncodedHttpField("Referrer-Policy", "no-referrer"),
            new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"),
            new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"),
            new PreEncodedHttpField("Cache-Control", "no-store"));

    private final RateLimiter requests;
    private final RateLimiter dear;
    private final RateLimiter tables;
    private final RateLimiter allTables;
    private final RateLimiter checkedBytes;
    private final RateLimiter keptBytes;
    private final RateLimiter misses;
    private final Proxy proxy;
    private final HostPolicy names;

    Guard(AddressLimits limits, Proxy proxy, HostPolicy names) {
        this.proxy = proxy;
        this.names = names;
        this.requests = new RateLimiter(new Rate(limits.requests(), limits.perSecond()));
        this.dear = new RateLimiter(new Rate(limits.dear(), limits.dearPerSecond()));
        this.tables = new RateLimiter(limits.making().tables());
        this.allTables = new RateLimiter(limits.making().allTables());
        this.checkedBytes = new RateLimiter(limits.making().checkedBytes());
        this.keptBytes = new RateLimiter(limits.making().keptBytes());
        this.misses = new RateLimiter(limits.making().misses());
    }

    void before(Context ctx) {
        HEADERS.forEach(header -> ctx.header(header.getName(), header.getValue()));
        // No cookie counts there, so that a page from elsewhere can do nothing in a player's name (CSRF).
        boolean anyPage = ctx.path().startsWith(NoticeRoutes.UNSUBSCRIBE);
        admit(new Visit(ctx.req().getMethod(), address(ctx), Headers.of(ctx)), anyPage);
        if (ctx.path().startsWith(FastPathHandler.TABLES)) {
            admitToTables(address(ctx));
        }
    }

    /** Whom a request is from, for all that is limited for each. */
    String address(String peer, Headers headers) {
        return Visit.clientPrefix(proxy.sender(peer, headers));
    }

    /** The same, as the gate has found it. */
    static String address(Context ctx) {
        return String.valueOf(ctx.req().getAttribute(RequestGate.ADDRESS));
    }

    void admit(Visit visit) {
        admit(visit, false);
    }

    private void admit(Visit visit, boolean anyPage) {
        if (!requests.take(visit.address())) {
            throw new Refusal(429, "Too many requests; wait a moment.");
        }
        String host = visit.headers().first("Host");
        if (host != null && !names.include(host)) {
            throw new Refusal(
                    421,
                    "This server does not answer to that host name; its operator can set the name with --address.");
        }
        if (visit.method().equals("POST") && !anyPage) {
            requireOwnPage(visit.headers(), host);
        }
    }

    /** For what costs more than a look. */
    void dear(Context ctx) {
        take(dear, address(ctx), 1, "Too many requests of this kind; wait a minute.");
    }

    /** For a table that is made. */
    void table(Context ctx) {
        take(tables, address(ctx), 1, "Too many tables were created from your network; try again in an hour.");
        take(allTables, "", 1, "Too many tables are being created on this server; try again in a minute.");
    }

    /** For a rulebook that is checked. */
    void checks(Context ctx, int bytes) {
        take(
                checkedBytes,
                address(ctx),
                bytes,
                "Too many rulebooks were sent for checking from your network; try again later.");
    }

    /** For one that is kept with a table. */
    void keeps(Context ctx, int bytes) {
        take(keptBytes, address(ctx), bytes, "Too many rulebooks were uploaded from your network; try again tomorrow.");
    }

    private static void take(RateLimiter limiter, String address, int tokens, String sentence) {
        if (!limiter.take(address, tokens)) {
            throw new Refusal(429, sentence);
        }
    }

    /** Whoever tries one link or cookie after the other that opens nothing is not looked up any more for a while. */
    void admitToTables(String address) {
        if (!misses.has(address)) {
            throw new Refusal(429, "Too many requests for seats that you are not signed in to; wait a minute.");
        }
    }

    /** Somebody was refused; if it was for a seat that is not theirs, that counts. */
    void refused(String address, Throwable problem) {
        if (Seated.isMiss(problem)) {
            misses.take(address);
        }
    }

    /** A page from elsewhere cannot send us anything in a player's name. Programs, which send no origin, can in their own. */
    private void requireOwnPage(Headers headers, @Nullable String host) {
        String origin = headers.first("Origin");
        boolean own = origin == null
                ? headers.get("Sec-Fetch-Site").orElse(OWN_SITE).equals(OWN_SITE)
                : names.own(origin, host);
        if (!own) {
            throw new Refusal(403, "This request came from another site's page.");
        }
        String type = headers.get("Content-Type").orElse("");
        if (!type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
            throw new Refusal(415, "Send JSON with the content type application/json.");
        }
    }

    /** Whether a player's way to us is encrypted, as far as we or a proxy we trust or their own browser can tell. */
    boolean encrypted(Context ctx) {
        return ctx.req().isSecure()
                || proxy.speaksHttps(ctx.ip(), Headers.of(ctx))
                || names.encrypted(ctx.header("Origin"));
    }
}
