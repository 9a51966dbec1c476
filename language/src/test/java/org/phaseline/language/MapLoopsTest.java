package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.AnswerLimits;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;

/** Loops over a large map: what they cost, and that whoever listens may do as much as whoever does not. */
class MapLoopsTest {

    private static CompiledRulebook loops(int wide, int times) {
        StringBuilder text = new StringBuilder("""
                rulebook "Plain loops over a map"
                side Red
                side Blue
                board Map: hexes %d x 40
                Map has
                  n: 0..9 = 1
                  m: 0..9 = 0
                game has
                  kept: set of Map
                length 1 game turns
                game turn "Turn"
                  1 "Over every hex" automatic
                    kept = Map where it.n > 0
                """.formatted(wide));
        for (int i = 1; i <= times; i++) {
            text.append("    for each h in Map where it.n > 0 and it in kept\n      h.m = ")
                    .append(i % 9)
                    .append('\n');
        }
        text.append("  2 \"Asked\" Red must\n");
        return Loader.load(RulebookText.of("loops.sop", text.toString()), "", List.of(), List.of())
                .rulebook()
                .orElseThrow();
    }

    private static Machine played(CompiledRulebook rulebook, boolean heard) {
        Position position = rulebook.setUp();
        Machine m = new Machine(rulebook, new Runner.Plain(rulebook.code()), position, new QuickDice(1), false);
        if (heard) {
            m.reportTo(new ArrayList<>());
        }
        m.run();
        return m;
    }

    @Test
    void whatAnAnswerMayTakeIsTheSameForWhoeverListensAndWhoeverDoesNot() {
        CompiledRulebook rulebook = loops(60, 8);

        Machine heard = played(rulebook, true);
        Machine unheard = played(rulebook, false);

        assertThat(heard.limits.spent()).isEqualTo(unheard.limits.spent());
        assertThat(heard.position.hash()).isEqualTo(unheard.position.hash());
    }

    @Test
    void aLoopOverTwiceAsManyHexesTakesAboutTwiceAsMuch() {
        long small = played(loops(30, 2), false).limits.spent();
        long large = played(loops(60, 2), false).limits.spent();

        // Four times as much, if each pass asked every hex again.
        assertThat((double) large / small).isBetween(1.5, 3.0);
        assertThat(large).isLessThan(AnswerLimits.USUAL.lookedAt() / 20);
    }

    @Test
    void moreThanCanBeListedIsLeftOutAndSaid() {
        CompiledRulebook rulebook = loops(60, 8);
        ArrayList<Report> reports = new ArrayList<>();
        Machine m = new Machine(rulebook, rulebook.setUp(), new QuickDice(1), false);
        m.reportTo(reports);
        m.run();

        assertThat(reports).hasSizeLessThan(6_000);
        assertThat(reports.getLast())
                .isEqualTo(new Report.Explained(-1, Report.EVERYONE, "More happened here than can be listed."));
    }
}
