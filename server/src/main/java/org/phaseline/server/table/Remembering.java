package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Event;

/** Writes the minutes again while a journal is played again. */
final class Remembering implements Watcher {

    private final Umpire umpire;
    private final Minutes minutes;

    /** Whose the answers are that stand. */
    private final List<String> seats = new ArrayList<>();

    private @Nullable Position before;

    Remembering(Umpire umpire) {
        this.umpire = umpire;
        this.minutes = new Minutes(umpire);
    }

    Minutes minutes() {
        return minutes;
    }

    @Override
    public void ruled(int line, Event event, Ruling.Accepted ruling) {
        switch (event) {
            case Event.Began began -> minutes.began(ruling.reports(), ruling.position());
            case Event.Raised raised -> {
                seats.add(raised.seat());
                minutes.raised(ruling);
            }
            case Event.Answered answered -> {
                seats.add(answered.seat());
                minutes.answered(
                        umpire.seats().all().stream()
                                .map(seat -> seat.name())
                                .toList()
                                .indexOf(answered.seat()),
                        answered.decision(),
                        new Minutes.Given(answered.choice(), answered.note()),
                        Optional.ofNullable(before).flatMap(at -> umpire.decision(at, answered.decision())),
                        ruling);
            }
            case Event.TakenBack back -> {
                String who = back.seat().isEmpty() ? seats.get(back.to()) : back.seat();
                seats.subList(back.to(), seats.size()).clear();
                minutes.tookBack(back.to(), who, ruling.position());
            }
            case Event.Added added -> {}
            case Event.Ended ended -> {}
        }
        before = ruling.position();
    }
}
