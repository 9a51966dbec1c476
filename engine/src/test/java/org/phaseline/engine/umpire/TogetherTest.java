package org.phaseline.engine.umpire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.handbuilt.Assembler.EGYPT;
import static org.phaseline.engine.handbuilt.Assembler.ROME;

import org.junit.jupiter.api.Test;
import org.phaseline.engine.handbuilt.HandBuilt;
import org.phaseline.engine.handbuilt.PlayedTable;

class TogetherTest {

    @Test
    void whoAnswersFirstMakesNoDifference() {
        PlayedTable romeFirst = new PlayedTable(HandBuilt.together());
        romeFirst.answer(ROME, "Prepare", "done");
        romeFirst.answer(ROME, "Fight", "done");
        romeFirst.answer(EGYPT, "Prepare", "done");
        romeFirst.answer(EGYPT, "Fight", "done");

        PlayedTable egyptFirst = new PlayedTable(HandBuilt.together());
        egyptFirst.answer(EGYPT, "Prepare", "done");
        egyptFirst.answer(ROME, "Prepare", "done");
        egyptFirst.answer(EGYPT, "Fight", "done");
        egyptFirst.answer(ROME, "Fight", "done");

        assertThat(egyptFirst.position().hash()).isEqualTo(romeFirst.position().hash());
        assertThat(romeFirst.position().slots[HandBuilt.TOTAL]).isPositive();
    }

    @Test
    void decisionsOfDifferentBranchesHaveDifferentIds() {
        PlayedTable table = new PlayedTable(HandBuilt.together());

        assertThat(table.decisions()).extracting(OpenDecision::id).containsExactly("1.1.1", "1.2.1");
        table.answer(ROME, "Prepare", "done");
        assertThat(table.decisions()).extracting(OpenDecision::id).containsExactly("1.1.2", "1.2.1");
    }

    @Test
    void aDecisionIsFoundByItsIdWhileItIsOpen() {
        PlayedTable table = new PlayedTable(HandBuilt.together());

        for (OpenDecision decision : table.decisions()) {
            assertThat(table.umpire.decision(table.position(), decision.id())).contains(decision);
        }
        assertThat(table.umpire.decision(table.position(), "9.9.9")).isEmpty();
    }

    @Test
    void aDigressionHaltsEverythingAndComesBackToIt() {
        PlayedTable table = new PlayedTable(HandBuilt.skirmish(2));
        table.answer(new Answer.Raise(0, EGYPT, "the road"));

        assertThat(table.decisions()).extracting(OpenDecision::prompt).containsExactly("Found it");
        assertThat(table.decisions().getFirst().isFor(EGYPT)).isTrue();
        table.answer(EGYPT, "Found it", "done");
        assertThat(table.decisions()).extracting(OpenDecision::prompt).containsExactly("Attack");
    }

    @Test
    void aSealedChoiceCanBeChangedUntilAllAreReady() {
        PlayedTable table = new PlayedTable(HandBuilt.sealed());
        table.answer(ROME, "Hide", "done");
        table.answer(ROME, "Ready?", "ready");
        table.answer(ROME, "Ready?", "change");
        table.answer(ROME, "Hide", "skip");
        table.answer(ROME, "Ready?", "ready");
        table.answer(EGYPT, "Hide", "skip");
        table.answer(EGYPT, "Ready?", "ready");

        assertThat(table.position().slots[HandBuilt.TOTAL]).isZero();
        assertThat(table.position().slots[0]).isEqualTo(2);
    }

    @Test
    void aSealedNoteStaysUnseenAndGoesWhenItIsChanged() {
        PlayedTable table = new PlayedTable(HandBuilt.sealed());
        Answer.Pick hide = table.pick(ROME, "Hide", "done");
        table.answer(new Answer.Pick(hide.decision(), ROME, hide.item(), "behind the hill"));
        assertThat(table.position().notes).hasSize(1);
        assertThat(table.umpire.sighting(table.position(), ROME).ownSecrets())
                .containsExactly("All of it: behind the hill");
        assertThat(table.umpire.sighting(table.position(), EGYPT).ownSecrets()).isEmpty();

        table.answer(ROME, "Ready?", "change");
        assertThat(table.position().notes).isEmpty();
    }
}
