package org.phaseline.server.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What goes to browsers is never larger than the server can afford. */
class JsonBytesTest {

    @Test
    void whatIsTooLargeIsGivenUpBeforeItTakesAllMemory() {
        String megabyte = "x".repeat(1024 * 1024);
        assertThat(JsonBytes.object(json -> {
                    for (int i = 0; i < 3; i++) {
                        json.writeStringField("part" + i, megabyte);
                    }
                }))
                .hasSizeGreaterThan(3 * 1024 * 1024);
        assertThatThrownBy(() -> JsonBytes.object(json -> {
                    for (int i = 0; i < 1_000_000; i++) {
                        json.writeStringField("part" + i, megabyte);
                    }
                }))
                .isInstanceOf(TooLarge.class)
                .hasMessage("This is larger than the 4 MB this server can show at once.");
    }
}
