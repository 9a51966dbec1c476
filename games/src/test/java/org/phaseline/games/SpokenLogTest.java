package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.language.RulebookText;

/**
 * In every game that ships, players read sentences: no names of fields, no "x becomes y". Chance plays here; {@link Played} looks at
 * all that the tests of the single games come to.
 */
@Tag("slow")
class SpokenLogTest {

    private static final int GAMES = 2;
    private static final int ANSWERS = 300;

    /** A turn of a guided game takes hundreds of answers, and says little of each. */
    private static final int GUIDED_ANSWERS = 1_500;

    static Stream<Volume> scenarios() {
        return Shelf.scenarios().stream();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void whatPlayersReadFirstIsWrittenForPeople(Volume volume) {
        List<String> options = volume.options();
        assertThat(unspoken(volume.rulebook())).isEmpty();
        if (!options.isEmpty()) {
            assertThat(unspoken(Shelf.load(volume.text(), volume.scenario(), options, List.of())))
                    .as("with every option")
                    .isEmpty();
        }
    }

    @Test
    void aChangeWithoutASentenceAndAQuestionWithoutWordsAreFound() {
        RulebookText mute = RulebookText.of("mute.sop", """
                rulebook "Mute"
                language 2
                side Red
                Side has
                  fleetSize: 0..9 = 0
                length 1 game turns
                game turn "A day"
                  1 "Count" (1)   Red must
                    choose ships from 1..3
                    Red.fleetSize = ships
                """);

        assertThat(unspoken(Shelf.load(mute, "", List.of(), List.of())))
                .anyMatch(line -> line.contains("fleet size: 0 becomes"))
                .contains("Count: ships");
    }

    private static TreeSet<String> unspoken(CompiledRulebook rulebook) {
        boolean guided = rulebook.outline().boards().isEmpty();
        TreeSet<String> unspoken = new TreeSet<>();
        for (long seed = 1; seed <= GAMES; seed++) {
            play(rulebook, seed, guided ? GUIDED_ANSWERS : ANSWERS, unspoken);
        }
        return unspoken;
    }

    private static void play(CompiledRulebook rulebook, long seed, int answers, TreeSet<String> unspoken) {
        // In every other game people throw the dice themselves, and are asked for each.
        Umpire umpire =
                new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(seed), seed % 2 == 0);
        SpokenLines lines = new SpokenLines(umpire);
        Ruling.Accepted ruling = Chance.accepted(umpire.begin());
        unspoken.addAll(lines.unspoken(ruling.reports()));
        Random random = new Random(seed);
        for (int i = 0; i < answers && !ruling.position().over; i++) {
            List<OpenDecision> open = umpire.decisions(ruling.position());
            unspoken.addAll(lines.unspokenQuestions(open));
            ruling = Chance.accepted(
                    umpire.rule(ruling.position(), Chance.anything(open, random).orElseThrow()));
            unspoken.addAll(lines.unspoken(ruling.reports()));
        }
    }
}
