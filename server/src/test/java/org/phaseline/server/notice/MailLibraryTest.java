package org.phaseline.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The second line of defence, should an address ever get past our own check: the library we send with does not cut characters. */
class MailLibraryTest {

    static List<String> hostile() {
        return HostileAddresses.all().stream()
                .filter(address -> address.chars().anyMatch(each -> each > 0xFF))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void theLibraryPutsNoCommandOnTheWireThatWasHiddenInAnAddress(String address) throws IOException {
        try (RecordingSmtpServer smtp = new RecordingSmtpServer()) {
            Session session = Session.getInstance(new Properties());
            try (Transport transport = session.getTransport("smtp")) {
                InternetAddress to = new InternetAddress();
                to.setAddress(address);
                MimeMessage mail = new MimeMessage(session);
                mail.setFrom(new InternetAddress("table@example.org"));
                mail.setSubject("Your move", "UTF-8");
                mail.setText("It is your move.", "UTF-8");
                transport.connect("127.0.0.1", smtp.port(), null, null);
                transport.sendMessage(mail, new InternetAddress[] {to});
            } catch (MessagingException refused) {
                // That is one way to keep it off the wire.
            }
            assertThat(smtp.commands())
                    .noneMatch(line -> line.contains(HostileAddresses.VICTIM) && line.startsWith("RCPT"));
        }
    }
}
