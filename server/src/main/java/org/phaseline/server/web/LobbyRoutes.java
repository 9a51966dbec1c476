package org.phaseline.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.language.RulebookText;
import org.phaseline.server.check.CheckProcesses;
import org.phaseline.server.check.CheckRequest;
import org.phaseline.server.check.CheckResult;
import org.phaseline.server.limit.ConcurrencyLimiter;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.Created;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Secret;
import org.phaseline.server.table.StorageQuota;
import org.phaseline.server.table.TableOrder;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.session.ClockRules;

/** What the lobby asks for: what can be played, and a table to play it at. */
final class LobbyRoutes {

    /** Where the lobby is shown: all games, and the page of one; which game there is, the page itself says. */
    static final List<String> PAGES = List.of("/", "/games/", "/games/{game}");

    private static final String VERSION = "(version of the build)";

    /** The description of the API, in the form programs read. */
    private static final byte[] DESCRIPTION = description();

    private final GameTables tables;
    private final Catalogue catalogue;
    private final CheckProcesses readers;
    private final Guard guard;
    private final Queued looks;
    private final ConcurrencyLimiter uploads;

    LobbyRoutes(
            GameTables tables,
            Catalogue catalogue,
            CheckProcesses readers,
            Guard guard,
            Queued looks,
            AddressLimits.Connections limits) {
        this.tables = tables;
        this.catalogue = catalogue;
        this.readers = readers;
        this.guard = guard;
        this.looks = looks;
        this.uploads = new ConcurrencyLimiter(limits.uploadsForOne(), limits.uploadsInAll());
    }

    /** The file says where the version goes, so that the version itself is written down in one place, the POM. */
    private static byte[] description() {
        String text = new String(PageFiles.read("/org/phaseline/server/web/openapi.json"), StandardCharsets.UTF_8);
        return text.replace(VERSION, BuildVersion.read()).getBytes(StandardCharsets.UTF_8);
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/openapi.json", ctx -> Body.send(ctx, DESCRIPTION));
        routes.get("/api/games", ctx -> Body.send(ctx, catalogue.games()));
        routes.get(
                "/api/games/{game}",
                ctx -> Body.send(ctx, catalogue.game(ctx.pathParam("game"), query(ctx, "scenario"), compiling(ctx))));
        routes.get("/api/games/{game}/picture.svg", this::picture);
        routes.get(
                "/api/games/{game}/outline",
                ctx -> Body.send(
                        ctx,
                        catalogue.outline(
                                ctx.pathParam("game"),
                                query(ctx, "scenario"),
                                words(ctx, "on"),
                                words(ctx, "off"),
                                compiling(ctx))));
        routes.get("/api/storage", this::storage);
        routes.post("/api/check", this::check);
        routes.post("/api/tables", this::create);
    }

    private Catalogue.Compiling compiling(Context ctx) {
        return compile -> {
            guard.dear(ctx);
            return looks.run(ctx, compile::get);
        };
    }

    private static String query(Context ctx, String name) {
        return Optional.ofNullable(ctx.queryParam(name)).orElse("");
    }

