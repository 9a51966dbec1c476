package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.Loaded;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.TableId;
import org.phaseline.server.store.TableListing;
import org.phaseline.session.GameSession;
import org.phaseline.session.Rematch;

/** Makes tables at which the same people play the same again, each on the seat after their own. */
final class Rematches {

    private final GameTables tables;
    private final Library library;

    Rematches(GameTables tables, Library library) {
        this.tables = tables;
        this.library = library;
    }

    Rematch make(TableId before, GameSession played) throws JournalProblem {
        StorageQuota.Status storage = tables.storage();
        if (storage.full()) {
            throw new JournalProblem(storage.sentence());
        }
        Header header = played.game().header();
        Loaded loaded = library.load(header.text(), header.scenario(), header.on(), header.off());
        Optional<CompiledRulebook> rulebook = loaded.rulebook();
        if (rulebook.isEmpty()) {
            throw new JournalProblem("This version of Phaseline cannot play this rulebook again.");
        }
        try {
            TableListing glance = tables.glance(before).orElseThrow();
            Seats seats = played.seats();
            int count = seats.all().size();
            List<Integer> moves = new ArrayList<>();
            List<String> players = new ArrayList<>();
            List<String> bots = new ArrayList<>();
            for (int seat = 0; seat < count; seat++) {
                moves.add((seat + 1) % count);
                int from = (seat + count - 1) % count;
                players.add(glance.seat(from).map(StoredSeat::player).orElse(""));
                bots.add(played.log().talk().botAtFirst(from));
            }
            NewGame start = NewGame.rolledByTheUmpire(
                            header.text(),
                            header.scenario(),
                            header.on(),
                            header.off(),
                            rulebook.get(),
                            seats,
                            SecretSeed.fresh())
                    .with(header.protocol());
            Created made = tables.creation()
                    .begin(
                            start,
                            glance.title(),
                            new Seating(seats, players, bots, Optional.empty()),
                            played.log().clocks().rules());
            return switch (made) {
                case Created.Made it -> new Rematch(it.table().id().text(), moves);
                case Created.Refused refused -> throw new JournalProblem(refused.sentence());
            };
        } catch (StoreProblem problem) {
            throw new JournalProblem(problem.sentence(), problem);
        }
    }
}
