package org.phaseline.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.syntax.SopLexer;

/** The lists of docs/reference/reserved-words.md are those of the grammar. */
class ReservedWordsTest {

    private static final Path PAGE = Documentation.ROOT.resolve("docs/reference/reserved-words.md");

    static List<String> reserved() {
        return Documentation.wordsOf(PAGE, "Never a name");
    }

    static List<String> free() {
        return Documentation.wordsOf(PAGE, "Also a name");
    }

    static List<String> freeAndNotTaken() {
        return free().stream().filter(word -> !taken().contains(word)).toList();
    }

    static List<String> phrases() {
        return Documentation.wordsOf(PAGE, "Several words that are one");
    }

    static List<String> taken() {
        return Documentation.wordsOf(PAGE, "Names that are taken");
    }

    @Test
    void everyWordOfTheGrammarIsListedOnce() {
        List<String> words = IntStream.rangeClosed(1, SopLexer.VOCABULARY.getMaxTokenType())
                .mapToObj(SopLexer.VOCABULARY::getLiteralName)
                .filter(name -> name != null && Character.isLetter(name.charAt(1)))
                .map(name -> name.substring(1, name.length() - 1))
                .toList();

        List<String> listed = new ArrayList<>(reserved());
        listed.addAll(free());
        assertThat(listed).containsExactlyInAnyOrderElementsOf(words);
        assertThat(reserved()).isSorted();
        assertThat(free()).isSorted();
    }

    @Test
    void everyPhraseOfTheGrammarIsListed() {
        List<String> phrases = IntStream.rangeClosed(1, SopLexer.VOCABULARY.getMaxTokenType())
                .filter(type -> SopLexer.VOCABULARY.getLiteralName(type) == null)
                .mapToObj(SopLexer.VOCABULARY::getSymbolicName)
                .filter(name -> name.contains("_"))
                .map(name -> name.toLowerCase(Locale.ROOT).replace('_', ' '))
                .toList();

        assertThat(new TreeSet<>(phrases())).containsExactlyElementsOf(new TreeSet<>(phrases));
    }

    @ParameterizedTest
    @MethodSource({"reserved", "taken"})
    void aReservedWordCannotBeTheNameOfARole(String word) {
        assertThat(problems(word)).as(word).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("freeAndNotTaken")
    void anyOtherWordCan(String word) {
        assertThat(problems(word)).as(word).isEmpty();
    }

    private static List<?> problems(String name) {
        String text = """
                rulebook "A trial"
                side Red
                side Blue
                role %1$s
                game turn "Turn"
                  1 "Bind it"    automatic: %1$s = Red
                  2 "Go"         Red must
                """.formatted(name);
        return Loader.load(RulebookText.of("trial.sop", text), "", List.of(), List.of())
                .problems();
    }
}
