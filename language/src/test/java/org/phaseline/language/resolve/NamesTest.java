package org.phaseline.language.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.checked.NameIndex;
import org.phaseline.language.tree.Place;

/** What an editor asks: what does this name mean, where is it declared, where else is it used? */
class NamesTest {

    private static final String TEXT = """
            rulebook "Names"
            kind Plan: raid, hold
            side Red
            side Blue
            Side has
              points: 0..9 = 0
            define bonus (who: Side): number = who.points + 1
            game turn "A day"
              1 "Plan" both must
                choose plan from Plan
              for each phasing in sides
                2 "Attack" phasing may, otherwise go to [3]
                  roll dice: 2d6
                  if dice + bonus(phasing) > 8: phasing.points += 1
                3 "Rest" phasing must
            """;

    private final NameIndex names = Loader.names(RulebookText.of("names.sop", TEXT), "");

    @Test
    void aNameKnowsItsDeclarationFromAnyPlaceInsideIt() {
        int line = line("roll dice") + 1;
        int column = column("if dice + bonus(phasing)", "bonus");

        assertThat(names.at("names.sop", line, column + 2)).hasValueSatisfying(found -> {
            assertThat(found.name()).isEqualTo("bonus");
            assertThat(found.said()).isEqualTo("a formula");
            assertThat(found.place().line()).isEqualTo(line("define bonus"));
        });
    }

    @Test
    void aDeclarationKnowsEveryUse() {
        assertThat(uses("points")).containsExactly(line("define bonus"), line("phasing.points += 1"));
        assertThat(uses("dice")).containsExactly(line("if dice"));
        assertThat(uses("Plan")).contains(line("choose plan"));
        assertThat(uses("who")).containsExactly(line("define bonus"));
    }

    @Test
    void aStepKnowsWhoRefersToIt() {
        assertThat(uses("3")).containsExactly(line("go to [3]"));
    }

    @Test
    void whatIsNoNameMeansNothing() {
        assertThat(names.at("names.sop", line("roll dice"), column("roll dice: 2d6", "2d6")))
                .isEmpty();
        assertThat(names.at("other.sop", 1, 1)).isEmpty();
    }

    @Test
    void everyNameAndEveryUseStandsInAFileOfTheRulebook() {
        assertThat(names.definitions()).extracting(each -> each.place().file()).containsOnly("names.sop");
        assertThat(names.definitions().stream().flatMap(each -> names.uses(each).stream()))
                .extracting(Place::file)
                .containsOnly("names.sop");
    }

    @Test
    void aBrokenRulebookStillKnowsTheNamesThatCanBeRead() {
        NameIndex broken = Loader.names(RulebookText.of("names.sop", TEXT.replace("from Plan", "from Plann")), "");

        assertThat(broken.definitions()).extracting(NameIndex.Definition::name).contains("bonus", "points", "Plan");
    }

    private List<Integer> uses(String name) {
        return names.definitions().stream()
                .filter(each -> each.name().equals(name))
                .flatMap(each -> names.uses(each).stream())
                .map(Place::line)
                .toList();
    }

    private static int line(String part) {
        List<String> lines = TEXT.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).contains(part)) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException(part);
    }

    private static int column(String lineWith, String word) {
        return TEXT.lines().toList().get(line(lineWith) - 1).indexOf(word) + 1;
    }
}
