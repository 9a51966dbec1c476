package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** A note beside an answer is read by nobody who must not know what the answer was chosen from. */
class SealedNotesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final String HIDDEN_TEAMS = """
            rulebook "Ambush"
            side Red
            side Blue
            piece Team, unseen while it.hidden
            Team has
              side: Side
              hidden: flag = yes
              moved: flag
            roster Team: side, hidden
              guns "Machine gun": Red, yes
              rifles "Rifles": Red, no
              mortar "Mortar": Red, yes
            game turn "Turn"
              1 "Move your teams"              Red may, any number of times
                choose t from Team where it.side is Red and not it.moved
                t.moved = yes
              2 "Look around"                  Blue must
            """;

    private final List<Report> told = new ArrayList<>();
    private Umpire umpire;
    private Position position;

    private void begin(String text) {
        CompiledRulebook rulebook = Loader.load(RulebookText.of("notes.sop", text), "", List.of(), List.of())
                .rulebook()
                .orElseThrow();
        umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
        position = ((Ruling.Accepted) umpire.begin()).position();
    }

    private OpenDecision answer(int seat, String word, String note) {
        OpenDecision decision = umpire.decisions(position).stream()
                .filter(each -> each.isFor(seat))
                .findFirst()
                .orElseThrow();
        long item = decision.choices().stream()
                .filter(choice -> choice.word().equals(word))
                .findFirst()
                .orElseThrow()
                .item();
        Ruling.Accepted ruling =
                (Ruling.Accepted) umpire.rule(position, new Answer.Pick(decision.id(), seat, item, note));
        position = ruling.position();
        told.addAll(ruling.reports());
        return decision;
    }

    private String log(int seat) {
        Sentences sentences = new Sentences(umpire.rulebook().outline());
        StringBuilder log = new StringBuilder();
        for (Report report : told) {
            if (umpire.visibility(seat).maySee(report)) {
                log.append(sentences.say(report)).append('\n');
            }
        }
        return log.toString();
    }

    @Test
    void aNoteBesideNoMoreIsAsUnseenAsTheDecision() {
        begin(HIDDEN_TEAMS);
        answer(RED, "Machine gun", "into the barn");
        assertThat(answer(RED, "no more", "the mortar waits").sealed()).isTrue();

        assertThat(log(RED)).contains("into the barn").contains("no more").contains("the mortar waits");
        assertThat(log(BLUE))
                .contains("no more")
                .doesNotContain("the mortar waits")
                .doesNotContain("barn");
    }

    @Test
    void aNoteBesideAPieceThatAllSeeIsAsUnseenAsTheDecision() {
        begin(HIDDEN_TEAMS);
        answer(RED, "Rifles", "to draw their fire");

        assertThat(log(RED)).contains("Rifles").contains("to draw their fire");
        assertThat(log(BLUE)).contains("Rifles").doesNotContain("to draw their fire");
    }

    @Test
    void aNoteBesideWhatAllMaySeeIsForAll() {
        begin(HIDDEN_TEAMS);
        answer(RED, "Machine gun", "");
        answer(RED, "Mortar", "");
        // Nothing unseen is left to choose from.
        assertThat(answer(RED, "no more", "that was it").sealed()).isFalse();
        answer(BLUE, "done", "nothing to see");

        assertThat(log(BLUE)).contains("that was it");
        assertThat(log(RED)).contains("nothing to see");
    }

    @Test
    void notesBesideASealedNoMoreAreOpenedWithTheRestAndNotWhoHasChosenAnything() {
        begin("""
                rulebook "Plans"
                kind Plan: raid, hold
                side Red
                side Blue
                game turn "Turn"
                  1 "Plan"                     both may secretly, revealed together, any number of times
                    choose plan from Plan
                  2 "Go on"                    Red must
                """);
        answer(RED, "raid", "at dawn");
        answer(RED, "no more", "enough of it");
        answer(RED, "ready", "");
        answer(BLUE, "no more", "never");
        assertThat(log(BLUE)).doesNotContain("at dawn").doesNotContain("enough of it");
        assertThat(log(RED)).doesNotContain("never");

        answer(BLUE, "ready", "");
        assertThat(log(BLUE))
                .contains("Red reveals Plan: at dawn\n", "Red reveals Plan: enough of it")
                .doesNotContain("done by Red");
        assertThat(log(RED)).contains("Blue reveals Plan: never\n").doesNotContain("done by Blue");
        assertThat(position.notes).isEmpty();
    }

    @Test
    void aNoteBesideNoMoreIsTakenBackWithTheChoice() {
        begin("""
                rulebook "Plans"
                kind Plan: raid, hold
                side Red
                side Blue
                game turn "Turn"
                  1 "Plan"                     both may secretly, revealed together, any number of times
                    choose plan from Plan
                  2 "Go on"                    Red must
                """);
        answer(RED, "no more", "never");
        answer(RED, "change", "");
        answer(RED, "no more", "");
        answer(RED, "ready", "");
        answer(BLUE, "no more", "");
        answer(BLUE, "ready", "");
        assertThat(log(BLUE)).contains("Plan: not done by Blue").doesNotContain("never");
    }
}
