package org.phaseline.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class AsciiWriterTest {

    @Test
    void lettersLoseTheirAccentsAndSignsBecomePlain() throws IOException {
        StringWriter text = new StringWriter();
        try (AsciiWriter writer = new AsciiWriter(text)) {
            writer.write("Élan – “vital” … ½ 漢");
        }

        assertThat(text).hasToString("Elan - \"vital\" ... 1?2 ?");
    }

    @Test
    void plainTextStaysAsItIs() {
        assertThat(AsciiWriter.ascii("1A Open (1.1)\u001b[0m\n")).isEqualTo("1A Open (1.1)\u001b[0m\n");
    }
}
