package org.phaseline.server.web;

/**
 * How much one address may ask for.
 *
 * @param requests how many requests at once, and {@code perSecond} how many more come back each second
 * @param dear the same for what costs more: making tables, and trying secrets
 */
public record Limits(int requests, int perSecond, int dear, int dearPerSecond) {

    /** A person with several windows open never comes near them. */
    public static final Limits USUAL = new Limits(400, 100, 40, 1);

    /** For tests and for measuring. */
    public static final Limits NONE =
            new Limits(Integer.MAX_VALUE / 2, Integer.MAX_VALUE / 2, Integer.MAX_VALUE / 2, Integer.MAX_VALUE / 2);
}
