package org.phaseline.server.store;

/**
 * How somebody wants to be told that it is their move, and how far that has come.
 *
 * @param email where to write to, empty for nowhere; {@code webhook} likewise
 * @param consent whether the reader of {@code email} agrees
 * @param told which ways have been gone while they are awaited now, {@link #MAIL}, {@link #WEBHOOK} and {@link #PUSH} added up
 * @param attempts how often it was tried in vain
 * @param push the browsers that are told by web push, as JSON; empty for none
 */
public record StoredNotice(
        TableId table,
        int seat,
        String email,
        String webhook,
        boolean on,
        MailConsent consent,
        Stage stage,
        int told,
        int attempts,
        String push) {

    public static final int MAIL = 1;
    public static final int WEBHOOK = 2;
    public static final int PUSH = 4;

    /** By mail and webhook only. */
    public StoredNotice(
            TableId table,
            int seat,
            String email,
            String webhook,
            boolean on,
            MailConsent consent,
            Stage stage,
            int told,
            int attempts) {
        this(table, seat, email, webhook, on, consent, stage, told, attempts, "");
    }

    /** Where they stand since they were last asked something. */
    public enum Stage {
        NOT_AWAITED,
        TO_BE_TOLD,
        TOLD
    }

    /** For a seat nobody wants notices for. */
    public static StoredNotice nothing(TableId table, int seat) {
        return new StoredNotice(table, seat, "", "", false, MailConsent.NONE, Stage.NOT_AWAITED, 0, 0);
    }

    /** The ways they want to be told by and have not been, leaving aside whether they can be. */
    private int missing() {
        boolean ended = consent.state() == MailConsent.State.UNSUBSCRIBED;
        int wanted =
                (email.isEmpty() || ended ? 0 : MAIL) + (webhook.isEmpty() ? 0 : WEBHOOK) + (push.isEmpty() ? 0 : PUSH);
        return wanted & ~told;
    }

    /** The ways that are to be gone now: a mailbox nobody has confirmed gets nothing. */
    public int due() {
        return consent.confirmed() ? missing() : missing() & ~MAIL;
    }

    public StoredNotice at(Stage next) {
        return new StoredNotice(table, seat, email, webhook, on, consent, next, 0, 0, push);
    }

    /** After some ways were tried. What only waits for a confirmation stays to be told, and is no attempt in vain. */
    public StoredNotice tried(int succeeded) {
        StoredNotice after = with(stage, told | succeeded, attempts);
        if (after.missing() == 0) {
            return after.with(Stage.TOLD, after.told, attempts);
        }
        return after.due() == 0 ? after : after.with(stage, after.told, attempts + 1);
    }

    private StoredNotice with(Stage nextStage, int nextTold, int nextAttempts) {
        return new StoredNotice(table, seat, email, webhook, on, consent, nextStage, nextTold, nextAttempts, push);
    }

    public StoredNotice with(MailConsent next) {
        return new StoredNotice(table, seat, email, webhook, on, next, stage, told, attempts, push);
    }

    /** No more mail, at the wish of who reads it; the other ways go on. */
    public StoredNotice unsubscribed() {
        boolean still = on && (!webhook.isEmpty() || !push.isEmpty());
        return new StoredNotice(
                table, seat, email, webhook, still, consent.unsubscribed(), stage, told, attempts, push);
    }

    /** Without an address that nothing may be sent to; a webhook goes on. */
    public StoredNotice withoutMail() {
        boolean still = on && (!webhook.isEmpty() || !push.isEmpty());
        return new StoredNotice(table, seat, "", webhook, still, MailConsent.NONE, stage, told, attempts, push);
    }

    /** To be told by web push in these browsers from now on. */
    public StoredNotice withPush(String next) {
        boolean some = !email.isEmpty() || !webhook.isEmpty() || !next.isEmpty();
        boolean added = push.isEmpty() && !next.isEmpty();
        return new StoredNotice(
                table, seat, email, webhook, some && (on || added), consent, stage, told, attempts, next);
    }

    /** Neither address is for a log. */
    @Override
    public String toString() {
        return "notices for seat " + seat + " of " + table;
    }
}