    private static List<String> words(Context ctx, String name) {
        return Stream.of(query(ctx, name).split(","))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private void picture(Context ctx) {
        byte[] picture = catalogue.picture(ctx.pathParam("game"));
        Fingerprint.send(ctx, "image/svg+xml", picture, Fingerprint.of(picture));
    }

    private void check(Context ctx) {
        guard.dear(ctx);
        upload(ctx, () -> {
            Body body = Body.of(ctx, Uploads.MOST_BYTES);
            guard.checks(ctx, body.size());
            Body.send(ctx, proof(ctx, Uploads.text(body), body).json());
        });
    }

    @FunctionalInterface
    private interface Uploading<E extends Exception> {
        void run() throws E;
    }

    /** What may be as long as a rulebook takes much more memory than all else that is sent: only a few of them at once. */
    private <E extends Exception> void upload(Context ctx, Uploading<E> upload) throws E {
        long length = ctx.req().getContentLengthLong();
        if (length >= 0 && length <= Body.MOST_BYTES) {
            upload.run();
            return;
        }
        String address = Guard.address(ctx);
        switch (uploads.enter(address)) {
            case TOO_MANY_OF_ONE ->
                throw new Refusal(
                        429, "Other rulebooks are being uploaded from your network; wait for them to finish.");
            case TOO_MANY_IN_ALL ->
                throw new Refusal(503, "Too many rulebooks are being uploaded to this server; try again in a moment.");
            case ENTERED -> {
                try {
                    upload.run();
                } finally {
                    uploads.leave(address);
                }
            }
        }
    }

    private CheckResult.Done proof(Context ctx, RulebookText text, Body body) {
        CheckRequest manuscript =
                new CheckRequest(text, body.textOr("scenario", ""), body.texts("on"), body.texts("off"));
        return switch (readers.read(Guard.address(ctx), manuscript)) {
            case CheckResult.Done done -> done;
            case CheckResult.TooMuch tooMuch -> throw new Refusal(422, tooMuch.sentence());
            case CheckResult.Unavailable unavailable -> throw new Refusal(503, unavailable.sentence());
        };
    }

    /** What the lobby says before the store is full. */
    private void storage(Context ctx) {
        StorageQuota.Status storage = tables.storage();
        Body.send(ctx, JsonBytes.object(json -> {
            json.writeBooleanField("full", storage.full());
            json.writeStringField("sentence", storage.sentence());
        }));
    }

    private void create(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        StorageQuota.Status storage = tables.storage();
        if (storage.full()) {
            throw new Refusal(507, storage.sentence());
        }
        upload(ctx, () -> {
            TableOrder order = order(ctx, Body.of(ctx, Uploads.MOST_BYTES));
            guard.table(ctx);
            // The rulebook may have to be compiled, which takes its time.
            switch (looks.run(ctx, () -> tables.create(order))) {
                case Created.Refused refused -> throw new Refusal(422, refused.sentence());
                case Created.Made made -> {
                    Seated.giveCookie(
                            ctx,
                            made.table().id(),
                            StoredSeat.OWNER,
                            made.session().text(),
                            guard.encrypted(ctx));
                    Body.send(ctx.status(201), links(made));
                }
            }
        });
    }

    private TableOrder order(Context ctx, Body body) {
        Optional<RulebookText> own = Optional.empty();
        if (body.has("files")) {
            guard.checks(ctx, body.size());
            RulebookText text = Uploads.text(body);
            if (!proof(ctx, text, body).playable()) {
                throw new Refusal(422, "This rulebook cannot be played yet; check it to see why.");
            }
            guard.keeps(ctx, body.size());
            own = Optional.of(text);
        } else {
            body.requireUsualSize();
        }
        return new TableOrder(
                own.isPresent() ? "" : body.text("game"),
                own,
                body.textOr("scenario", ""),
                body.texts("on"),
                body.texts("off"),
                wishes(body),
                dice(body),
                clocks(body),
                body.flag("open"));
    }

    /** Seconds, as people say them. */
    private static ClockRules clocks(Body body) {
        if (!body.has("clock")) {
            return ClockRules.NONE;
        }
        Body clock = Body.part(body.object("clock"));
        return new ClockRules(
                ClockRules.Pace.of(clock.textOr("pace", "none"))
                        .orElseThrow(() -> new Refusal(400, "'pace' must be none, live or daily.")),
                millis(clock, "total"),
                millis(clock, "increment"),
                millis(clock, "each"),
                ClockRules.AtZero.of(clock.textOr("atZero", "nothing"))
                        .orElseThrow(() -> new Refusal(400, "'atZero' must be nothing, bot or lost.")));
    }

    private static long millis(Body clock, String field) {
        return clock.has(field) ? clock.number(field) * 1_000L : 0;
    }

    private static DiceProtocol dice(Body body) {
        return switch (body.textOr("dice", "umpire")) {
            case "umpire" -> DiceProtocol.BY_COUNT;
            case "shared" -> DiceProtocol.SHARED;
            default -> throw new Refusal(400, "'dice' must be umpire or shared.");
        };
    }

    private static List<TableOrder.Wish> wishes(Body body) {
        List<TableOrder.Wish> wishes = new ArrayList<>();
        for (JsonNode seat : body.list("seats")) {
            Body wish = Body.part(seat);
            wishes.add(new TableOrder.Wish(
                    wish.textOr("name", ""), wish.textOr("player", ""), wish.texts("for"), wish.textOr("bot", "")));
        }
        return wishes;
    }

    private static byte[] links(Created.Made made) {
        TableId table = made.table().id();
        return JsonBytes.object(json -> {
            json.writeStringField("table", table.text());
            json.writeStringField("title", made.table().title());
            JsonBytes.objects(json, "seats", made.chairs(), (each, chair) -> {
                each.writeStringField("name", chair.name());
                each.writeStringField("link", link(table, chair.seat(), chair.code()));
                each.writeStringField("bot", chair.bot());
            });
            json.writeStringField("watch", link(table, StoredSeat.WATCHING, made.watching()));
            json.writeStringField("owner", link(table, StoredSeat.OWNER, made.owner()));
            json.writeStringField(
                    "hot",
                    "/t/" + table + "/hot#"
                            + made.chairs().stream()
                                    // The seats of bots are not handed round.
                                    .map(chair ->
                                            chair.bot().isEmpty() ? chair.code().text() : "")
                                    .collect(Collectors.joining(",")));
        });
    }

    /** The only form in which a code leaves the server. */
    static String link(TableId table, int seat, Secret code) {
        return Seated.path(table, seat) + "#" + code.text();
    }
}
