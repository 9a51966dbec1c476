package org.phaseline.server.notice;

/** Why something about notices is not done, in one sentence for whoever asked for it. */
public record NoticeRefusal(Kind kind, String sentence) {

    public enum Kind {
        /** What was sent is wrong. */
        INVALID,
        /** It was asked for too often. */
        LIMITED,
        /** A link that leads nowhere, or no longer. */
        UNKNOWN,
        EXPIRED
    }
}
