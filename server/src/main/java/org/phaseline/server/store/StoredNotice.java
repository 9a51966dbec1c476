package org.phaseline.server.store;

/**
 * How somebody wants to be told that it is his move, and how far that has come.
 *
 * @param email where to write to, empty for nowhere; {@code webhook} likewise
 * @param told which ways have been gone while he is awaited now, {@link #MAIL} and {@link #WEBHOOK} added up
 * @param attempts how often it was tried in vain
 */
public record StoredNotice(
        TableId table, int seat, String email, String webhook, boolean on, Stage stage, int told, int attempts) {

    public static final int MAIL = 1;
    public static final int WEBHOOK = 2;

    /** Where he stands since he was last asked something. */
    public enum Stage {
        NOT_AWAITED,
        TO_BE_TOLD,
        TOLD
    }

    /** The ways he wants to be told by. */
    public int wanted() {
        return (email.isEmpty() ? 0 : MAIL) + (webhook.isEmpty() ? 0 : WEBHOOK);
    }

    public StoredNotice at(Stage next) {
        return new StoredNotice(table, seat, email, webhook, on, next, 0, 0);
    }

    /** After some ways were tried. */
    public StoredNotice tried(int succeeded) {
        int all = told | succeeded;
        boolean done = (wanted() & ~all) == 0;
        return new StoredNotice(
                table, seat, email, webhook, on, done ? Stage.TOLD : stage, all, done ? attempts : attempts + 1);
    }

    /** Neither address is for a log. */
    @Override
    public String toString() {
        return "notices for seat " + seat + " of " + table;
    }
}
