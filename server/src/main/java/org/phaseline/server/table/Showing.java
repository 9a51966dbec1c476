package org.phaseline.server.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.view.Desk;

/**
 * What all can look at without waiting for anybody: how the table stands, and who is there. It is swapped by whoever has
 * written, and by whoever comes or goes meanwhile, one at a time.
 */
final class Showing {

    private final Signal changed = new Signal();
    private final ReentrantLock lock = new ReentrantLock();
    private final Gathering gathering;
    private final WrittenDesks written;
    private volatile Moment now;

    Showing(Playing playing, List<StoredSeat> seats) {
        this.gathering = new Gathering(playing.seats().all().size(), seats);
        this.written = new WrittenDesks(playing.seats().all().size());
        this.now = moment(new Scene(playing.look()), playing);
    }

    Signal changed() {
        return changed;
    }

    Moment now() {
        return now;
    }

    /** What is on the disk now. */
    void show(Playing playing) {
        lock.lock();
        try {
            // What was only said leaves the position, and what everybody sees of it, as they are.
            now = moment(
                    now.scene().position() == playing.game().position() ? now.scene() : new Scene(playing.look()),
                    playing);
        } finally {
            lock.unlock();
        }
        changed.raise();
    }

    private Moment moment(Scene scene, Playing playing) {
        return new Moment(scene, playing.minutes().chronicle(), playing.desks(gathering.company()), written);
    }

    /** What the players are called; it shows with what is shown next. */
    void called(List<StoredSeat> seats) {
        gathering.called(seats);
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
        gathering.round(round.map(it -> new Desk.Round(it.digest(), it.seats())));
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
