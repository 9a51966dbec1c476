package org.phaseline.journal;

import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

/** Gives the compiled form of the rulebook a journal carries; {@link Compiled#from} is the one to use outside tests. */
@FunctionalInterface
public interface RulebookSource {

    CompiledRulebook rulebook(Journal journal) throws JournalProblem;
}
