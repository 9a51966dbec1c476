package org.phaseline.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CoveredChangesTest {

    private static final long RED = 1;

    private static Report.Changed change(int step, String name) {
        return new Report.Changed(step, Report.EVERYONE, "", name, "1", "2");
    }

    /** The names of the changes that a sentence covers, which is told after these reports. */
    private static List<String> covered(Report.Told sentence, Report... reports) {
        List<Report> all = new ArrayList<>(List.of(reports));
        CoveredChanges.mark(all, 0, sentence, List.of());
        return all.stream()
                .filter(report -> report instanceof Report.Changed changed && changed.covered() == sentence.audience())
                .map(report -> ((Report.Changed) report).name())
                .toList();
    }

    private static Report.Told told(int step) {
        return new Report.Told(step, RED, "so it was", true);
    }

    @Test
    void aSentenceCoversTheChangesOfItsStep() {
        assertThat(covered(
                        told(2),
                        change(1, "before"),
                        new Report.Entered(2, Report.EVERYONE, ""),
                        change(2, "a"),
                        new Report.Entered(7, Report.EVERYONE, ""),
                        change(7, "conducted"),
                        new Report.Left(7, Report.EVERYONE, "", "done"),
                        change(2, "b")))
                .containsExactly("a", "conducted", "b");
    }

    @Test
    void butNoneBeforeAnAnswerOrAnotherSentence() {
        Report answer = new Report.Answered(2, Report.EVERYONE, 0, "?", "yes", "yes", "");
        assertThat(covered(told(2), change(2, "a"), answer, change(2, "b"))).containsExactly("b");
        assertThat(covered(told(2), change(2, "a"), told(2), change(2, "b"))).containsExactly("b");
        assertThat(covered(told(2), change(2, "a"), new Report.Told(2, RED, "a note"), change(2, "b")))
                .containsExactly("a", "b");
    }

    @Test
    void aSentenceOfWhatItsStepConductsLeavesTheRestToIt() {
        assertThat(covered(
                        told(2),
                        change(1, "before"),
                        new Report.Entered(2, Report.EVERYONE, ""),
                        new Report.Entered(7, Report.EVERYONE, ""),
                        change(7, "first card"),
                        new Report.Left(7, Report.EVERYONE, "", "done"),
                        new Report.Entered(8, Report.EVERYONE, ""),
                        told(8),
                        new Report.Left(8, Report.EVERYONE, "", "done"),
                        change(2, "second card")))
                .containsExactly("first card", "second card");
    }

    @Test
    void whatIsRevealedInItsStepIsCoveredTooButNoNoteOfAPlayer() {
        List<Report> all = new ArrayList<>(List.of(
                new Report.Revealed(1, Report.EVERYONE, "Red", "too early", "hold"),
                new Report.Entered(2, Report.EVERYONE, ""),
                new Report.Revealed(1, Report.EVERYONE, "Red", "order", "hold"),
                new Report.Revealed(
                        1, Report.EVERYONE, "Red", "", "Plot", "for the bridge", Report.Revealed.Sort.NOTE, 0)));
        CoveredChanges.mark(all, 0, told(2), List.of());
        assertThat(all.stream().map(Report::covered)).containsExactly(0L, 0L, RED, 0L);
    }

    @Test
    void outsideOfAllStepsOnlyWhatComesAfterTheLastOne() {
        assertThat(covered(told(-1), change(3, "a"), new Report.Left(3, Report.EVERYONE, "", "done"), change(-1, "b")))
                .containsExactly("b");
    }

    private static Report answered(int step, String title, String note) {
        return new Report.Answered(step, Report.EVERYONE, 0, "Where?", "word", title, note);
    }

    private static long coveredAnswer(Report answer, String sentence, Integer... conducting) {
        List<Report> all = new ArrayList<>(List.of(answer));
        CoveredChanges.markAnswer(all, new Report.Told(2, RED, sentence, true), List.of(conducting));
        return all.getFirst().covered();
    }

    @Test
    void aSentenceCoversTheAnswerThatItNames() {
        assertThat(coveredAnswer(answered(2, "the Mill", ""), "The Dragoons march to the Mill"))
                .isEqualTo(RED);
        assertThat(coveredAnswer(answered(1, "the Dragoons", ""), "The Dragoons march", 1))
                .isEqualTo(RED);
    }

    @Test
    void butNoAnswerOfAnotherStepNorOneWithANoteNorAPartOfAWordNorANumber() {
        assertThat(coveredAnswer(answered(1, "the Mill", ""), "They march to the Mill"))
                .isZero();
        assertThat(coveredAnswer(answered(2, "the Mill", "at last"), "They march to the Mill"))
                .isZero();
        assertThat(coveredAnswer(answered(2, "the Mill", ""), "They march to the Millpond"))
                .isZero();
        assertThat(coveredAnswer(answered(2, "2", ""), "They march 2 areas")).isZero();
    }
}
