package org.phaseline.games;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/**
 * The scenarios as they ship, which one class after another asks for, and the other rulebooks that tests asked for last. To load one takes
 * longer than many a test.
 */
final class LoadedRulebooks {

    /** Few enough for a small memory: those with lines of a test's own are seldom asked for twice, and not much later. */
    private static final int MOST_OTHERS = 60;

    /** The texts as they ship, by game, each read once. */
    private static final Map<String, RulebookText> SHIPPED =
            Games.all().stream().collect(Collectors.toUnmodifiableMap(ShippedGame::id, Games::text));

    private record Key(RulebookText text, String scenario, List<String> on, List<String> off) {

        boolean ships() {
            return on.isEmpty() && off.isEmpty() && SHIPPED.containsValue(text);
        }
    }

    private final Map<Key, Loaded> shipped = new ConcurrentHashMap<>();

    /** From the one that was asked for longest ago to the last. */
    private final Map<Key, Loaded> others = new LinkedHashMap<>(MOST_OTHERS, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Loaded> eldest) {
            return size() > MOST_OTHERS;
        }
    };

    static RulebookText text(String game) {
        return Objects.requireNonNull(SHIPPED.get(game), game);
    }

    Loaded load(RulebookText text, String scenario, List<String> on, List<String> off) {
        Key key = new Key(text, scenario, on, off);
        if (key.ships()) {
            return shipped.computeIfAbsent(key, LoadedRulebooks::load);
        }
        synchronized (others) {
            Loaded before = others.get(key);
            if (before != null) {
                return before;
            }
        }
        // Tests run beside each other, and need not wait while one of them loads another rulebook.
        Loaded now = load(key);
        synchronized (others) {
            others.put(key, now);
        }
        return now;
    }

    private static Loaded load(Key key) {
        return Loader.load(key.text, key.scenario, key.on, key.off);
    }
}
