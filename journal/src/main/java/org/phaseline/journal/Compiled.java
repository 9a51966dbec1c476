package org.phaseline.journal;

import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;

/** The rulebook a journal carries, compiled again: it is the text of the game being played, whatever is on the disk now. */
public final class Compiled {

    private Compiled() {}

    public static CompiledRulebook from(Journal journal) throws JournalProblem {
        journal.requireItsOwnText();
        Header header = journal.header();
        Loaded loaded = Loader.load(header.text(), header.scenario(), header.on(), header.off(), header.semantics());
        if (loaded.rulebook().isEmpty()) {
            throw new JournalProblem(
                    journal.name() + ", line 1: this Phaseline does not accept the rulebook in the journal: "
                            + loaded.firstError().orElseThrow() + ".");
        }
        return loaded.rulebook().get();
    }
}
