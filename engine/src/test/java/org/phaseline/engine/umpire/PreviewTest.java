package org.phaseline.engine.umpire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.handbuilt.Assembler.EGYPT;
import static org.phaseline.engine.handbuilt.Assembler.ROME;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.handbuilt.HandBuilt;
import org.phaseline.engine.handbuilt.PlayedTable;
import org.phaseline.engine.machine.Menu;

class PreviewTest {

    private final PlayedTable table = new PlayedTable(HandBuilt.skirmish(1));

    @Test
    void whatWouldBeRefusedHasNoPreview() {
        String decision = table.asked(ROME, "Attack").id();
        assertThat(table.umpire.preview(table.position(), EGYPT, new Answer.Pick(decision, EGYPT, Menu.DONE, "")))
                .isEmpty();
    }

    @Test
    void aPreviewLeadsWhereTheAnswerLeadsAndChangesNothing() {
        Random random = new Random(5);
        int sure = 0;
        for (int i = 0; i < 200 && !table.position().over; i++) {
            OpenDecision decision = table.decisions().getFirst();
            int seat = Long.numberOfTrailingZeros(decision.seats());
            Answer answer = new Answer.Pick(
                    decision.id(), seat, decision.choices().getFirst().item(), "");
            long before = table.position().hash();
            Preview preview =
                    table.umpire.preview(table.position(), seat, answer).orElseThrow();
            assertThat(table.position().hash()).isEqualTo(before);
            Ruling.Accepted ruling = (Ruling.Accepted) table.game.propose(answer);
            assertThat(preview.after().isPresent()).isEqualTo(!ruling.exposing());
            if (preview.after().isPresent()) {
                sure++;
                assertThat(preview.after().get().sighting()).isEqualTo(table.umpire.sighting(ruling.position(), seat));
            }
            table.answerAnything(random);
        }
        assertThat(sure).isPositive();
    }

    @Test
    void noDieIsThrownToTryAnAnswer() {
        List<String> thrown = new ArrayList<>();
        QuickDice real = new QuickDice(7);
        Umpire umpire = new Umpire(
                table.umpire.rulebook(),
                table.umpire.seats(),
                (roll, die, sides) -> {
                    thrown.add(roll.text());
                    return real.face(roll, die, sides);
                },
                false);
        Random random = new Random(9);
        for (int i = 0; i < 200 && !table.position().over; i++) {
            for (OpenDecision decision : table.decisions()) {
                for (LegalChoice choice : decision.choices()) {
                    int seat = Long.numberOfTrailingZeros(decision.seats());
                    umpire.preview(table.position(), seat, new Answer.Pick(decision.id(), seat, choice.item(), ""));
                }
            }
            table.answerAnything(random);
        }
        assertThat(thrown).isEmpty();
    }
}
