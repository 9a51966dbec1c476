package org.phaseline.server.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredOffer;
import org.phaseline.server.view.JsonBytes;

/** Tables that anybody may join, as the lobby lists them: what is played there, how fast, and which seats are free. Nothing of it is secret. */
public final class PublicTables {

    /** Whoever opened one longer ago has most likely forgotten it. */
    private static final Duration LISTED = Duration.ofDays(14);

    private static final int MOST = 50;

    private final Store store;
    private final LongSupplier clock;

    PublicTables(Store store, LongSupplier clock) {
        this.store = store;
        this.clock = clock;
    }

    public void open(GameTable table) throws StoreProblem {
        store.offer(table.id(), Optional.of(new StoredOffer(table.id(), clock.getAsLong(), offer(table), 0)));
    }

    public void close(GameTable table) throws StoreProblem {
        store.offer(table.id(), Optional.empty());
    }

    public boolean isOpen(GameTable table) throws StoreProblem {
        return store.isOffered(table.id());
    }

    private static byte[] offer(GameTable table) {
        List<Seats.Seat> seats = table.seats().all();
        return JsonBytes.object(json -> {
            json.writeStringField("title", table.title());
            json.writeStringField("pace", table.clocks().sentence());
            json.writeArrayFieldStart("seats");
            for (int i = 0; i < seats.size(); i++) {
                json.writeStartObject();
                json.writeStringField("name", seats.get(i).name());
                json.writeStringField("bot", table.botLevels().get(i));
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    /** Those with a free seat, the latest first. */
    public List<StoredOffer> all() throws StoreProblem {
        return store.offers(clock.getAsLong() - LISTED.toMillis(), MOST);
    }
}
