package org.phaseline.server.notice;

/**
 * How somebody wants to be told of their moves.
 *
 * @param resend whether another confirmation mail is wanted although one was sent
 * @param client where the wish comes from, for limits
 */
public record NoticeWish(String email, String webhook, boolean on, boolean resend, String client) {

    /** Neither address is for a log. */
    @Override
    public String toString() {
        return "a wish for notices";
    }
}
