package org.phaseline.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** A game on the larger map, by the umpire and by a bot at once, within the limits that hold for every answer. */
@Tag("slow")
class MapLimitsTest {

    /** So seldom somebody stops moving or fighting while they could go on. */
    private static final int STOPS = 12;

    private final CompiledRulebook rulebook = BenchmarkTexts.rulebook(MapTexts.of(MapTexts.LARGE), "");
    private final Umpire umpire =
            new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(3), false);
    private final Sandbox bot = Sandbox.begin(rulebook, new QuickDice(3));
    private final Random random = new Random(3);

    @Test
    void onALargeMapNoAnswerMeetsALimitAndUmpireAndBotsFindTheSame() {
        Position position = accepted(umpire.begin());
        int answered = 0;
        for (; !position.over; answered++) {
            OpenDecision decision = umpire.decisions(position).getFirst();
            List<Long> choices =
                    decision.choices().stream().map(LegalChoice::item).toList();
            assertThat(bot.questions()).isEqualTo(1);
            assertThat(items(bot.menu(0))).isEqualTo(choices);
            long item = pick(choices);
            int seat = Long.numberOfTrailingZeros(decision.seats());

            position = accepted(umpire.rule(position, new Answer.Pick(decision.id(), seat, item, "")));
            bot.answer(0, item);
            assertThat(bot.position().hash()).as("after answer " + answered).isEqualTo(position.hash());
        }
        assertThat(answered).as("answers of a whole game").isGreaterThan(150);
    }

    private static Position accepted(Ruling ruling) {
        assertThat(ruling).isInstanceOf(Ruling.Accepted.class);
        return ((Ruling.Accepted) ruling).position();
    }

    private static List<Long> items(Menu menu) {
        List<Long> items = new ArrayList<>();
        for (int i = 0; i < menu.size(); i++) {
            items.add(menu.item(i));
        }
        return items;
    }

    private long pick(List<Long> choices) {
        boolean mayStop = choices.size() > 1 && choices.getLast() == Menu.PASS;
        if (mayStop && random.nextInt(STOPS) == 0) {
            return Menu.PASS;
        }
        return choices.get(random.nextInt(mayStop ? choices.size() - 1 : choices.size()));
    }
}
