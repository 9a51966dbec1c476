package org.phaseline.engine.umpire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.phaseline.engine.handbuilt.Assembler.EGYPT;
import static org.phaseline.engine.handbuilt.Assembler.ROME;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.handbuilt.HandBuilt;
import org.phaseline.engine.handbuilt.PlayedTable;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;

class TakeBackTest {

    private static long hashAsOfTake(Position position, int take) {
        Position copy = position.copy();
        copy.take = take;
        return copy.hash();
    }

    private static String rollIn(Ruling.Accepted ruling) {
        return ruling.reports().stream()
                .filter(report -> report instanceof Report.Rolled)
                .map(report -> ((Report.Rolled) report).number())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void takingBackRestoresEverythingButTheTake() {
        PlayedTable table = new PlayedTable(HandBuilt.skirmish(9));
        Position start = table.position();
        table.answer(ROME, "Attack", "done");
        Position middle = table.position();
        table.answer(EGYPT, "Counter", "done");
        table.answer(ROME, "Attack", "done");

        Position back = table.game.takeBack(1);
        assertThat(table.position()).isSameAs(back);
        assertThat(table.game.answers()).isEqualTo(1);
        assertThat(back.take).isEqualTo(1);
        assertThat(back.hash()).isNotEqualTo(middle.hash());
        assertThat(hashAsOfTake(back, 0)).isEqualTo(middle.hash());
        assertThat(hashAsOfTake(table.game.takeBack(0), 0)).isEqualTo(start.hash());
    }

    @Test
    void aRollThatIsMadeAgainHasANewNumber() {
        PlayedTable table = new PlayedTable(HandBuilt.skirmish(9));
        String first = rollIn(table.answer(ROME, "Attack", "done"));
        table.game.takeBack(0);
        String second = rollIn(table.answer(ROME, "Attack", "done"));
        table.game.takeBack(0);
        String third = rollIn(table.answer(ROME, "Attack", "done"));

        assertThat(List.of(first, second, third)).containsExactly("2", "1:2", "2:2");
    }

    @Test
    void aDecisionThatIsAskedAgainHasANewId() {
        PlayedTable table = new PlayedTable(HandBuilt.skirmish(9));
        Answer.Pick old = table.pick(ROME, "Attack", "done");
        table.answer(old);
        table.game.takeBack(0);

        assertThat(table.game.propose(old))
                .isEqualTo(new Ruling.Refused("Decision 1 is not open; the open one is 1:1."));
    }

    @Test
    void proposingToTakeBackChangesNothing() {
        PlayedTable table = new PlayedTable(HandBuilt.skirmish(9));
        table.answer(ROME, "Attack", "done");
        long before = table.position().hash();

        Position proposed = table.game.proposeTakeBack(0);
        assertThat(table.position().hash()).isEqualTo(before);
        assertThat(table.game.answers()).isEqualTo(1);
        assertThat(table.game.takeBack(0).hash()).isEqualTo(proposed.hash());
    }

    @Test
    void whatWasRolledIsKnownToHaveBeenExposed() {
        PlayedTable table = new PlayedTable(HandBuilt.skirmish(9));
        table.answer(ROME, "Attack", "done");
        table.answer(EGYPT, "Counter", "skip");

        assertThat(table.game.exposedSince(0)).isTrue();
        assertThat(table.game.exposedSince(1)).isFalse();
        assertThat(table.game.exposedSince(2)).isFalse();
    }

    @Test
    void nobodyCanGoBackToWhatHasNotHappened() {
        PlayedTable table = new PlayedTable(HandBuilt.skirmish(9));

        assertThatThrownBy(() -> table.game.takeBack(1)).hasMessage("there are 0 answers, not 1");
        assertThatThrownBy(() -> table.game.takeBack(-1)).hasMessage("there are 0 answers, not -1");
    }

    /** Long enough to pass the places where positions are kept, and back and forth over them. */
    @Test
    void anyPositionOfAGameCanBeFoundAgainHoweverOftenItWasTakenBack() {
        for (long seed = 1; seed <= 5; seed++) {
            PlayedTable table = new PlayedTable(HandBuilt.skirmish(1000));
            Random random = new Random(seed);
            List<Long> hashes = new ArrayList<>(List.of(table.position().hash()));
            Set<String> rolls = new LinkedHashSet<>();
            int rolled = 0;
            for (int i = 0; i < 400; i++) {
                if (random.nextInt(20) == 0) {
                    int to = random.nextInt(table.game.answers() + 1);
                    hashes.subList(to, hashes.size()).clear();
                    hashes.add(table.game.takeBack(to).hash());
                }
                List<OpenDecision> asked = table.decisions();
                Answer answer = new Answer.Pick(
                        asked.getFirst().id(),
                        Long.numberOfTrailingZeros(asked.getFirst().seats()),
                        asked.getFirst().choices().getLast().item(),
                        "");
                for (Report report : table.answer(answer).reports()) {
                    if (report instanceof Report.Rolled roll) {
                        rolls.add(roll.number());
                        rolled++;
                    }
                }
                hashes.add(table.position().hash());
            }
            assertThat(rolls).as("seed %d", seed).hasSize(rolled);
            for (int at = 0; at < hashes.size(); at++) {
                assertThat(table.game.at(at).hash())
                        .as("seed %d, answer %d", seed, at)
                        .isEqualTo(hashes.get(at));
            }
        }
    }
}
