package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.generator.text.GeneratedRulebook;
import org.phaseline.generator.text.RulebookGenerator;
import org.phaseline.generator.text.TextMutations;
import org.phaseline.language.problem.Code;

/** Rulebooks made by chance: what is valid is accepted, what is broken is explained, and nothing makes the checker throw. */
@Tag("slow")
class GeneratedRulebooksTest {

    private static final int RULEBOOKS = Boolean.getBoolean("long") ? 20_000 : 60;
    private static final int MUTATIONS = Boolean.getBoolean("long") ? 50_000 : 120;

    @Test
    void theSameSeedGivesTheSameText() {
        LongStream.rangeClosed(1, 20).forEach(seed -> {
            assertThat(RulebookGenerator.of(seed)).isEqualTo(RulebookGenerator.of(seed));
            assertThat(RulebookGenerator.of(seed).text())
                    .isNotEqualTo(RulebookGenerator.of(seed + 1).text());
        });
    }

    @Test
    void whatIsGeneratedHasNoProblems() {
        for (long seed = 1; seed <= RULEBOOKS; seed++) {
            GeneratedRulebook generated = generated(seed);
            // A choice in a loop may well have nothing to choose from: that is what chance tries.
            assertThat(Loader.check(text(generated)))
                    .as(() -> "\n" + generated.shown())
                    .allMatch(problem -> problem.code() == Code.EMPTY_CHOICE);
        }
        System.out.printf("generated      %d rulebooks checked, none refused%n", RULEBOOKS);
    }

    /** What never occurs is never tried. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "secretly\n",
                "draw (2|up to 3) cards",
                "draw card",
                "shuffle Unit|shuffle \\(Unit",
                "shuffle \\(Team",
                "draw .* from Team .*, seen by",
                "roll secret.*, seen by",
                "d\\(count of",
                "secretly, revealed together",
                "reveal \\[",
                "require for each",
                "side \\w+[^\n]*, plural",
                "(?s)board Map: hexes.*board Hall: squares",
                "(?s)board Map: squares.*board Hall: hexes",
                "picks \"Which comes first",
                "marker fired on Unit[^\n]*, untold",
                "tell \"\\{each\\d+\\} does",
                "unseen while",
                "when Event",
                "triggers wait",
                "triggers interrupt",
                "announce",
                "cancel",
                "together\n",
                "together for each",
                "in step",
                "(both|everyone) (may|must)",
                "later ",
                "for each \\w+ in",
                " picks",
                "including new ones",
                "next each",
                "conduct Sequence",
                "one of\n",
                "any of\n",
                "all of\n",
                "round \\d",
                "another round",
                "meanwhile",
                "go to",
                "until level",
                "any number of times",
                "up to 2 times",
                "compulsory if",
                "otherwise",
                "board Map: hexes",
                "board Map: squares",
                "board Map: table",
                "\\.at = ",
                "turned\\(",
                "choose exactly",
                "choose any number of",
                " chooses ",
                "enter ",
                " says ",
                "roll off",
                "reroll up to",
                "reroll \\w+ where",
                "counting",
                "modifier",
                "table Losses",
                "shifted",
                "define reckoned",
                "schedule",
                "stopping in",
                "path\\(\\{",
                "price\\(",
                "sides of Map have",
                "side\\(\\w+, \\w+\\)\\.\\w+ (\\+)?=",
                "calendar",
                "marker fired on Unit",
                "unmark ",
                "option ",
                "using ",
                "scenario ",
                "without \\[",
                "instead of \\[[^\n]*\n *\\d",
                "instead of \\[[^\n]*\n *note",
                "after \\[",
                "before \\[",
                "conduct \\[",
                "part \"generated-\\d+-things",
                "part \"generated-\\d+-sequences",
                "# ---- scenarios/",
                "absent ",
                "factions of",
                "given ",
                "digression",
                "pay ",
                "take unitOf",
                "return unitOf",
                "each\\d+\\.plotted",
                "end game won by",
                "end game drawn"
            })
    void everyConstructOccurs(String construct) {
        Pattern pattern = Pattern.compile(construct);
        assertThat(LongStream.rangeClosed(1, 400).boxed())
                .anyMatch(seed -> pattern.matcher(generated(seed).shown()).find());
    }

    @Test
    void whatWasAddedLastOccursOften() {
        for (String construct : List.of(
                "require for each",
                "side \\w+[^\n]*, plural",
                "board Hall:",
                "picks \"Which comes first",
                "marker fired on Unit[^\n]*, untold",
                "tell \"\\{each\\d+\\} does")) {
            Pattern pattern = Pattern.compile(construct);
            long count = LongStream.rangeClosed(1, 400)
                    .filter(seed -> pattern.matcher(generated(seed).shown()).find())
                    .count();
            System.out.printf("generated      %d of 400 rulebooks with %s%n", count, construct);
            assertThat(count).as(construct).isGreaterThan(5);
        }
    }

    /** The fingerprint says whether hashes of positions can be compared, so it must not depend on anything but the text. */
    @Test
    void theSameTextGivesTheSameForm() {
        for (long seed = 1; seed <= RULEBOOKS / 3; seed++) {
            GeneratedRulebook generated = generated(seed);
            for (String scenario : generated.scenarios()) {
                CompiledRulebook one = load(generated, scenario);
                CompiledRulebook other = load(generated, scenario);
                assertThat(other.form()).as("seed %d", seed).isEqualTo(one.form());
                assertThat(other.code()).as("seed %d", seed).hasSameSizeAs(one.code());
                assertThat(other.initial()).as("seed %d", seed).isEqualTo(one.initial());
            }
        }
    }

    @Test
    void whateverIsBrokenInAGeneratedRulebookTheCheckerNeverThrows() {
        int refused = 0;
        for (long seed = 1; seed <= MUTATIONS; seed++) {
            GeneratedRulebook sound = generated(1 + seed % RULEBOOKS);
            String mutated = TextMutations.of(sound.text(), seed);
            try {
                refused += Loader.check(new RulebookText(sound.file(), mutated, sound.others()))
                                .isEmpty()
                        ? 0
                        : 1;
            } catch (RuntimeException | StackOverflowError thrown) {
                fail(
                        "the checker throws " + thrown + " at " + thrown.getStackTrace()[0] + ", seed " + seed + ":\n"
                                + mutated,
                        thrown);
            }
        }
        System.out.printf("generated      %d rulebooks broken, %d refused%n", MUTATIONS, refused);
        assertThat(refused).isGreaterThan(MUTATIONS / 2);
    }

    private static GeneratedRulebook generated(long seed) {
        return seed % 3 == 0 ? RulebookGenerator.discreet(seed) : RulebookGenerator.of(seed);
    }

    private static RulebookText text(GeneratedRulebook generated) {
        return new RulebookText(generated.file(), generated.text(), generated.others());
    }

    private static CompiledRulebook load(GeneratedRulebook generated, String scenario) {
        return Loader.load(text(generated), scenario, List.of(), List.of())
                .rulebook()
                .orElseThrow();
    }
}
