package org.phaseline.server.web;

import io.javalin.http.Context;
import java.util.Optional;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Secret;
import org.phaseline.server.table.SignIn;
import org.phaseline.session.Reply;

/** Trades the one-time code of a link for a session in the cookie. */
final class LinkClaim {

    private final GameTables tables;
    private final Guard guard;

    LinkClaim(GameTables tables, Guard guard) {
        this.tables = tables;
        this.guard = guard;
    }

    /** A browser that is signed in already stays so, and leaves the code for another. */
    Seated sitDown(Context ctx, String key, Secret session) {
        int viewer = Seated.viewer(ctx.pathParam("seat"));
        TableId id = new TableId(ctx.pathParam("table"));
        Optional<StoredSeat> seat = stored(id, viewer);
        Optional<Secret> code = Secret.read(key)
                .filter(each -> seat.filter(there -> there.knows(each.hash())).isPresent());
        // Until it is used, a link of an older Phaseline carries what is in the cookie; that one is to be replaced.
        Optional<Secret> stays = Optional.ofNullable(ctx.cookie(Seated.COOKIE))
                .flatMap(Secret::read)
                .filter(each -> !each.text().equals(key))
                .filter(each -> seat.filter(there -> there.admits(each.hash())).isPresent());
        // Whoever has neither is told so before the table is read.
        Optional<GameTable> table =
                code.isPresent() || stays.isPresent() ? fetch(id, Guard.address(ctx)) : Optional.empty();
        if (table.isEmpty()) {
            throw new Refusal(403, SignIn.UNKNOWN);
        }
        Secret secret = stays.orElseGet(() -> claim(table.get(), viewer, code.orElseThrow(), session));
        Seated.giveCookie(ctx, id, viewer, secret.text(), guard.encrypted(ctx));
        return new Seated(table.get(), viewer, secret.hash());
    }

    private Optional<GameTable> fetch(TableId id, String from) {
        try {
            return tables.fetch(id, from);
        } catch (StoreProblem problem) {
            throw new Refusal(503, problem.sentence());
        }
    }

    private Optional<StoredSeat> stored(TableId id, int viewer) {
        try {
            return tables.glance(id).flatMap(glance -> glance.seat(viewer));
        } catch (StoreProblem problem) {
            throw new Refusal(503, problem.sentence());
        }
    }

    private static Secret claim(GameTable table, int viewer, Secret code, Secret session) {
        if (viewer == StoredSeat.WATCHING) {
            // Any number of people watch by the same secret.
            return code;
        }
        return switch (table.signIn().claim(viewer, code, session)) {
            case Reply.Refused refused -> throw new Refusal(403, refused.sentence());
            case Reply.SharesWanted never ->
                throw new IllegalStateException("no dice are rolled when somebody sits down");
            case Reply.NotKept notKept -> throw new Refusal(503, notKept.sentence());
            case Reply.Taken taken -> session;
            case Reply.Done done -> session;
            case Reply.Listed never -> throw new IllegalStateException("nobody answers by sitting down");
        };
    }
}
