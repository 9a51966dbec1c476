package org.phaseline.engine.outline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PartiesTest {

    private static final Parties PARTIES = new Parties(List.of(
            new Party(0, "Red", "Red", 0, false, true),
            new Party(1, "Allies", "The Allies", 1, false, true, true),
            new Party(2, "Arms", "Horse and Foot", 2, false, true)));

    @Test
    void aVerbAgreesWithTheTitleOfASide() {
        assertThat(PARTIES.verb("Red", "asks")).isEqualTo("asks");
        assertThat(PARTIES.verb("The Allies", "asks")).isEqualTo("ask");
        assertThat(PARTIES.verb("The Allies", "is")).isEqualTo("are");
        assertThat(PARTIES.verb("The Allies", "has")).isEqualTo("have");
    }

    @Test
    void aVerbIsPluralForSeveralButNotForOneWhoseTitleSaysAnd() {
        assertThat(PARTIES.verb(PARTIES.names(3), "rolls")).isEqualTo("roll");
        assertThat(PARTIES.verb("Horse and Foot", "rolls")).isEqualTo("rolls");
        assertThat(PARTIES.verb(PARTIES.names(7), "has")).as("everyone").isEqualTo("has");
    }
}
