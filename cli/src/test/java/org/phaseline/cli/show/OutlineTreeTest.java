package org.phaseline.cli.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

class OutlineTreeTest {

    private static final CompiledRulebook WALK = Loader.load(
                    RulebookText.of("walk.sop", Rulebooks.WALK), "", List.of(), List.of())
            .rulebook()
            .orElseThrow();

    @Test
    void withoutColoursNothingButTextIsPrinted() {
        assertThat(String.join("\n", OutlineTree.lines(WALK, TerminalStyle.plain(80))))
                .doesNotContain("\u001b");
    }

    @Test
    void withColoursTheIdStandsOut() {
        assertThat(OutlineTree.lines(WALK, new TerminalStyle(true, true, 80, 24)))
                .anyMatch(line -> line.contains("\u001b[36m1A\u001b[0m Open the door"));
    }

    @Test
    void whatIsDecidedUnseenAndOnWhichConditionsIsPrinted() {
        CompiledRulebook plots = Loader.load(RulebookText.of("plots.sop", """
                                rulebook "Plots"
                                language 2
                                side Red
                                side Blue
                                Side has
                                  ships: 0..9 = 3
                                define autumn: flag = gameTurn mod 2 is 0
                                game turn "Turn"
                                  1 "Plot" (1.1) both must secretly if autumn
                                    choose n from 1..3
                                  2 "Build" Red may, up to 2 times, until Red.ships is 9
                                    Red.ships += 1
                                """), "", List.of(), List.of())
                .rulebook()
                .orElseThrow();

        assertThat(OutlineTree.lines(plots, TerminalStyle.plain(80)))
                .containsSubsequence("    if autumn", "    up to 2 times, until Red.ships is 9")
                .anyMatch(line -> line.startsWith("  1 Plot (1.1) ") && line.endsWith(" both must secretly"));
    }

    @Test
    void aTitleThatIsTooLongGoesOnBelow() {
        List<String> lines = OutlineTree.lines(WALK, TerminalStyle.plain(36));

        assertThat(lines).anyMatch(line -> line.strip().startsWith("1B Look"));
        assertThat(lines).allMatch(line -> line.length() <= 40);
        assertThat(String.join(" ", lines).replaceAll("\\s+", " ")).contains("Something the");
    }
}
