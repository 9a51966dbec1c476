package org.phaseline.bots;

/**
 * How is learned. What comes of it follows from this, the rulebook and the number of games.
 *
 * @param scenario the scenario that is played, for people who read what came of it; empty for a rulebook that has none
 * @param playouts how many the players make at most for each decision of the games that are learned from
 * @param most after so many answers a game is given up
 */
public record LearningSettings(String scenario, long seed, long playouts, long most) {

    /** As much for each playout as the level normal has: where one takes longer, many games teach more than well-considered ones. */
    private static final long WORK_A_PLAYOUT = 20_000;

    /** How much a player thinks about a decision, while it learns and when it is measured what was learned. */
    public Budget budget() {
        return Budget.playouts(playouts).work(playouts * WORK_A_PLAYOUT);
    }
}
