package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CountedFacesTest {

    @Test
    void theFacesThatCountAreSaidAsShortlyAsPossible() {
        assertThat(CountedFaces.say(List.of(5, 6), 6)).isEqualTo("5 or more");
        assertThat(CountedFaces.say(List.of(6), 6)).isEqualTo("6");
        assertThat(CountedFaces.say(List.of(1, 2), 6)).isEqualTo("2 or less");
        assertThat(CountedFaces.say(List.of(1, 3, 5), 6)).isEqualTo("1, 3, 5");
        assertThat(CountedFaces.say(List.of(2, 3), 6)).isEqualTo("2, 3");
        assertThat(CountedFaces.say(List.of(), 6)).isEqualTo("none");
        assertThat(CountedFaces.say(List.of(1, 2, 3, 4, 5, 6), 6)).isEqualTo("all");
    }
}
