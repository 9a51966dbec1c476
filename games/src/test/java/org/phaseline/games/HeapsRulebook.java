package org.phaseline.games;

import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.language.RulebookText;

/** A small game for tests of bots: both sides take stones, and whoever has more in the end wins; or fewer. */
final class HeapsRulebook {

    private HeapsRulebook() {}

    /** @param more {@code >} or {@code <}: who wins compared with the other */
    static CompiledRulebook of(String more, int turns) {
        return load(text(more, turns));
    }

    static String text(String more, int turns) {
        return """
                rulebook "Heaps"
                language 2
                side Red "Red"
                side Blue "Blue"
                Side has
                  heap: 0..200 = 0 "Stones"
                length %d game turns
                game turn "A turn"
                  for each phasing in sides
                    1 "Take stones" (1)     phasing must
                      choose n from 0..6 "How many stones?"
                      phasing.heap += n
                  2 "Count" (2)             automatic if gameTurn is lastGameTurn
                    if Red.heap %s Blue.heap: end game won by Red
                    if Blue.heap %s Red.heap: end game won by Blue
                    end game drawn
                """.formatted(turns, more, more);
    }

    /** Any rulebook in one file. */
    static CompiledRulebook load(String text) {
        return Shelf.load(RulebookText.of("heaps.sop", text), "", List.of(), List.of());
    }
}
