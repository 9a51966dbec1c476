package org.phaseline.server.web;

/**
 * How much one address may ask for.
 *
 * @param requests how many requests at once, and {@code perSecond} how many more come back each second
 * @param dear the same for what costs more: making tables, and trying secrets
 * @param lines how many pages may be open at tables, and {@code allLines} how many from all addresses together
 */
public record Limits(int requests, int perSecond, int dear, int dearPerSecond, int lines, int allLines) {

    private static final int MANY = Integer.MAX_VALUE / 2;

    /** A person with several windows open never comes near them. */
    public static final Limits USUAL = new Limits(400, 100, 40, 1, 200, 20_000);

    /** For tests and for measuring. */
    public static final Limits NONE = new Limits(MANY, MANY, MANY, MANY, MANY, MANY);

    /** With any number of pages. */
    public Limits(int requests, int perSecond, int dear, int dearPerSecond) {
        this(requests, perSecond, dear, dearPerSecond, MANY, MANY);
    }
}
