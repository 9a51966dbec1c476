package org.phaseline.server.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.phaseline.language.RulebookText;
import org.phaseline.server.limit.FairLimiter;

/** A rulebook that is sent to do harm harms nobody. */
@Tag("slow")
@Tag("waits")
class CheckProcessesTest {

    private static final String SMALL = """
            rulebook "Small"
            side Red "Red"
            side Blue "Blue"
            length 1 game turns
            game turn "Turn"
              1 "March"   both may
            """;

    private static final FairLimiter.Size ONE = new FairLimiter.Size(1, 1, 4, 8, Duration.ofSeconds(30));

    private static CheckRequest manuscript(String text) {
        return new CheckRequest(RulebookText.of("book.sop", text), "", List.of(), List.of());
    }

    private static CheckPatience usual(Duration most) {
        return new CheckPatience(most, CheckPatience.USUAL.longest());
    }

    /** Each step plays all before it again: twice as much with every line. */
    private static String bomb() {
        StringBuilder text = new StringBuilder(SMALL);
        for (int i = 2; i < 60; i++) {
            text.append("  ").append(i).append(" \"Again\"   automatic\n");
            text.append("    conduct [1] to [").append(i - 1).append("]\n");
        }
        return text.toString();
    }

    /** So many steps that what they mean does not fit into a small memory. */
    private static String large() {
        StringBuilder text = new StringBuilder(SMALL);
        for (int i = 2; i < 20_000; i++) {
            text.append("  ").append(i).append(" \"Again and again\"   both may\n");
        }
        return text.toString();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aReaderThatStandsStillIsGivenUpAndTheNextRulebookIsRead() throws Exception {
        // Long enough for a busy machine to start a process, twice.
        CheckPatience little = new CheckPatience(Duration.ofSeconds(20), Duration.ofSeconds(30));
        try (CheckProcesses processes = new CheckProcesses(little, "256m", ONE)) {
            assertThat(processes.read("192.0.2.1", manuscript(SMALL))).isInstanceOf(CheckResult.Done.class);
            long reader = processes.next().orElseThrow().pid();
            new ProcessBuilder("kill", "-STOP", String.valueOf(reader)).start().waitFor();
            assertThat(processes.read("192.0.2.1", manuscript(SMALL)))
                    .isInstanceOfSatisfying(CheckResult.Unavailable.class, busy -> {
                        assertThat(busy.sentence()).contains("too busy");
                    });
            assertThat(processes.read("192.0.2.1", manuscript(SMALL)))
                    .isInstanceOfSatisfying(CheckResult.Done.class, proof -> {
                        assertThat(proof.playable()).isTrue();
                    });
        }
    }

    @Test
    void aRulebookThatGrowsWithEveryLineIsReadAndRefusedAndTheNextOneIsRead() {
        try (CheckProcesses processes = new CheckProcesses(ONE)) {
            assertThat(processes.read("192.0.2.1", manuscript(bomb())))
                    .isInstanceOfSatisfying(CheckResult.Done.class, proof -> {
                        assertThat(proof.playable()).isFalse();
                        assertThat(new String(proof.json(), StandardCharsets.UTF_8))
                                .contains("this rulebook is too large to compile");
                    });
            assertThat(processes.read("192.0.2.1", manuscript(SMALL)))
                    .isInstanceOfSatisfying(CheckResult.Done.class, proof -> {
                        assertThat(proof.playable()).isTrue();
                    });
        }
    }

    /** No text is known that takes so long, so it is the patience that is short. */
    @Test
    void aReaderThatTakesTooLongIsEndedAndTheNextIsAFreshOne() {
        try (CheckProcesses processes = new CheckProcesses(usual(Duration.ofMillis(1)), "256m", ONE)) {
            for (int i = 0; i < 2; i++) {
                assertThat(processes.read("192.0.2.1", manuscript(SMALL)))
                        .isInstanceOfSatisfying(CheckResult.TooMuch.class, proof -> {
                            assertThat(proof.sentence()).startsWith("This rulebook takes longer than");
                        });
            }
        }
    }

    @Test
    void aRulebookThatNeedsTooMuchMemoryEndsTheReaderAndNotTheServer() {
        try (CheckProcesses processes = new CheckProcesses(usual(Duration.ofSeconds(60)), "24m", ONE)) {
            assertThat(processes.read("192.0.2.1", manuscript(large())))
                    .isInstanceOfSatisfying(CheckResult.TooMuch.class, proof -> {
                        assertThat(proof.sentence()).contains("memory");
                    });
            assertThat(processes.read("192.0.2.1", manuscript(SMALL)))
                    .as("the same pool, with a fresh process")
                    .isInstanceOf(CheckResult.Done.class);
        }
    }

    @Test
    void whatIsWrongIsTold() {
        try (CheckProcesses processes = new CheckProcesses(ONE)) {
            assertThat(processes.read("192.0.2.1", manuscript(SMALL.replace("both", "nobody"))))
                    .isInstanceOfSatisfying(CheckResult.Done.class, proof -> {
                        assertThat(proof.playable()).isFalse();
                        assertThat(new String(proof.json(), StandardCharsets.UTF_8))
                                .contains("nobody");
                    });
        }
    }
}
