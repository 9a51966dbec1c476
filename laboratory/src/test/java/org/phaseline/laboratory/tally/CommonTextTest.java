package org.phaseline.laboratory.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CommonTextTest {

    private static String common(String... texts) {
        return Stream.of(texts)
                .map(CommonText::of)
                .reduce(CommonText::and)
                .orElseThrow()
                .text();
    }

    @Test
    void whatIsAlwaysTheSameIsKeptInWholeWords() {
        assertThat(common("Which way?")).isEqualTo("Which way?");
        assertThat(common("Which way?", "Which way?")).isEqualTo("Which way?");
        assertThat(common("Which figure of First cohort moves?", "Which figure of Cretan archers moves?"))
                .isEqualTo("Which figure of … moves?");
        assertThat(common("How do the guards turn?", "How does the horse turn?", "How does it stand?"))
                .isEqualTo("How …?");
        assertThat(common("Attack", "Hold")).as("nothing").isEmpty();
    }

    @Test
    void theOrderDoesNotMatter() {
        String[] texts = {"a b c d", "a x c d", "a b y d"};
        assertThat(common(texts[2], texts[0], texts[1]))
                .isEqualTo(common(texts))
                .isEqualTo("a … d");
    }
}
