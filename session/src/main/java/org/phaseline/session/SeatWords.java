package org.phaseline.session;

import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.Seats;

/** What the log says to everybody about who comes in to a seat and who has to leave it. */
final class SeatWords {

    /** What who sits there was called then. */
    static final String PLAYER = "player";

    private SeatWords() {}

    static String of(TableMessage said, Seats seats) {
        TableMessage.Kind kind = said.kind();
        return switch (said.by()) {
            case TableMessage.WATCHING ->
                "The table's owner has created a new watchers' link; the old one no longer works";
            case TableMessage.OWNER ->
                switch (kind) {
                    case LINK -> "The table's owner has created a new link for the owner's page";
                    case SIGNED_OUT -> "The table's owner has signed out their other devices";
                    default -> "The owner's page was opened on another device";
                };
            default -> ofSeat(kind, seats.get(said.by()).name(), said.more(PLAYER));
        };
    }

    /** {@code level}: of the bot, empty for a person. */
    static String handedOver(String name, String level) {
        String who = SentenceStart.of(name);
        return level.isEmpty() ? who + ": a person plays again" : who + ": a bot plays (" + level + ")";
    }

    private static String ofSeat(TableMessage.Kind kind, String name, String player) {
        String whose = name + (name.endsWith("s") ? "'" : "'s");
        return switch (kind) {
            case LINK ->
                "The table's owner has freed " + whose
                        + " seat and created a new link for it; whoever sat there is signed out";
            case SIGNED_OUT -> name + " signed out their other devices";
            case DEVICE -> whose + " seat was opened on another device";
            default -> (player.isEmpty() ? "Somebody" : player) + " sat down as " + name;
        };
    }
}
