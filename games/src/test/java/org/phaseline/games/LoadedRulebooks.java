package org.phaseline.games;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** The rulebooks that tests asked for last. Most tests ask for the same few, and to load one takes longer than many a test. */
final class LoadedRulebooks {

    /** Few enough for a small memory, and more than all scenarios of all games, which one class after another asks for. */
    private static final int MOST = 120;

    private record Key(RulebookText text, String scenario, List<String> on, List<String> off) {}

    /** From the one that was asked for longest ago to the last. */
    private final Map<Key, Loaded> loaded = new LinkedHashMap<>(MOST, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Loaded> eldest) {
            return size() > MOST;
        }
    };

    Loaded load(RulebookText text, String scenario, List<String> on, List<String> off) {
        Key key = new Key(text, scenario, on, off);
        synchronized (loaded) {
            Loaded before = loaded.get(key);
            if (before != null) {
                return before;
            }
        }
        // Tests run beside each other, and need not wait while one of them loads another rulebook.
        Loaded now = Loader.load(text, scenario, on, off);
        synchronized (loaded) {
            loaded.put(key, now);
        }
        return now;
    }
}
