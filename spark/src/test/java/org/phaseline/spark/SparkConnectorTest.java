package org.phaseline.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.cli.terminal.Stop;

class SparkConnectorTest {

    private static Stop refusal(String address) {
        try {
            new SparkConnector()
                    .connect(address, new PrintWriter(new StringWriter()))
                    .close();
        } catch (Stop stop) {
            return stop;
        }
        throw new AssertionError("it connects to " + address);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "localhost:7077",
                "spark:",
                "spark://",
                "spark://here",
                "spark://here:port",
                "spark://here:70000",
                "spark://a:1,",
                "http://here:8080",
                "local[0]",
                "local[]",
                "yarn"
            })
    void whatIsNoAddressIsWrongUsage(String address) {
        Stop stop = refusal(address);

        assertThat(stop.exitCode()).isEqualTo(2);
        assertThat(stop.sentence())
                .isEqualTo("'" + address
                        + "' is not where Spark can be: it is spark://HOST:PORT (usually port 7077), or local[N].");
    }

    @Test
    void aMasterThatIsNotThereIsSaidSoAtOnce() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        Instant began = Instant.now();

        Stop stop = refusal("spark://localhost:" + port);

        assertThat(stop.exitCode()).isEqualTo(3);
        assertThat(stop.sentence())
                .isEqualTo("No Spark master is at spark://localhost:" + port + ": nothing listens on port " + port
                        + " of localhost.");
        // Spark itself takes more than a minute to give up.
        assertThat(Duration.between(began, Instant.now())).isLessThan(Duration.ofSeconds(30));
    }

    @Test
    void aHostThatIsNotKnownIsNamed() {
        Stop stop = refusal("spark://there-is-no.invalid:7077");

        assertThat(stop.exitCode()).isEqualTo(3);
        assertThat(stop.sentence()).contains("the host there-is-no.invalid is not known");
    }

    @Test
    void somethingElseThatListensThereIsNoMaster() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Stop stop = refusal("spark://localhost:" + silent.getLocalPort());

            assertThat(stop.exitCode()).isEqualTo(3);
            assertThat(stop.sentence())
                    .startsWith("Something is at spark://localhost:" + silent.getLocalPort()
                            + ", but it does not answer as a master of Spark 4.1");
        }
    }

    @Test
    void oneOfSeveralMastersThatAllAreNotThereIsEnoughToSayWhy() {
        assertThatExceptionOfType(Stop.class)
                .isThrownBy(() -> new SparkConnector()
                        .connect("spark://no.invalid:1,nor-this.invalid:2", new PrintWriter(new StringWriter()))
                        .close())
                .withMessageContaining("the host no.invalid is not known; the host nor-this.invalid is not known");
    }
}
