package org.phaseline.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is left of a title that somebody wrote to do more than to name a game. */
class PlainTitleTest {

    @ParameterizedTest
    @CsvSource(delimiter = '¦', textBlock = """
            Border Skirmish                      ¦ Border Skirmish
            Austerlitz 1805: Day 2 (short)       ¦ Austerlitz 1805: Day 2 (short)
            La bataille d'Iéna – 3.1             ¦ La bataille d'Iéna – 3.1
            三国志                                ¦ 三国志
            https://evil.example/x               ¦ https evil. example/x
            HTTP:// evil.example                 ¦ HTTP evil. example
            go to www.evil.example now           ¦ go to www. evil. example now
            evil.example                         ¦ evil. example
            192.0.2.1                            ¦ 192. 0. 2.1
            ｗｗｗ．evil．example                  ¦ www. evil. example
            a@evil.example                       ¦ a evil. example
            @everyone and @here                  ¦ everyone and here
            <@123> <!channel> <http:x|y>         ¦ 123 !channel http:x y
            [click](https://evil.example)        ¦ click (https evil. example)
            **bold** _it_ `code` ~no~ # > -      ¦ bold it code no -
            <b>Win</b>                           ¦ b Win /b
            """)
    void aTitleKeepsItsWordsAndLosesWhatProgramsActOn(String title, String plain) {
        assertThat(PlainTitle.of(title)).isEqualTo(plain);
    }

    @Test
    void lineBreaksAndWhatIsNotSeenAreGone() {
        assertThat(PlainTitle.of("Feud\r\nBcc: x\u0085y\u2028z\u0000")).isEqualTo("Feud Bcc: x y z");
        assertThat(PlainTitle.of("\u202Ea\u200Bb\u2066c\uFEFFd\u00ADe\uFE0Ff\u3164g\u2060"))
                .isEqualTo("abcdefg");
        assertThat(PlainTitle.of("h\u200Bttps:/\u200B/x")).doesNotContain("//");
        assertThat(PlainTitle.of("\uD800a\uDC00")).isEqualTo("a");
        assertThat(PlainTitle.of("e" + "\u0316".repeat(50))).hasSize(3);
    }

    @Test
    void aTitleIsShortAndNeverEmpty() {
        assertThat(PlainTitle.of("ab ".repeat(1000)))
                .hasSizeLessThanOrEqualTo(PlainTitle.MOST)
                .endsWith("…");
        assertThat(PlainTitle.of("𝔸".repeat(100))).isEqualTo("A".repeat(59) + "…");
        assertThat(PlainTitle.of("\u200B @ <>")).isEqualTo("your table");
        assertThat(PlainTitle.of("")).isEqualTo("your table");
    }

    /** The planes in use; {@code -Dlong=true} tries all there are. */
    @Test
    void nothingButPlainCharactersComesOutWhateverGoesIn() {
        Pattern plain = Pattern.compile("[\\p{L}\\p{M}\\p{N} .,:;!?'\"()&+/\\u2013\\u2014\\u2019-]+");
        assertThat(IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                        .filter(each -> Boolean.getBoolean("long") || each <= 0x1_FFFF || each >> 12 == 0xE0)
                        .filter(each -> !plain.matcher(PlainTitle.of("a" + Character.toString(each) + "b"))
                                .matches())
                        .toArray())
                .isEmpty();
    }
}
