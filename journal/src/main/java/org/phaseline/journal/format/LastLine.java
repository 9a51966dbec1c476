package org.phaseline.journal.format;

/**
 * How a journal ends. A line may be left out only if it was never written whole; a line that was written whole and has changed
 * since is damage, because somebody may have been told that it stands.
 */
public enum LastLine {
    /** With a whole line. */
    WHOLE,
    /** With the beginning of a line: its writer was stopped in the middle of it, or is still at it. */
    BROKEN_OFF,
    /** With a line of which a part reads as zeros: the machine stopped before the disk had all of it. */
    UNWRITTEN,
    /** With a line that was whole once. */
    DAMAGED;

    /** A disk writes this many bytes whole or not at all, but not one such sector after the other. */
    private static final int SECTOR = 512;

    /** What the bytes from {@code from} to the end are, which are no whole line that follows the one before. */
    static LastLine of(byte[] bytes, int from, String check) {
        if (wasWhole(bytes, from, check)) {
            return DAMAGED;
        }
        if (bytes[bytes.length - 1] == 0 || firstSectorIsUnwritten(bytes, from)) {
            return UNWRITTEN;
        }
        // An empty line is what an editor adds; no damage makes one out of a whole line.
        boolean ended = bytes[bytes.length - 1] == '\n' && bytes.length > from + 1;
        return ended ? DAMAGED : BROKEN_OFF;
    }

    /** A line that was kept has lost the newline behind it. */
    private static boolean wasWhole(byte[] bytes, int from, String check) {
        for (int end = from + 1; end < bytes.length; end++) {
            boolean newlineUnwritten = bytes[end] == 0 && end % SECTOR == 0;
            if (bytes[end - 1] == '}' && !newlineUnwritten && Checksum.holds(bytes, from, end, check)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The line begins within a sector whose first part, the line before, is there: so the disk has kept an older state of that
     * sector, and what follows it was written first. (A sector that was lost later would have taken the line before with it.)
     */
    private static boolean firstSectorIsUnwritten(byte[] bytes, int from) {
        int boundary = (from / SECTOR + 1) * SECTOR;
        if (from % SECTOR == 0 || boundary >= bytes.length) {
            return false;
        }
        for (int at = from; at < boundary; at++) {
            if (bytes[at] != 0) {
                return false;
            }
        }
        return true;
    }
}
