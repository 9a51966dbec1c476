package org.phaseline.server.web;

import io.javalin.http.Context;
import java.util.Base64;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.phaseline.server.view.Digest;

/**
 * What tells one text from another. A browser asks every time, so that it never shows the page of an older server, and is
 * sent only what it has not got.
 */
final class Fingerprint {

    private static final int NOT_CHANGED = 304;

    private Fingerprint() {}

    /** As it stands in the header, in quotation marks. */
    static String of(byte[] bytes) {
        return '"' + Base64.getUrlEncoder().withoutPadding().encodeToString(Digest.of(bytes)) + '"';
    }

    static void send(Context ctx, String type, byte[] bytes, String fingerprint) {
        ctx.header("Cache-Control", "no-cache");
        if (!isKnown(ctx, fingerprint)) {
            ctx.contentType(type).result(bytes);
        }
    }

    /** What is one seat's own, so that nothing between keeps it. */
    static void sendToSeat(Context ctx, byte[] json) {
        ctx.header("Cache-Control", "private, no-cache");
        if (!isKnown(ctx, of(json))) {
            Body.send(ctx, json);
        }
    }

    /** Says which text this is, and tells whoever has it already that it is still the same. */
    static boolean isKnown(Context ctx, String fingerprint) {
        ctx.header("ETag", fingerprint);
        boolean known = has(ctx.header("If-None-Match"), fingerprint);
        if (known) {
            ctx.status(NOT_CHANGED);
        }
        return known;
    }

    /** A proxy that packs what it passes on marks the fingerprint as weak; it is the same file all the same. */
    private static boolean has(@Nullable String known, String fingerprint) {
        return known != null
                && Stream.of(known.split(",", -1))
                        .map(each -> each.strip().replaceFirst("^W/", ""))
                        .anyMatch(each -> each.equals(fingerprint) || each.equals("*"));
    }
}
