package org.phaseline.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.problem.Problem;

class LanguageVersionTest {

    private static final String REST = """
            side Red
            side Blue
            game turn "A day"
              1 "Wait" both must
            """;

    private static List<String> problems(String text) {
        return Loader.check(RulebookText.of("a.sop", text)).stream()
                .map(Problem::toString)
                .toList();
    }

    @Test
    void aRulebookSaysInWhichVersionOfTheLanguageItIsWritten() {
        RulebookText text = RulebookText.of("a.sop", "rulebook \"A\"\nlanguage 1\n" + REST);

        assertThat(Loader.load(text, "", List.of(), List.of()).language()).isEqualTo(1);
        assertThat(Loader.check(text)).isEmpty();
    }

    @Test
    void oneThatSaysNothingIsOfTheFirst() {
        RulebookText text = RulebookText.of("a.sop", "rulebook \"A\"\n" + REST);

        assertThat(Loader.load(text, "", List.of(), List.of()).language()).isEqualTo(1);
    }

    @Test
    void aVersionThatIsNotKnownIsRefusedInOneSentence() {
        assertThat(problems("rulebook \"A\"\nlanguage 97\n" + REST))
                .containsExactly("a.sop:2:10  this rulebook is written in version 97 of the language;"
                        + " this Phaseline knows versions 1 to 2");
    }

    @Test
    void theVersionStandsBelowTheNameOfTheRulebook() {
        assertThat(problems("rulebook \"A\"\n" + REST + "language 1\n"))
                .containsExactly(
                        "a.sop:6:1  'language' can appear only once, on the line below 'rulebook \"...\"' in the main file");
    }

    @Test
    void somethingCanStillBeCalledLanguage() {
        assertThat(problems("rulebook \"A\"\nkind language: latin, greek\nlanguage has\n  age: 0..9 = 1\n" + REST))
                .isEmpty();
    }

    @Test
    void aWordOfALaterVersionIsAPlainNameInAnEarlierOne() {
        WordVersions later = new WordVersions(Map.of("note", 2));
        String text = "rulebook \"A\"\nside Red\ngame turn \"A day\"\n  1 \"Count\" automatic\n    let note = 1\n";

        assertThat(Reader.read("a.sop", text, 1, later).problems()).isEmpty();
        assertThat(Reader.read("a.sop", text, 2, later).problems()).isNotEmpty();
    }

    @Test
    void severalWordsThatALaterVersionMakesOneArePlainNamesInAnEarlierOne() {
        WordVersions later = new WordVersions(Map.of("game turn", 2));
        String text = "rulebook \"A\"\nside Red\ngame turn \"A day\"\n  1 \"Wait\" Red must\n";

        assertThat(Reader.read("a.sop", text, 2, later).problems()).isEmpty();
        assertThat(Reader.read("a.sop", text, 1, later).problems()).isNotEmpty();
    }
}
