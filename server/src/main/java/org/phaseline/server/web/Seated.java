package org.phaseline.server.web;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.TableId;
import org.phaseline.server.store.TableListing;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Secret;
import org.phaseline.server.table.SignIn;

/**
 * Who a request comes from: a seat of a table, or somebody who watches. Each has a cookie of its own, for its own addresses.
 *
 * @param session the hash of what the cookie holds
 */
record Seated(GameTable table, int viewer, SecretHash session) {

    static final String WATCHING = "watch";
    static final String OWNER = "owner";

    static final String COOKIE = "phaseline";
    private static final Pattern NUMBER = Pattern.compile("[1-9]\\d?");
    private static final long COOKIE_SECONDS = Duration.ofDays(400).toSeconds();

    /** The same for a table that is not there and for a secret that is wrong: nobody learns which. */
    private static final String NOBODY =
            "There is no such seat, or this browser is not signed in to it. Open the link you were given, or ask for a new one.";

    /** By the cookie. Who owns the table sits nowhere and sees nothing of the game. */
    static Seated of(Context ctx, GameTables tables) {
        return notOwner(with(ctx, tables));
    }

    /** The same, by what stands in the address and in the cookie; {@code from} is whom the request is from. */
    static Seated at(GameTables tables, String table, String seat, Optional<String> cookie, String from) {
        return notOwner(with(tables, table, seat, cookie, from));
    }

    private static Seated notOwner(Seated seated) {
        if (seated.viewer == StoredSeat.OWNER) {
            throw new Refusal(403, NOBODY);
        }
        return seated;
    }

    /** By the cookie, for what only the owner of a table may do. */
    static GameTable owned(Context ctx, GameTables tables) {
        Seated seated = with(ctx, tables);
        if (seated.viewer != StoredSeat.OWNER) {
            throw new Refusal(403, NOBODY);
        }
        return seated.table;
    }

    /** By the cookie, and not one who only watches. */
    static Seated player(Context ctx, GameTables tables) {
        return of(ctx, tables).player();
    }

    /** The same, if it is not one who only watches. */
    Seated player() {
        if (watches()) {
            throw new Refusal(403, "Watchers cannot answer.");
        }
        return this;
    }

    /** By the cookie, and somebody whose sessions are their own: on a seat, or who owns the table. */
    static Seated signedIn(Context ctx, GameTables tables) {
        Seated seated = with(ctx, tables);
        if (seated.watches()) {
            throw new Refusal(403, "Watchers sign in with the watchers' link, which any number of people may use.");
        }
        return seated;
    }

    static void giveCookie(Context ctx, TableId table, int viewer, String key, boolean encrypted) {
        ctx.res()
                .addHeader(
                        "Set-Cookie",
                        COOKIE + "=" + key + "; Path=" + path(table, viewer) + "; Max-Age=" + COOKIE_SECONDS
                                + "; HttpOnly; SameSite=Strict" + (encrypted ? "; Secure" : ""));
    }

    /** Where a seat's page and all it asks for lies. */
    static String path(TableId table, int viewer) {
        return "/t/" + table + "/"
                + switch (viewer) {
                    case StoredSeat.WATCHING -> WATCHING;
                    case StoredSeat.OWNER -> OWNER;
                    default -> String.valueOf(viewer + 1);
                };
    }

    private static Seated with(Context ctx, GameTables tables) {
        return with(
                tables,
                ctx.pathParam("table"),
                ctx.pathParam("seat"),
                Optional.ofNullable(ctx.cookie(COOKIE)),
                Guard.address(ctx));
    }

    private static Seated with(GameTables tables, String id, String seat, Optional<String> text, String from) {
        int viewer = viewer(seat);
        Optional<SecretHash> session = text.flatMap(Secret::read)
                // A game may be shared with everybody who watches.
                .or(() -> viewer == StoredSeat.WATCHING ? Optional.of(Secret.fresh()) : Optional.empty())
                .map(Secret::hash);
        Optional<GameTable> table =
                session.isEmpty() ? Optional.empty() : find(tables, id, viewer, session.get(), from);
        if (session.isEmpty() || table.isEmpty() || !table.get().admits(viewer, session.get())) {
            throw new Refusal(403, NOBODY);
        }
        return new Seated(table.get(), viewer, session.get());
    }

    /** How a table stands, for who is signed in to it, without reading its journal. */
    static TableListing glance(Context ctx, GameTables tables) throws StoreProblem {
        int viewer = viewer(ctx.pathParam("seat"));
        Optional<SecretHash> session =
                Optional.ofNullable(ctx.cookie(COOKIE)).flatMap(Secret::read).map(Secret::hash);
        TableId id = new TableId(ctx.pathParam("table"));
        boolean shared = viewer == StoredSeat.WATCHING && tables.isShared(id);
        Optional<TableListing> glance = session.isEmpty() && !shared ? Optional.empty() : tables.glance(id);
        return glance.filter(there -> shared
                        || there.seat(viewer)
                                .filter(seat -> seat.admits(session.orElseThrow()))
                                .isPresent())
                .orElseThrow(() -> new Refusal(403, NOBODY));
    }

    /** Whether the session this one came with is still good. */
    boolean stillAdmitted() {
        return table.admits(viewer, session);
    }

    private static Optional<GameTable> find(GameTables tables, String id, int viewer, SecretHash session, String from) {
        try {
            return tables.find(new TableId(id), viewer, session, from);
        } catch (StoreProblem problem) {
            throw new Refusal(503, problem.sentence());
        }
    }

    /** Whether somebody was refused because the seat is not theirs. */
    static boolean isMiss(Throwable problem) {
        return problem instanceof Refusal refusal
                && (refusal.sentence().equals(NOBODY) || refusal.sentence().equals(SignIn.UNKNOWN));
    }

    static int viewer(String text) {
        if (text.equals(WATCHING)) {
            return StoredSeat.WATCHING;
        }
        if (text.equals(OWNER)) {
            return StoredSeat.OWNER;
        }
        if (!NUMBER.matcher(text).matches()) {
            throw new Refusal(403, NOBODY);
        }
        return Integer.parseInt(text) - 1;
    }

    boolean watches() {
        return viewer == StoredSeat.WATCHING;
    }
}
