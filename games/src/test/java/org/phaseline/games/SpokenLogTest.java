package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.games.Shelf.Volume;

/** In the games the umpire plays through, players read sentences: no names of fields, no "x becomes y". */
@Tag("slow")
class SpokenLogTest {

    private static final int ANSWERS = 300;
    private static final Pattern CAMEL_CASE = Pattern.compile("\\p{Ll}\\p{Lu}\\p{Ll}");

    /** Those whose rules are enforced, nearly all of them. */
    static Stream<Volume> enforced() {
        return Shelf.scenarios().stream().filter(volume -> {
            var steps = volume.rulebook().outline().inPlay();
            long enforced = steps.stream()
                    .filter(step -> step.coverage() == Coverage.ENFORCED)
                    .count();
            return 2 * enforced > steps.size();
        });
    }

    @ParameterizedTest
    @MethodSource("enforced")
    void whatPlayersReadFirstIsWrittenForPeople(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        Sentences sentences = new Sentences(rulebook.outline());
        TreeSet<String> unspoken = new TreeSet<>();
        Umpire umpire = Chance.umpire(rulebook, 1);
        Ruling.Accepted ruling = Chance.accepted(umpire.begin());
        Random random = new Random(1);
        for (int i = 0; i < ANSWERS && !ruling.position().over; i++) {
            Position before = ruling.position();
            List<OpenDecision> open = umpire.decisions(before);
            open.forEach(decision -> {
                look(decision.prompt(), unspoken);
                decision.choices().forEach(choice -> look(choice.title(), unspoken));
            });
            ruling = Chance.accepted(
                    umpire.rule(before, Chance.anything(open, random).orElseThrow()));
            for (int viewer = Visibility.EVERYBODY;
                    viewer < umpire.seats().all().size();
                    viewer++) {
                Visibility visibility = umpire.visibility(viewer);
                ruling.reports().stream()
                        .filter(SpokenLogTest::isRead)
                        .filter(report -> visibility.maySee(report) && !visibility.isCovered(report))
                        .forEach(report -> look(sentences.say(report), unspoken));
            }
        }
        assertThat(unspoken).isEmpty();
    }

    private static boolean isRead(Report report) {
        return !(report instanceof Report.Entered
                || report instanceof Report.Left
                || report instanceof Report.Announced);
    }

    private static void look(String text, TreeSet<String> unspoken) {
        if (text.contains(" becomes ") || CAMEL_CASE.matcher(text).find()) {
            unspoken.add(text);
        }
    }
}
