package org.phaseline.journal;

import java.util.Optional;
import org.phaseline.engine.umpire.Game;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.JournalWriter;
import org.phaseline.journal.store.SecretSeed;

/** Where a game that begins is kept: in a file, in memory, or wherever somebody else keeps many of them. */
@FunctionalInterface
public interface Keeper {

    /** When this returns the first two lines are kept for good, and the seed with them; when it throws nothing is. The game stands at its first question. */
    JournalWriter keep(Header header, Event.Began began, Game game, Optional<SecretSeed> seed) throws JournalProblem;
}
