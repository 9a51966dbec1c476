package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with a request, the reply is JSON with one sentence and the headers all replies have. */
@Tag("slow")
class MalformedRequestTest extends OverHttp {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /a%00b HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /a/..;/b HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /a%2fb HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /../../x HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET / HTTP/1.1\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nNo colon\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\u0000b\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
                "GET / FTP/1.1\r\nHost: localhost\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
                "POST /t/x/1/answer HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                        + "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
                "TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "G\u0001T / HTTP/1.1\r\nHost: localhost\r\n\r\n"
            })
    void aMalformedRequestGetsJson(String request) {
        check(request);
    }

    @Test
    void whatIsTooLongGetsJson() {
        check("GET /" + "x".repeat(20_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        check("GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(20_000) + "\r\n\r\n");
    }

    private void check(String request) {
        try (RawConnection connection = new RawConnection(server().port(), RawConnection.NEIGHBOUR)) {
            String status = connection.ask(request);
            connection.isClosed(100);
            String got = connection.got();
            assertThat(status).as(request).matches("HTTP/1.1 (4\\d\\d|505) .*");
            assertThat(got)
                    .as(request)
                    .contains(
                            "Content-Type: application/json",
                            "Content-Security-Policy: ",
                            "X-Content-Type-Options: nosniff");
            String body = got.substring(got.indexOf("\r\n\r\n") + 4);
            assertThat(body)
                    .as(request)
                    .startsWith("{\"problem\":\"")
                    .endsWith("\"}")
                    .doesNotContain("<");
        }
    }

    /** It was taken for no list at all, so that a table was made otherwise than it was wished for. */
    @Test
    void aTextWhereAListIsExpectedIsRefused() {
        Client visitor = new Client(server());
        for (String field : new String[] {"on", "off"}) {
            var reply = visitor.post("/api/tables", "{\"game\":\"legions\",\"" + field + "\":\"Moon\"}");
            assertThat(reply.statusCode()).isEqualTo(400);
            assertThat(reply.body()).isEqualTo("{\"problem\":\"The field '" + field + "' is not a list.\"}");
        }
        assertThat(visitor.post(
                                "/api/tables",
                                "{\"game\":\"border\",\"seats\":[{\"for\":\"Red\"},{\"for\":[\"Blue\"]}]}")
                        .statusCode())
                .isEqualTo(400);
    }
}
