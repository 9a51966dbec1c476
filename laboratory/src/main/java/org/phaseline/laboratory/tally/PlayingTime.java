package org.phaseline.laboratory.tally;

/**
 * How long people would take: so many seconds for a decision with more than one possible answer, so many for any other answer. An assumption, which the
 * report states.
 */
public record PlayingTime(int decision, int other) {

    public static final PlayingTime USUAL = new PlayingTime(15, 3);

    private static final int MINUTE = 60;

    public int minutes(GameSummary game) {
        long seconds = (long) game.decisions() * decision + (long) (game.answers() - game.decisions()) * other;
        return (int) ((seconds + MINUTE / 2) / MINUTE);
    }
}
