package org.phaseline.server.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.view.SidePanel;
import org.phaseline.session.GameSession;
import org.phaseline.session.ShareRound;

/**
 * What all can look at without waiting for anybody: how the table stands, and who is there. It is swapped by whoever has
 * written, and by whoever comes or goes meanwhile, one at a time.
 */
final class PublishedTable {

    private final Signal changed = new Signal();
    private final ReentrantLock lock = new ReentrantLock();
    private final Presence gathering;
    private final SidePanelCache written;
    private volatile TableSnapshot now;

    PublishedTable(GameSession playing, List<StoredSeat> seats) {
        this.gathering = new Presence(playing.seats().all().size(), seats);
        this.written = new SidePanelCache(playing.seats().all().size());
        this.now = moment(new PositionViews(playing.look()), playing);
    }

    Signal changed() {
        return changed;
    }

    TableSnapshot now() {
        return now;
    }

    /** What is on the disk now. */
    void show(GameSession playing) {
        lock.lock();
        try {
            // What was only said leaves the position, and what everybody sees of it, as they are.
            now = moment(
                    now.scene().look().position() == playing.game().position()
                            ? now.scene()
                            : new PositionViews(playing.look()),
                    playing);
        } finally {
            lock.unlock();
        }
        changed.raise();
    }

    private TableSnapshot moment(PositionViews scene, GameSession playing) {
        return new TableSnapshot(scene, playing.log().seatLog(), SidePanels.of(playing, gathering.company()), written);
    }

    /** What the players are called; it shows with what is shown next. */
    void called(List<StoredSeat> seats) {
        gathering.called(seats);
    }

    void stands(StoredSeat seat) {
        gathering.stands(seat);
    }

    void called(int seat, String player) {
        gathering.called(seat, player);
    }

    void comes(int viewer) {
        if (viewer >= 0 && gathering.comes(viewer)) {
            showCompany();
        }
    }

    void goes(int viewer) {
        if (viewer >= 0 && gathering.goes(viewer)) {
            showCompany();
        }
    }

    boolean isHere(int seat) {
        return (here() >>> seat & 1) != 0;
    }

    /** Which seats are present, a bit a seat. */
    long here() {
        return gathering.company().here();
    }

    /** The seats that are present are asked for their shares of a roll, or no longer. */
    void round(Optional<ShareRound> round) {
        gathering.round(round.map(it -> new SidePanel.Round(it.digest(), it.seats())));
        showCompany();
    }

    private void showCompany() {
        lock.lock();
        try {
            now = now.with(gathering.company());
        } finally {
            lock.unlock();
        }
        changed.raise();
    }
}
