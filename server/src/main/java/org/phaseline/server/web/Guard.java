package org.phaseline.server.web;

import io.javalin.http.Context;
import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.jspecify.annotations.Nullable;

/** What every request passes first: headers that bind the browser, who may send something, and how often. */
final class Guard {

    /** No script but our own files, nothing from elsewhere, and no page may frame us. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
            + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final String OWN_SITE = "same-origin";
    private static final String HOUSEHOLD = "household";

    /** Go with everything that is sent. */
    static final List<HttpField> HEADERS = List.of(
            new PreEncodedHttpField("Content-Security-Policy", POLICY),
            new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
            new PreEncodedHttpField("Referrer-Policy", "no-referrer"),
            new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"),
            new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"),
            new PreEncodedHttpField("Cache-Control", "no-store"));

    private final Buckets requests;
    private final Buckets dear;
    private final Proxy proxy;
    private final Names names;

    Guard(Limits limits, Proxy proxy, Names names) {
        this.proxy = proxy;
        this.names = names;
        this.requests = new Buckets(limits.requests(), limits.perSecond(), System::nanoTime);
        this.dear = new Buckets(limits.dear(), limits.dearPerSecond(), System::nanoTime);
    }

    void before(Context ctx) {
        HEADERS.forEach(header -> ctx.header(header.getName(), header.getValue()));
        Visit visit = new Visit(ctx.req().getMethod(), ctx.ip(), Headers.of(ctx));
        // No cookie counts there, so that a page from elsewhere can do nothing in a player's name (CSRF).
        boolean anyPage = ctx.path().startsWith(NoticeRoutes.UNSUBSCRIBE);
        ctx.attribute(HOUSEHOLD, admit(visit, anyPage));
    }

    /** The client address a request comes from, for what else is limited for each. */
    String client(Context ctx) {
        return String.valueOf(ctx.<String>attribute(HOUSEHOLD));
    }

    /** Gives the household it comes from, for what else is limited for each. */
    String admit(Visit visit) {
        return admit(visit, false);
    }

    private String admit(Visit visit, boolean anyPage) {
        String household = Visit.household(proxy.sender(visit.peer(), visit.headers()));
        if (!requests.take(household)) {
            throw new Refusal(429, "Too many requests; wait a moment.");
        }
        String host = visit.headers().first("Host");
        if (host != null && !names.include(host)) {
            throw new Refusal(
                    421, "This server is not called so; whoever runs it can say with --address how it is called.");
        }
        if (visit.method().equals("POST") && !anyPage) {
            requireOwnPage(visit.headers(), host);
        }
        return household;
    }

    /** For what costs more than a look. */
    void dear(Context ctx) {
        if (!dear.take(client(ctx))) {
            throw new Refusal(429, "Too many requests of this kind; wait a minute.");
        }
    }

    /** A page from elsewhere cannot send us anything in a player's name. Programs, which send no origin, can in their own. */
    private void requireOwnPage(Headers headers, @Nullable String host) {
        String origin = headers.first("Origin");
        boolean own = origin == null
                ? headers.get("Sec-Fetch-Site").orElse(OWN_SITE).equals(OWN_SITE)
                : names.own(origin, host);
        if (!own) {
            throw new Refusal(403, "This was sent by a page of somebody else.");
        }
        String type = headers.get("Content-Type").orElse("");
        if (!type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
            throw new Refusal(415, "Send JSON, with the content type application/json.");
        }
    }

    /** Whether a player's way to us is encrypted, as far as we or a proxy we trust or his own browser can tell. */
    boolean encrypted(Context ctx) {
        return ctx.req().isSecure()
                || proxy.speaksHttps(ctx.ip(), Headers.of(ctx))
                || names.encrypted(ctx.header("Origin"));
    }
}
