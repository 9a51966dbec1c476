package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.language.Loaded;
import org.phaseline.language.RulebookText;

/** What is compiled once stays for who comes next. */
class LibraryTest {

    private static final RulebookText TEXT = RulebookText.of("feud.sop", """
            rulebook "Feud"
            side Red
            side Blue
            option Moon "Moon"
            option Fog "Fog"
            game turn "A day"
              1 "March"   Red may
            """);

    @Test
    void whatCannotBePlayedPushesNothingOut() {
        Library library = new Library();
        Loaded plain = library.load(TEXT, "", List.of(), List.of());
        for (int i = 0; i < 100; i++) {
            assertThat(library.load(TEXT, "Nowhere" + i, List.of(), List.of()).rulebook())
                    .isEmpty();
        }
        assertThat(library.kept(TEXT, "", List.of(), List.of())).containsSame(plain);
        assertThat(library.kept(TEXT, "Nowhere1", List.of(), List.of())).isEmpty();
    }

    @Test
    void optionsMakeTheSameEditionInWhateverOrderTheyAreNamed() {
        Library library = new Library();
        Loaded both = library.load(TEXT, "", List.of("Moon", "Fog"), List.of());
        assertThat(library.load(TEXT, "", List.of("Fog", "Moon", "Fog"), List.of()))
                .isSameAs(both);
    }

    /** 64 large ones of strangers would take all the memory there is. */
    @Test
    void itKeepsNoMoreThanItsWeight() {
        Library library = new Library(2_000_000);
        Loaded first = library.load(TEXT, "", List.of(), List.of());
        RulebookText large = RulebookText.of("feud.sop", TEXT.text() + "# much ado\n".repeat(5_000));
        for (String option : List.of("Moon", "Fog")) {
            library.load(large, "", List.of(option), List.of());
        }
        assertThat(library.kept(TEXT, "", List.of(), List.of())).containsSame(first);
        library.load(large, "", List.of("Moon", "Fog"), List.of());
        assertThat(library.kept(large, "", List.of("Moon"), List.of()))
                .as("the one that nobody has asked for longest")
                .isEmpty();
        assertThat(library.kept(TEXT, "", List.of(), List.of())).containsSame(first);
        assertThat(library.kept(large, "", List.of("Moon", "Fog"), List.of())).isPresent();
    }

    @Test
    void whatIsLargerThanAllTogetherPushesNothingOut() {
        Library library = new Library(100_000);
        Loaded first = library.load(TEXT, "", List.of(), List.of());
        RulebookText large = RulebookText.of("feud.sop", TEXT.text() + "# much ado\n".repeat(5_000));
        assertThat(library.load(large, "", List.of(), List.of()).rulebook()).isPresent();
        assertThat(library.kept(large, "", List.of(), List.of())).isEmpty();
        assertThat(library.kept(TEXT, "", List.of(), List.of())).containsSame(first);
    }
}
