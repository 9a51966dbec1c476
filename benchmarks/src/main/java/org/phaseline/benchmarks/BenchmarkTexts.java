package org.phaseline.benchmarks;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.games.Games;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** What is measured. */
final class BenchmarkTexts {

    /** A scenario long enough for a journal of any length. */
    static final String LONG = "Unending";

    private BenchmarkTexts() {}

    /** The guided form, which needs no map: its turns are the same however long the war lasts. */
    static RulebookText operational() {
        RulebookText shipped = Games.text(Games.find("ocs").orElseThrow());
        Map<String, String> others = new TreeMap<>(shipped.others());
        others.put(
                "scenarios/unending.sop",
                "scenario " + LONG + " \"A war without end\" for North, South\n"
                        + "  board Map: hexes 1 x 1, numbered 0101 from the north\n  ownMap = yes\n  length 999 game turns\n");
        return new RulebookText(shipped.file(), shipped.text(), others);
    }

    static RulebookText skirmish() {
        return Games.text(Games.find("rof").orElseThrow());
    }

    static RulebookText strategic() {
        return Games.text(Games.find("fe").orElseThrow());
    }

    static CompiledRulebook rulebook(RulebookText text, String scenario) {
        return Loader.load(text, scenario, List.of(), List.of()).rulebook().orElseThrow();
    }
}
