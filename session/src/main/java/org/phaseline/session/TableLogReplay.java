package org.phaseline.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Event;

/** Writes the log again while a journal is played again. */
final class TableLogReplay implements Watcher {

    private final Umpire umpire;
    private final TableLog log;

    /** Whose the answers are that stand. */
    private final List<String> seats = new ArrayList<>();

    /** What was said besides, and is not yet written down. */
    private final Deque<TableMessage> talk;

    private @Nullable Position before;

    TableLogReplay(Umpire umpire, List<TableMessage> talk, IntPredicate rate, boolean complete) {
        this.umpire = umpire;
        this.log = new TableLog(umpire, rate, complete);
        this.talk = new ArrayDeque<>(talk);
    }

    /** Once everything has been played. */
    TableLog log() {
        said(Integer.MAX_VALUE);
        return log;
    }

    /** Writes down what was said before a line of the journal. */
    private void said(int line) {
        while (!talk.isEmpty() && talk.getFirst().after() < line) {
            log.said(talk.removeFirst());
        }
    }

    @Override
    public void ruled(int line, Event event, Ruling.Accepted ruling) {
        said(line);
        switch (event) {
            case Event.Began began -> log.began(ruling.reports(), ruling.position());
            case Event.Raised raised -> {
                seats.add(raised.seat());
                log.raised(number(raised.seat()), ruling);
            }
            case Event.Corrected corrected -> {
                seats.add(corrected.seat());
                log.corrected(number(corrected.seat()), corrected.correction(), ruling);
            }
            case Event.Answered answered -> {
                seats.add(answered.seat());
                log.answered(
                        number(answered.seat()),
                        answered.decision(),
                        new TableLog.Given(answered.choice(), answered.note()),
                        Optional.ofNullable(before).flatMap(at -> umpire.decision(at, answered.decision())),
                        ruling);
            }
            case Event.TakenBack back -> {
                String who = back.seat().isEmpty() ? seats.get(back.to()) : back.seat();
                seats.subList(back.to(), seats.size()).clear();
                log.tookBack(back.to(), number(who), ruling.position());
            }
            case Event.Added added -> log.added();
            case Event.Shared shared -> log.added();
            case Event.Ended ended -> {}
        }
        before = ruling.position();
    }

    private int number(String seat) {
        List<Seats.Seat> all = umpire.seats().all();
        return IntStream.range(0, all.size())
                .filter(i -> all.get(i).name().equals(seat))
                .findFirst()
                .orElseThrow();
    }
}
