package org.phaseline.engine.dice;

/**
 * Which roll of a game one is: the moment of the branch it was made in, written {@code 14} in the main line, {@code 14.2.3} for
 * the third moment of the second branch forked at moment 14, with {@code 1:} in front after the first take-back; and where rolls are
 * counted, how many were made in branches of its kind, itself included. Neither depends on what other branches did meanwhile, and
 * neither is ever used twice in a game.
 *
 * @param count from 1; 0 where nobody counts
 */
public record RollNumber(int take, int[] path, int moment, int count) {

    /** Where nobody counts rolls. */
    public RollNumber(int take, int[] path, int moment) {
        this(take, path, moment, 0);
    }

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

    String stream() {
        return stream(path);
    }

    /**
     * The kind of branch: the second of any fork is {@code 2}, the main line empty, a digression {@code 0}. The moments of the forks, which
     * players can shift, are no part of it.
     *
     * @param path of a branch: moment and index of each fork that led to it
     */
    public static String stream(int[] path) {
        if (path.length == 0) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < path.length; i += 2) {
            text.append(i == 1 ? "" : ".").append(path[i]);
        }
        return text.toString();
    }
}
