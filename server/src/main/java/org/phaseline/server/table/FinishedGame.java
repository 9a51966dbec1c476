package org.phaseline.server.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.Step;
import org.phaseline.journal.Verification;
import org.phaseline.journal.Verify;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.TableId;
import org.phaseline.server.view.MomentsJson;

/** What there is to tell of a game that is over. */
public final class FinishedGame {

    private final TableId id;
    private final Store store;
    private final OneWriter writer;
    private final PublishedTable showing;
    private final Projector projector;

    /** What came of checking it; that does not change any more. */
    private volatile @Nullable Verification verified;

    FinishedGame(TableId id, Store store, OneWriter writer, PublishedTable showing, Projector projector) {
        this.id = id;
        this.store = store;
        this.writer = writer;
        this.showing = showing;
        this.projector = projector;
    }

    /** Whether the dice and every line of it are as they should be. */
    public Verification verified() throws StoreProblem {
        Verification known = verified;
        if (known == null) {
            writer.revealIfOver();
            try {
                known = Verify.of(
                        TableStream.read(store.table(id).orElseThrow()),
                        writer.playing().game().umpire().rulebook());
            } catch (JournalProblem problem) {
                throw new StoreProblem(String.valueOf(problem.getMessage()), problem);
            }
            verified = known;
        }
        return known;
    }

    /** The step it ended in. */
    public Optional<Step> decidingStep() {
        TableSnapshot then = showing.now();
        int viewer = StoredSeat.WATCHING;
        return then.log().lines(viewer, 0, then.view(viewer).lines()).reversed().stream()
                .filter(line -> line.step() >= 0)
                .findFirst()
                .map(line ->
                        writer.playing().game().umpire().rulebook().outline().step(line.step()));
    }

    /** Where most changed hands, as this one saw it; nothing before the game is over. */
    public Optional<byte[]> moments(int viewer) throws StoreProblem {
        if (!showing.now().scene().look().position().over) {
            return Optional.empty();
        }
        return Optional.of(MomentsJson.of(
                DecisiveMoments.of(writer.playing().game().umpire().rulebook(), projector.all(viewer))));
    }
}
