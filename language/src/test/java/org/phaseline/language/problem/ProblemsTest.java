package org.phaseline.language.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.language.tree.Place;

class ProblemsTest {

    private final Problems problems = new Problems();

    @Test
    void problemsComeInTheOrderOfTheText() {
        problems.add(Code.SYNTAX, new Place("b.sop", 1, 1, 1), "fourth");
        problems.add(Code.SYNTAX, new Place("a.sop", 10, 1, 1), "third");
        problems.add(Code.SYNTAX, new Place("a.sop", 2, 9, 1), "second");
        problems.add(Code.SYNTAX, new Place("a.sop", 2, 3, 1), "first");

        assertThat(problems.sorted())
                .extracting(Problem::sentence)
                .containsExactly("first", "second", "third", "fourth");
    }

    @Test
    void ofTwoAtTheSameSpotTheFirstStays() {
        problems.add(Code.SYNTAX, new Place("a.sop", 2, 3, 1), "the cause");
        problems.add(Code.SYNTAX, new Place("a.sop", 2, 3, 9), "a consequence");

        assertThat(problems.sorted()).extracting(Problem::sentence).containsExactly("the cause");
    }

    @Test
    void nothingIsWrongAtFirst() {
        assertThat(problems.isEmpty()).isTrue();
        assertThat(problems.sorted()).isEmpty();
    }
}
