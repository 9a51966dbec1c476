package org.phaseline.server.store;

/**
 * Whether whoever reads a mailbox wants notices there. Only {@link State#CONFIRMED} lets one go out.
 *
 * @param confirmHash the hash of the token in the confirmation mail that was sent last; empty when none is waited for
 * @param confirmUntil until when that token counts, in milliseconds since 1970
 * @param unsubscribe the token by which every notice can be ended. It stands in each of them again, so it is kept as it is; all it
 *     can do is to stop mail. Empty before the first confirmation
 */
public record MailConsent(State state, String confirmHash, long confirmUntil, String unsubscribe) {

    public enum State {
        /** Nobody was written to yet, as with addresses of an older build; or the confirmation mail could not be sent. */
        UNASKED,
        ASKED,
        CONFIRMED,
        UNSUBSCRIBED
    }

    public static final MailConsent NONE = new MailConsent(State.UNASKED, "", 0, "");

    public MailConsent asked(String hash, long until) {
        return new MailConsent(State.ASKED, hash, until, unsubscribe);
    }

    /** The confirmation mail did not go out. */
    public MailConsent unasked() {
        return new MailConsent(State.UNASKED, "", 0, unsubscribe);
    }

    /** {@code token} is how to unsubscribe, unless mails with another one have gone out. */
    public MailConsent confirmed(String token) {
        return new MailConsent(State.CONFIRMED, "", 0, unsubscribe.isEmpty() ? token : unsubscribe);
    }

    public MailConsent unsubscribed() {
        return new MailConsent(State.UNSUBSCRIBED, "", 0, unsubscribe);
    }

    public boolean confirmed() {
        return state == State.CONFIRMED;
    }

    @Override
    public String toString() {
        return state.toString();
    }
}
