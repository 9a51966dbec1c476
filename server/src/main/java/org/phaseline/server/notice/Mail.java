package org.phaseline.server.notice;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Date;
import java.util.Properties;

/** Sends mail by SMTP. With a password it insists on encryption, except to its own machine. */
final class Mail {

    private static final String MILLIS = "20000";

    private final Session session;
    private final String protocol;
    private final String host;
    private final int port;
    private final String user;
    private final String password;
    private final String from;

    Mail(URI server, String from) {
        this.protocol = server.getScheme();
        this.host = String.valueOf(server.getHost());
        boolean secure = protocol.equals("smtps");
        this.port = server.getPort() < 0 ? (secure ? 465 : 587) : server.getPort();
        String[] known = server.getRawUserInfo() == null
                ? new String[0]
                : server.getRawUserInfo().split(":", 2);
        this.user = known.length > 0 ? decoded(known[0]) : "";
        this.password = known.length > 1 ? decoded(known[1]) : "";
        this.from = from;
        boolean here = host.equals("localhost") || host.equals("127.0.0.1");
        Properties properties = new Properties();
        String prefix = "mail." + protocol + ".";
        properties.setProperty(prefix + "connectiontimeout", MILLIS);
        properties.setProperty(prefix + "timeout", MILLIS);
        properties.setProperty(prefix + "writetimeout", MILLIS);
        properties.setProperty(prefix + "auth", String.valueOf(!user.isEmpty()));
        properties.setProperty(prefix + "starttls.enable", String.valueOf(!secure && !here));
        properties.setProperty(prefix + "starttls.required", String.valueOf(!secure && !here && !user.isEmpty()));
        properties.setProperty(prefix + "ssl.checkserveridentity", "true");
        this.session = Session.getInstance(properties);
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    void send(MailAddress to, Letter letter) throws NotSent {
        try (Transport transport = session.getTransport(protocol)) {
            MimeMessage mail = new MimeMessage(session);
            mail.setFrom(new InternetAddress(from));
            mail.setRecipients(Message.RecipientType.TO, new InternetAddress[] {new InternetAddress(to.text())});
            mail.setSubject(letter.subject(), "UTF-8");
            mail.setText(letter.text(), "UTF-8");
            mail.setHeader("Auto-Submitted", "auto-generated");
            if (letter.unsubscribe().isPresent()) {
                unsubscribe(mail, letter.unsubscribe().get());
            }
            mail.setSentDate(new Date());
            mail.saveChanges();
            transport.connect(host, port, user.isEmpty() ? null : user, user.isEmpty() ? null : password);
            transport.sendMessage(mail, mail.getAllRecipients());
        } catch (MessagingException problem) {
            // What the server says may repeat the address or the name.
            throw new NotSent(
                    "the mail server did not accept it (" + problem.getClass().getSimpleName() + ")", problem);
        }
    }

    /** So that a mail program has a button for it, RFC 2369; one that needs no browser wants HTTPS, RFC 8058. */
    private static void unsubscribe(MimeMessage mail, String link) throws MessagingException {
        mail.setHeader("List-Unsubscribe", "<" + link + ">");
        if (link.startsWith("https://")) {
            mail.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        }
    }
}
