package org.phaseline.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.engine.outline.AgreeingWords;

/** Names and texts of a rulebook as people read them. */
class PlainWordsTest {

    @Test
    void anArticleThatBeginsASentenceIsCapital() {
        assertThat(SentenceStart.of("the Market burns. the Mill stands! the end? the end"))
                .isEqualTo("The Market burns. The Mill stands! The end? The end");
    }

    @Test
    void anArticleInsideASentenceStays() {
        assertThat(SentenceStart.of("Red takes the Mill, then the Market"))
                .isEqualTo("Red takes the Mill, then the Market");
        assertThat(SentenceStart.of("lathe works. thermal")).isEqualTo("lathe works. thermal");
    }

    @Test
    void aNameOfSeveralWordsIsSaidWordByWord() {
        assertThat(NameWords.of("toHit")).isEqualTo("to hit");
        assertThat(NameWords.of("movementPointsLeft")).isEqualTo("movement points left");
        assertThat(NameWords.of("Unit")).isEqualTo("Unit");
        assertThat(NameWords.of("strength")).isEqualTo("strength");
        assertThat(NameWords.of("élanVital")).isEqualTo("élan vital");
        assertThat(NameWords.of("plan of theDay")).isEqualTo("plan of theDay");
    }

    @Test
    void aLineThatBeginsWithANameBeginsWithACapital() {
        assertThat(NameWords.heading("toHit")).isEqualTo("To hit");
        assertThat(NameWords.heading("élanVital")).isEqualTo("Élan vital");
        assertThat(NameWords.heading("")).isEmpty();
    }

    @Test
    void wordsAgreeWithANumber() {
        assertThat(AgreeingWords.of("order[|s]", true)).isEqualTo("order");
        assertThat(AgreeingWords.of("order[|s]", false)).isEqualTo("orders");
        assertThat(AgreeingWords.of("no forms here", false)).isEqualTo("no forms here");
    }
}
