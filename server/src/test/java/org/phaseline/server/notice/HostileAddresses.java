package org.phaseline.server.notice;

import java.util.List;
import java.util.stream.Collectors;

/** Addresses that carry more than an address, for whoever writes them to a mail server without looking. */
public final class HostileAddresses {

    public static final String VICTIM = "victim@example.org";

    private static final String SECOND_RECIPIENT = "\r\nRCPT TO:<" + VICTIM + ">\r\n";
    private static final String SECOND_MAIL = "\r\nDATA\r\n.\r\nMAIL FROM:<bank@example.org>\r\nRCPT TO:<" + VICTIM
            + ">\r\nDATA\r\nSubject: Pay\r\n\r\nNow\r\n.\r\n";

    private HostileAddresses() {}

    public static List<String> all() {
        return List.of(
                "ann" + SECOND_RECIPIENT + "@example.org",
                "ann@example.org" + SECOND_RECIPIENT,
                "ann" + cut(SECOND_RECIPIENT) + "@example.org",
                "ann@" + cut(">" + SECOND_RECIPIENT) + "example.org",
                "ann@example.org" + cut(">" + SECOND_RECIPIENT),
                "ann" + cut("@example.org>" + SECOND_MAIL) + "@example.org",
                cut("ann@example.org>" + SECOND_RECIPIENT) + "@x",
                "ann\u0085RCPT@example.org",
                "ann\u2028RCPT@example.org",
                "ann\u0000@example.org",
                "ann>@example.org",
                "\"ann\r\nx\"@example.org");
    }

    /** The same characters a multiple of 256 further on: cut to one byte each they are the ones that were meant. */
    public static String cut(String text) {
        return text.chars()
                .mapToObj(each -> String.valueOf((char) (0x5600 + each)))
                .collect(Collectors.joining());
    }
}
