package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.generator.text.GeneratedRulebook;
import org.phaseline.generator.text.RulebookGenerator;
import org.phaseline.language.RulebookText;

/** Whoever looks ahead and remembers what formulas gave is asked the same, in the same measure of work, as whoever works everything out. */
@Tag("slow")
class RememberedFormulasTest {

    /** One time in so many a game goes on from a position that was met before. */
    private static final int BACK = 4;

    static Stream<Volume> everything() {
        return Stream.concat(Shelf.scenarios().stream(), Shelf.passages().stream());
    }

    @ParameterizedTest
    @MethodSource("everything")
    void nothingIsAskedOtherwise(Volume volume) {
        compare(volume.rulebook(), Amount.of(120, 3_000), 1);
    }

    @Test
    void norInRulebooksThatNobodyHasWritten() {
        for (long seed = 1; seed <= Amount.of(40, 2_000); seed++) {
            GeneratedRulebook generated = RulebookGenerator.of(seed);
            RulebookText text = new RulebookText(generated.file(), generated.text(), generated.others());
            compare(Shelf.load(text, generated.scenarios().getFirst(), List.of(), List.of()), 60, seed);
        }
    }

    private static void compare(CompiledRulebook rulebook, int answers, long seed) {
        Sandbox plain = new Sandbox(rulebook, CompiledRunner.of(rulebook), rulebook.setUp(), new QuickDice(seed));
        Sandbox remembering = new Sandbox(rulebook, CompiledRunner.of(rulebook), rulebook.setUp(), new QuickDice(seed));
        remembering.rememberFormulas();
        plain.begin();
        remembering.begin();
        Random random = new Random(seed);
        List<Position> met = new ArrayList<>();
        for (int i = 0; i < answers && !plain.over(); i++) {
            if (!met.isEmpty() && random.nextInt(BACK) == 0) {
                Position earlier = met.get(random.nextInt(met.size()));
                plain.goTo(earlier);
                remembering.goTo(earlier);
            }
            List<Asked> asked = asked(plain);
            assertThat(asked(remembering)).as("seed %d, answer %d", seed, i).isEqualTo(asked);
            assertThat(remembering.spent()).as("seed %d, answer %d", seed, i).isEqualTo(plain.spent());
            assertThat(remembering.position().hash()).isEqualTo(plain.position().hash());
            met.add(plain.position().copy());
            List<Asked> open =
                    asked.stream().filter(each -> !each.items.isEmpty()).toList();
            if (open.isEmpty()) {
                return;
            }
            Asked chosen = open.get(random.nextInt(open.size()));
            long item = chosen.items.get(random.nextInt(chosen.items.size()));
            plain.answer(chosen.question, item);
            remembering.answer(chosen.question, item);
        }
    }

    private record Asked(int question, String id, long parties, List<Long> items) {}

    private static List<Asked> asked(Sandbox game) {
        List<Asked> all = new ArrayList<>();
        int questions = game.questions();
        for (int i = 0; i < questions; i++) {
            List<Long> items = new ArrayList<>();
            Menu menu = game.menu(i);
            for (int item = 0; item < menu.size(); item++) {
                items.add(menu.item(item));
            }
            all.add(new Asked(i, game.id(i), game.asked(i), items));
        }
        return all;
    }
}
