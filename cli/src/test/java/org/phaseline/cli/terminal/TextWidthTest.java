package org.phaseline.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextWidthTest {

    @Test
    void aLineIsBrokenBetweenWords() {
        assertThat(TextWidth.wrap("one two three", 9, "  ", "    ")).containsExactly("  one two", "    three");
    }

    @Test
    void aWordThatIsTooLongStandsAlone() {
        assertThat(TextWidth.wrap("a incomprehensible b", 5, "", "")).containsExactly("a", "incomprehensible", "b");
    }

    @Test
    void whatIsCutOffIsMarked() {
        assertThat(TerminalStyle.plain(80).cut("Look at the sky", 9)).isEqualTo("Look at…");
        assertThat(new TerminalStyle(false, false, 80, 24).cut("Look at the sky", 10))
                .isEqualTo("Look at...");
        assertThat(TerminalStyle.plain(80).cut("Look", 4)).isEqualTo("Look");
    }

    @Test
    void nothingThatSteersATerminalIsLeft() {
        assertThat(TextWidth.clean("a\u001b[2Jb\u202ec\u0007d")).isEqualTo("a [2Jb c d");
    }

    @Test
    void aCharacterBeyondTheBasicPlaneCountsAsOne() {
        assertThat(TextWidth.width("a🎲b")).isEqualTo(3);
    }
}
