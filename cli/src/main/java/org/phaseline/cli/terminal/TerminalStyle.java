package org.phaseline.cli.terminal;

/**
 * How things may look here: with colours or without, with signs beyond ASCII or without, and in which width and height.
 *
 * @param height the lines of the screen, or {@link #ENDLESS} when there is none
 */
public record TerminalStyle(boolean colour, boolean unicode, int width, int height) {

    public static final int ENDLESS = Integer.MAX_VALUE;

    private static final String[] SIDES = {"\u001b[97;44m", "\u001b[97;41m", "\u001b[30;42m", "\u001b[97;45m"};

    private static final String END = "\u001b[0m";

    /** For files, pipes and tests. */
    public static TerminalStyle plain(int width) {
        return new TerminalStyle(false, true, width, ENDLESS);
    }

    public boolean isScreen() {
        return height != ENDLESS;
    }

    public String strong(String text) {
        return styled("\u001b[1m", text);
    }

    public String faint(String text) {
        return styled("\u001b[2m", text);
    }

    public String good(String text) {
        return styled("\u001b[32m", text);
    }

    /** For what is going on just now. */
    public String present(String text) {
        return styled("\u001b[1;33m", text);
    }

    public String label(String text) {
        return styled("\u001b[36m", text);
    }

    public String bad(String text) {
        return styled("\u001b[31m", text);
    }

    /** A side's pieces: white or black on its colour. Sides differ by their letters too. */
    public String side(int side, String text) {
        return styled(SIDES[Math.floorMod(side, SIDES.length)], text);
    }

    public String terrain(String text) {
        return styled("\u001b[33m", text);
    }

    /** For what can be chosen now. */
    public String chosen(String text) {
        return styled("\u001b[1;30;43m", text);
    }

    private String styled(String code, String text) {
        return colour && !text.isEmpty() ? code + text + END : text;
    }

    /** At most so many characters. */
    public String cut(String text, int most) {
        return TextWidth.cut(text, most, unicode ? "\u2026" : "...");
    }

    public String doneSign() {
        return unicode ? "\u2713" : "+";
    }

    public String presentSign() {
        return unicode ? "\u25b8" : ">";
    }

    public String notDoneSign() {
        return unicode ? "\u2013" : "-";
    }

    public String toComeSign() {
        return unicode ? "\u00b7" : ".";
    }

    public String pathSign() {
        return unicode ? " \u203a " : " > ";
    }

    public String gapSign() {
        return unicode ? "\u22ee" : "...";
    }
}
