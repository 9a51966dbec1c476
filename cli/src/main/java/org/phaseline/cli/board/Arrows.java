package org.phaseline.cli.board;

/** A sign for each way a piece can face. */
final class Arrows {

    private static final String EIGHT = "\u2191\u2197\u2192\u2198\u2193\u2199\u2190\u2196";
    private static final String SIX = "\u2191\u2197\u2198\u2193\u2199\u2196";
    private static final String EIGHT_PLAIN = "^/>\\v/<\\";
    private static final String SIX_PLAIN = "^/\\v/\\";

    private static final int[] EAST = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] NORTH = {1, 1, 0, -1, -1, -1, 0, 1};

    private Arrows() {}

    static char of(int facing, int facings, boolean unicode) {
        String arrows = facings == 6 ? unicode ? SIX : SIX_PLAIN : unicode ? EIGHT : EIGHT_PLAIN;
        return arrows.charAt(Math.floorMod(facing, arrows.length()));
    }

    /** How far to the east and to the north one of eight facings leads. */
    static int east(int facing) {
        return EAST[facing & 7];
    }

    static int north(int facing) {
        return NORTH[facing & 7];
    }
}
