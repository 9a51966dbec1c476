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
}
