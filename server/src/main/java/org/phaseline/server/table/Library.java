package org.phaseline.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.RulebookHash;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** Rulebooks that were compiled: tables that play by the same text, scenario and options share one. */
public final class Library {

    private static final int MOST_KEPT = 64;

    private record Edition(String hash, String scenario, List<String> on, List<String> off) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final LinkedHashMap<Edition, Loaded> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Edition, Loaded> eldest) {
            return size() > MOST_KEPT;
        }
    };

    public Loaded load(RulebookText text, String scenario, List<String> on, List<String> off) {
        Edition edition = new Edition(RulebookHash.of(text), scenario, List.copyOf(on), List.copyOf(off));
        lock.lock();
        try {
            Loaded before = kept.get(edition);
            if (before != null) {
                return before;
            }
        } finally {
            lock.unlock();
        }
        // Not while others wait: two who load the same at once get equal ones.
        Loaded loaded = Loader.load(text, scenario, on, off);
        lock.lock();
        try {
            kept.putIfAbsent(edition, loaded);
            return loaded;
        } finally {
            lock.unlock();
        }
    }

    Rulebook rulebook(Journal journal) throws JournalProblem {
        Header header = journal.header();
        Loaded loaded = load(header.text(), header.scenario(), header.on(), header.off());
        if (loaded.rulebook().isEmpty()) {
            throw new JournalProblem("This Phaseline does not accept the rulebook of " + journal.name() + ": "
                    + loaded.problems().getFirst());
        }
        return loaded.rulebook().get();
    }
}
