package org.phaseline.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is taken for an e-mail address, and which of them are the same mailbox. */
class MailAddressTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ann@example.org",
                "ann.o'hara+tag@mail.example.co.uk",
                "A_b-c=d?e^f{g}h~i#j$k&l*m@x1.example.org",
                "ann@xn--bcher-kva.example",
                "1@2.example",
                "a@b.c1"
            })
    void whatPeopleUseIsTaken(String address) {
        assertThat(MailAddress.of(address).orElseThrow().text()).isEqualTo(address);
    }

    static List<String> hostile() {
        return HostileAddresses.all();
    }

    @ParameterizedTest
    @MethodSource("hostile")
    @ValueSource(
            strings = {
                "",
                "@",
                "ann",
                "ann@",
                "@example.org",
                "ann@localhost",
                "ann@127.0.0.1",
                "ann@[127.0.0.1]",
                "ann@example.org.",
                "ann@-example.org",
                "ann@example-.org",
                "ann@exa_mple.org",
                "ann@example..org",
                ".ann@example.org",
                "ann.@example.org",
                "a..n@example.org",
                "a nn@example.org",
                "ann@bob@example.org",
                "ann@example.org,bob@example.org",
                "Ann <ann@example.org>",
                "\"ann\"@example.org",
                "ann(x)@example.org",
                "ann%example.com@example.org",
                "host!ann@example.org",
                "|sh@example.org",
                "/etc/passwd@example.org",
                "änn@example.org",
                "ann@exämple.org",
                "ann@example.org\n",
                "ann@example.org\u0000",
                "ann\u200B@example.org",
                "ann@example.\u043Erg"
            })
    void whatIsMoreOrLessThanAnAddressIsNot(String text) {
        assertThat(MailAddress.of(text)).isEmpty();
    }

    @Test
    void noCharacterOutsideOfAsciiIsTakenAnywhere() {
        assertThat(IntStream.rangeClosed(0, Character.MAX_VALUE)
                        .filter(each -> each > '~' || each <= ' ')
                        .mapToObj(each -> String.valueOf((char) each))
                        .filter(each -> MailAddress.of("a" + each + "b@example.org")
                                        .isPresent()
                                || MailAddress.of("ab@exam" + each + "ple.org").isPresent()))
                .isEmpty();
    }

    @Test
    void anAddressIsNoLongerThanMailServersAllow() {
        assertThat(MailAddress.of("a".repeat(64) + "@example.org")).isPresent();
        assertThat(MailAddress.of("a".repeat(65) + "@example.org")).isEmpty();
        assertThat(MailAddress.of("a@" + "b".repeat(63) + ".org")).isPresent();
        assertThat(MailAddress.of("a@" + "b".repeat(64) + ".org")).isEmpty();
        assertThat(MailAddress.of("a@" + "b.".repeat(125) + "org")).isEmpty();
    }

    @Test
    void everySpellingOfAMailboxCountsAsTheSame() {
        for (String spelling :
                new String[] {"ann@example.org", "ANN@Example.ORG", "ann+1@example.org", "Ann+a+b@example.org"}) {
            assertThat(MailAddress.of(spelling).orElseThrow().mailbox()).isEqualTo("ann@example.org");
        }
        for (String spelling : new String[] {"annlee@gmail.com", "ann.lee@gmail.com", "a.n.n.l.e.e+x@googlemail.com"}) {
            assertThat(MailAddress.of(spelling).orElseThrow().mailbox()).isEqualTo("annlee@gmail.com");
        }
        assertThat(MailAddress.of("ann.lee@example.org").orElseThrow().mailbox())
                .isEqualTo("ann.lee@example.org");
        assertThat(MailAddress.of("+x@example.org").orElseThrow().mailbox()).isEqualTo("+x@example.org");
    }
}
