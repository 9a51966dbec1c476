package org.phaseline.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ChangelogTest {

    private static final Changelog CHANGELOG = Changelog.of("""
            # Changelog

            ## [Unreleased]

            ### Added

            - What is to come.

            ## [1.1.0] - 2027-05-01

            - Something.

            ## [1.0.0] - 2027-01-01
            """);

    @Test
    void aVersionHasItsOwnSection() throws Exception {
        assertThat(CHANGELOG.section(new Version("1.1.0"))).isEqualTo("- Something.\n");
    }

    @Test
    void aSnapshotIsMadeOfWhatIsNotReleasedYet() throws Exception {
        assertThat(CHANGELOG.section(new Version("1.2.0-SNAPSHOT"))).isEqualTo("### Added\n\n- What is to come.\n");
    }

    @Test
    void aVersionThatTheChangelogDoesNotTellOfIsNotReleased() {
        assertThatThrownBy(() -> CHANGELOG.section(new Version("1.2.0")))
                .isInstanceOf(ReleaseProblem.class)
                .hasMessageContaining("no section [1.2.0]");
        assertThatThrownBy(() -> CHANGELOG.section(new Version("1.0.0"))).isInstanceOf(ReleaseProblem.class);
    }
}
