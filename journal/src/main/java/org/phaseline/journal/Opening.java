package org.phaseline.journal;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.JournalWriter;

/** A game played to its first question, not yet written down anywhere. */
record Opening(NewGame start, Header header, Event.Began event, Game game, TableDice dice, List<Report> reports) {

    static Opening of(NewGame start) throws JournalProblem {
        Header header = start.header();
        TableDice dice = new TableDice(header, start.seed().orElse(null));
        Umpire umpire = Umpire.withoutDice(
                start.rulebook(),
                start.seats(),
                header.protocol().numbering(),
                start.seed().isEmpty());
        return switch (umpire.with(dice.next(Event.Began.UNKNOWN)).begin()) {
            case Ruling.Refused refused -> throw new JournalProblem("This game cannot begin: " + refused.sentence());
            case Ruling.Accepted accepted ->
                new Opening(
                        start,
                        header,
                        new Event.Began(accepted.rolls(), accepted.position().hash()),
                        new Game(umpire, accepted.position()),
                        dice,
                        accepted.reports());
        };
    }

    /** The game, once its first lines are kept. */
    JournaledGame keptBy(JournalWriter writer) {
        JournaledGame kept = new JournaledGame(
                header, game, dice, writer, start.seed(), reports, Optional.empty(), false, Optional.empty());
        kept.revealIfOver();
        return kept;
    }
}
