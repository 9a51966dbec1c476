package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The links in mails, as their readers find them. */
final class MailLinks {

    private static final Pattern CONFIRM = Pattern.compile("/notices/confirm#([A-Za-z0-9_-]{22})\\b");
    private static final Pattern UNSUBSCRIBE = Pattern.compile("(/notices/unsubscribe/[A-Za-z0-9_-]{22})\\b");

    private MailLinks() {}

    /** The token behind the link. */
    static String confirmation(MimeMessage mail) {
        return only(CONFIRM, mail);
    }

    /** The path of the link. */
    static String unsubscribe(MimeMessage mail) {
        return only(UNSUBSCRIBE, mail);
    }

    static String text(MimeMessage mail) {
        try {
            return mail.getContent().toString();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (MessagingException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static String only(Pattern link, MimeMessage mail) {
        Matcher found = link.matcher(text(mail));
        assertThat(found.find()).as(text(mail)).isTrue();
        return found.group(1);
    }
}
