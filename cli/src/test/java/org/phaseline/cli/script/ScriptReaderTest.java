package org.phaseline.cli.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptReaderTest {

    private static ScriptLine read(String line) {
        Script script = ScriptReader.read(line);
        assertThat(script.problems()).isEmpty();
        return script.lines().getFirst();
    }

    @Test
    void anAnswerNamesASeatAndAWord() {
        assertThat(read("The Raiders: do it  # now")).isEqualTo(new ScriptLine.Answer(1, "The Raiders", "", "do it"));
        assertThat(read("Red: pay 3: two")).isEqualTo(new ScriptLine.Answer(1, "Red", "", "pay 3: two"));
    }

    @Test
    void aStepSaysWhichQuestionIsMeantEvenWithAColonInIt() {
        assertThat(read("Red [Move:fuel]: done")).isEqualTo(new ScriptLine.Answer(1, "Red", "Move:fuel", "done"));
    }

    @Test
    void theOtherLinesAreReadToo() {
        assertThat(read("undo")).isEqualTo(new ScriptLine.Undo(1, 1));
        assertThat(read("roll 3  5")).isEqualTo(new ScriptLine.Roll(1, List.of(3, 5)));
        assertThat(read("Red raises Claim: the last one"))
                .isEqualTo(new ScriptLine.Raise(1, "Red", "Claim: the last one"));
        assertThat(expectation("expect not done [2]")).isEqualTo(new Expectation.Done("2", false));
        assertThat(expectation("expect \"5 # 4\"")).isEqualTo(new Expectation.Reported("5 # 4"));
        assertThat(expectation("expect over won by Red")).isEqualTo(new Expectation.Over("Red", false));
        assertThat(expectation("expect drawn")).isEqualTo(new Expectation.Over("", true));
        assertThat(expectation("expect over drawn")).isEqualTo(new Expectation.Over("", true));
        assertThat(expectation("expect weather is fair")).isEqualTo(new Expectation.Value("weather", "fair"));
    }

    private static Expectation expectation(String line) {
        return ((ScriptLine.Expect) read(line)).expectation();
    }

    @Test
    void linesAreCountedFromOneWithCommentsAndBlanks() {
        assertThat(ScriptReader.read("# first\n\nRed: done\n")
                        .lines()
                        .getFirst()
                        .line())
                .isEqualTo(3);
    }
}
