package org.phaseline.language.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.problem.Problem;

class VisibleTextTest {

    private static final int[] HIDDEN = {
        0x00, 0x07, 0x0A, 0x1B, 0x7F, 0x85, 0xAD, 0x034F, 0x061C, 0x115F, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E,
        0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069,
        0x3164, 0xFE0F, 0xFEFF, 0xFFF9, 0xE0001, 0xE0041, 0xE0100, 0xD800
    };

    @Test
    void whatCannotBeSeenIsFoundWhereverItStands() {
        for (int character : HIDDEN) {
            String hidden = Character.toString(character);
            assertThat(VisibleText.refusal("An" + hidden + "na"))
                    .as(VisibleText.shown(character))
                    .isPresent();
            assertThat(VisibleText.refusal(hidden))
                    .as(VisibleText.shown(character))
                    .isPresent();
            assertThat(VisibleText.refusal("Anna" + hidden))
                    .as(VisibleText.shown(character))
                    .isPresent();
        }
    }

    @Test
    void theSentenceSaysWhichCharacterAndWhere() {
        assertThat(VisibleText.refusal("🎲 a\u202Eb"))
                .hasValue("A name must be on one line and contain only visible characters: character 4 (U+202E) is"
                        + " invisible.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Anna",
                "Zoë Müller-Lüdenscheidt",
                "Ἀχιλλεύς",
                "Дмитрий",
                "עֲבוֹדָה",
                "مرحبا",
                "علی‌رضا",
                "क्‍ष",
                "日本語",
                "한국어",
                "e\u0301",
                "🎲",
                "❤️",
                "☺︎",
                "a b",
                "O'Neil (2nd) #1"
            })
    void whatPeopleWriteInAnyScriptCanBeSeen(String name) {
        assertThat(VisibleText.refusal(name)).isEmpty();
    }

    @Test
    void aJoinerBetweenLettersThatDoNotJoinIsHidden() {
        assertThat(VisibleText.refusal("Adm\u200Din")).isPresent();
        assertThat(VisibleText.refusal("علی\u200C")).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u202E", "\u2066", "\u200B", "\u200F", "\u001B", "\u00AD", "\u2028", "\uFEFF"})
    void aRulebookHoldsNothingThatCannotBeSeen(String hidden) {
        String text = "rulebook \"Se%sen\"\nside Red \"Th%se reds\"\nside Blue # no%sbody\n1 \"St%sep\" phasing may\n"
                .replace("%s", hidden);
        List<Problem> problems = Loader.check(RulebookText.of("seen.sop", text));
        assertThat(problems).extracting(problem -> problem.place().line()).containsExactly(1, 2, 3, 4);
        assertThat(problems)
                .allSatisfy(problem -> assertThat(problem.sentence())
                        .isEqualTo("remove this invisible character (" + VisibleText.shown(hidden.codePointAt(0))
                                + "): it could make the line look different from what it says"));
    }

    @Test
    void aRulebookInAnyScriptIsFine() {
        assertThat(
                        Loader.check(
                                RulebookText.of(
                                        "seen.sop",
                                        "rulebook \"علی‌رضا ❤️\"\nside Red \"Красные\"\nside Blue \"עֲבוֹדָה\"\n1 \"क्‍ष\" phasing may\n")))
                .isEmpty();
    }
}
