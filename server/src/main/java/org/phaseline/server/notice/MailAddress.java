package org.phaseline.server.notice;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One e-mail address that is safe to write to a mail server: ASCII only, so that nothing in it can be cut to a line break, a bracket
 * or a space on the wire. Whoever holds one knows that it was checked.
 *
 * <p>Accepted is a subset of RFC 5321: a local part of letters, digits and {@code # $ & ' * + - = ? ^ _ { } ~}, with single dots
 * between them, up to 64 characters; a domain of at least two labels of letters, digits and inner hyphens, up to 63 characters each,
 * the last of which is not all digits; 254 characters in all. Not accepted are quoted local parts, comments, IP addresses, names in
 * other scripts (write {@code xn--...}), and {@code ! % / | `}, by which old mail servers route, deliver to files or run programs.
 */
public final class MailAddress {

    private static final int MOST = 254;
    private static final int MOST_LOCAL = 64;
    private static final String ATOM = "[A-Za-z0-9#$&'*+=?^_{}~-]+";
    private static final String LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
    private static final Pattern LOCAL = Pattern.compile(ATOM + "(?:\\." + ATOM + ")*");
    private static final Pattern DOMAIN = Pattern.compile("(?:" + LABEL + "\\.)+(?![0-9]+$)" + LABEL);

    /** Known not to care for dots in front of the @, and to be two names for the same. */
    private static final Pattern WITHOUT_DOTS = Pattern.compile("(?:gmail|googlemail)\\.com");

    private final String local;
    private final String domain;

    private MailAddress(String local, String domain) {
        this.local = local;
        this.domain = domain;
    }

    /** The address a text is, exactly; nothing for any other text. */
    public static Optional<MailAddress> of(String text) {
        int at = text.indexOf('@');
        if (text.length() > MOST || at < 0 || at > MOST_LOCAL) {
            return Optional.empty();
        }
        String local = text.substring(0, at);
        String domain = text.substring(at + 1);
        boolean good = LOCAL.matcher(local).matches() && DOMAIN.matcher(domain).matches();
        return good ? Optional.of(new MailAddress(local, domain)) : Optional.empty();
    }

    /**
     * The same for every spelling that reaches the same mailbox, for counting: small letters, without what follows a {@code +}, and
     * without dots where the provider ignores them.
     */
    String mailbox() {
        String small = local.toLowerCase(Locale.ROOT);
        int plus = small.indexOf('+');
        String bare = plus > 0 ? small.substring(0, plus) : small;
        String host = domain.toLowerCase(Locale.ROOT);
        return WITHOUT_DOTS.matcher(host).matches() ? bare.replace(".", "") + "@gmail.com" : bare + "@" + host;
    }

    /** As it was written. */
    String text() {
        return local + "@" + domain;
    }

    /** It is not for a log. */
    @Override
    public String toString() {
        return "an e-mail address";
    }
}
