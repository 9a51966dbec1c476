package org.phaseline.server.web;

import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.PreEncodedHttpField;

/** What every request passes first: headers that bind the browser, who may send something, and how often. */
final class Guard {

    /** No script but our own files, nothing from elsewhere, and no page may frame us. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
            + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final String OWN_SITE = "same-origin";

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

    Guard(Limits limits) {
        this.requests = new Buckets(limits.requests(), limits.perSecond(), System::nanoTime);
        this.dear = new Buckets(limits.dear(), limits.dearPerSecond(), System::nanoTime);
    }

    void before(Context ctx) {
        HEADERS.forEach(header -> ctx.header(header.getName(), header.getValue()));
        admit(new Visit(ctx.req().getMethod(), ctx.ip(), ctx::header));
    }

    void admit(Visit visit) {
        if (!requests.take(Visit.household(visit.address()))) {
            throw new Refusal(429, "Too many requests; wait a moment.");
        }
        if (visit.method().equals("POST")) {
            requireOwnPage(visit);
        }
    }

    /** For what costs more than a look. */
    void dear(Context ctx) {
        if (!dear.take(Visit.household(ctx.ip()))) {
            throw new Refusal(429, "Too many requests of this kind; wait a minute.");
        }
    }

    /** A page from elsewhere cannot send us anything in a player's name. Programs, which send no origin, can in their own. */
    private static void requireOwnPage(Visit visit) {
        Optional<String> origin = visit.header("Origin");
        boolean own = origin.isEmpty()
                ? visit.header("Sec-Fetch-Site").orElse(OWN_SITE).equals(OWN_SITE)
                : authority(origin.get()).equals(visit.header("Host"));
        if (!own) {
            throw new Refusal(403, "This was sent by a page of somebody else.");
        }
        String type = visit.header("Content-Type").orElse("");
        if (!type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
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
