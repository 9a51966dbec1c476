package org.phaseline.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
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

    /** If it was compiled before and is still there. */
    public Optional<Loaded> kept(RulebookText text, String scenario, List<String> on, List<String> off) {
        return find(edition(text, scenario, on, off));
    }

    private Optional<Loaded> find(Edition edition) {
        lock.lock();
        try {
            return Optional.ofNullable(kept.get(edition));
        } finally {
            lock.unlock();
        }
    }

    /** In whatever order options are named, and how often, it is the same edition. */
    private static Edition edition(RulebookText text, String scenario, List<String> on, List<String> off) {
        return new Edition(RulebookHash.of(text), scenario, sorted(on), sorted(off));
    }

    private static List<String> sorted(List<String> options) {
        return List.copyOf(new TreeSet<>(options));
    }

    public Loaded load(RulebookText text, String scenario, List<String> on, List<String> off) {
        Edition edition = edition(text, scenario, on, off);
        Optional<Loaded> before = find(edition);
        if (before.isPresent()) {
            return before.get();
        }
        // Not while others wait: two who load the same at once get equal ones.
        Loaded loaded = Loader.load(text, scenario, edition.on, edition.off);
        if (loaded.rulebook().isEmpty()) {
            // What cannot be played must not push out what is.
            return loaded;
        }
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
