package org.phaseline.server.web;

import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/** What every request passes first: headers that bind the browser, who may send something, and how often. */
final class Guard {

    /** No script but our own files, nothing from elsewhere, and no page may frame us. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
            + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final Buckets requests;
    private final Buckets dear;

    Guard(Limits limits) {
        this.requests = new Buckets(limits.requests(), limits.perSecond(), System::nanoTime);
        this.dear = new Buckets(limits.dear(), limits.dearPerSecond(), System::nanoTime);
    }

    void before(Context ctx) {
        ctx.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cache-Control", "no-store");
        if (!requests.take(ctx.ip())) {
            throw new Refusal(429, "Too many requests; wait a moment.");
        }
        if (ctx.req().getMethod().equals("POST")) {
            requireOwnPage(ctx);
        }
    }

    /** For what costs more than a look. */
    void dear(Context ctx) {
        if (!dear.take(ctx.ip())) {
            throw new Refusal(429, "Too many requests of this kind; wait a minute.");
        }
    }

    /** A page from elsewhere cannot send us anything in a player's name. Programs, which send no origin, can in their own. */
    private static void requireOwnPage(Context ctx) {
        String origin = ctx.header("Origin");
        String site = ctx.header("Sec-Fetch-Site");
        boolean own = origin == null
                ? site == null || site.equals("same-origin")
                : authority(origin).equals(Optional.ofNullable(ctx.header("Host")));
        if (!own) {
            throw new Refusal(403, "This was sent by a page of somebody else.");
        }
        String type = ctx.req().getContentType();
        if (type == null || !type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
            throw new Refusal(415, "Send JSON, with the content type application/json.");
        }
    }

    private static Optional<String> authority(String origin) {
        try {
            return Optional.ofNullable(new URI(origin).getAuthority());
        } catch (URISyntaxException none) {
            return Optional.empty();
        }
    }
}
