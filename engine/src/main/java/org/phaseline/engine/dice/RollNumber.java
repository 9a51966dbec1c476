package org.phaseline.engine.dice;

/**
 * The number of a roll: the moment of the branch it was made in. Written {@code 14} in the main line, {@code 14.2.3} for
 * the third moment of the second branch forked at moment 14, with {@code 1:} in front after the first take-back. It does not
 * depend on what other branches did meanwhile, and is never used twice in a game.
 */
public record RollNumber(int take, int[] path, int moment) {

    public String text() {
        StringBuilder text = new StringBuilder();
        if (take > 0) {
            text.append(take).append(':');
        }
        for (int part : path) {
            text.append(part).append('.');
        }
        return text.append(moment).toString();
    }
}
