package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.cli.Run;

class NamesCommandTest {

    @Test
    void everyNameIsListedWithItsDeclarationAndHowOftenItIsUsed() {
        Run run = Run.of("names", "border");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("border.sop:4:6  Plan, a kind, used once", "  raid, a Plan, used once");
        assertThat(run.out().lines().filter(line -> line.contains("  points, ")))
                .hasSize(1);
    }

    @Test
    void editorsGetThemAsJson() {
        Run run = Run.of("names", "--json", "border");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith("[ {\n")
                .contains("\"name\" : \"attack\"", "\"what\" : \"a number\"", "\"uses\" : [ {");
    }
}
