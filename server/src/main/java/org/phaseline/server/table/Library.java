package org.phaseline.server.table;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.locks.ReentrantLock;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.RulebookHash;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.syntax.Semantics;

/** Rulebooks that were compiled: tables that play by the same text, scenario and options share one. */
public final class Library {

    private static final int MOST_KEPT = 64;

    /** What is compiled takes four to twelve times as much as its text; the rest is for what it keeps of it to tell of problems. */
    private static final long BYTES_A_LETTER = 16;

    private record Edition(String hash, String scenario, List<String> on, List<String> off, int semantics) {}

    private record Kept(Loaded loaded, long weight) {}

    private final ReentrantLock lock = new ReentrantLock();

    /** Those nobody has asked for longest come first. */
    private final LinkedHashMap<Edition, Kept> kept = new LinkedHashMap<>(16, 0.75f, true);

    /** About how many bytes all of them may take. */
    private final long mostBytes;

    private long bytes;

    public Library() {
        this(Runtime.getRuntime().maxMemory() / 8);
    }

    Library(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** If it was compiled before and is still there. */
    public Optional<Loaded> kept(RulebookText text, String scenario, List<String> on, List<String> off) {
        return find(edition(text, scenario, on, off, Semantics.LATEST));
    }

    private Optional<Loaded> find(Edition edition) {
        lock.lock();
        try {
            return Optional.ofNullable(kept.get(edition)).map(Kept::loaded);
        } finally {
            lock.unlock();
        }
    }

    /** In whatever order options are named, and how often, it is the same edition. */
    private static Edition edition(
            RulebookText text, String scenario, List<String> on, List<String> off, int semantics) {
        return new Edition(RulebookHash.of(text), scenario, sorted(on), sorted(off), semantics);
    }

    private static List<String> sorted(List<String> options) {
        return List.copyOf(new TreeSet<>(options));
    }

    public Loaded load(RulebookText text, String scenario, List<String> on, List<String> off) {
        return load(text, scenario, on, off, Semantics.LATEST);
    }

    private Loaded load(RulebookText text, String scenario, List<String> on, List<String> off, int semantics) {
        Edition edition = edition(text, scenario, on, off, semantics);
        Optional<Loaded> before = find(edition);
        if (before.isPresent()) {
            return before.get();
        }
        // Not while others wait: two who load the same at once get equal ones.
        Loaded loaded = Loader.load(text, scenario, edition.on, edition.off, semantics);
        if (loaded.rulebook().isEmpty()) {
            // What cannot be played must not push out what is.
            return loaded;
        }
        lock.lock();
        try {
            keep(edition, new Kept(loaded, weight(text, loaded)));
            return loaded;
        } finally {
            lock.unlock();
        }
    }

    /** What is larger than all together may be would push everything out, and is not kept at all. */
    private void keep(Edition edition, Kept fresh) {
        if (fresh.weight > mostBytes || kept.putIfAbsent(edition, fresh) != null) {
            return;
        }
        bytes += fresh.weight;
        for (Iterator<Kept> oldest = kept.values().iterator(); bytes > mostBytes || kept.size() > MOST_KEPT; ) {
            bytes -= oldest.next().weight;
            oldest.remove();
        }
    }

    private static long weight(RulebookText text, Loaded loaded) {
        long letters = text.text().length();
        for (String other : text.others().values()) {
            letters += other.length();
        }
        long slots =
                loaded.rulebook().map(rulebook -> rulebook.initial().length).orElse(0);
        return BYTES_A_LETTER * letters + Long.BYTES * slots;
    }

    CompiledRulebook rulebook(Journal journal) throws JournalProblem {
        Header header = journal.header();
        Loaded loaded = load(header.text(), header.scenario(), header.on(), header.off(), header.semantics());
        if (loaded.rulebook().isEmpty()) {
            throw new JournalProblem("This Phaseline does not accept the rulebook of " + journal.name() + ": "
                    + loaded.firstError().orElseThrow());
        }
        return loaded.rulebook().get();
    }
}
