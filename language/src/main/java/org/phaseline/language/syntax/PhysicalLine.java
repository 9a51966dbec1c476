package org.phaseline.language.syntax;

/**
 * A line as the file has it, after its characters were looked at.
 *
 * @param indent blanks before it; for a line with tabs a guess
 * @param first offset of the first character that is no blank
 * @param end offset after the last character that is no blank (and no comment)
 * @param goesOn it ends with something that asks for more
 * @param joins it begins with a word that belongs to the line before
 * @param inside it begins inside a bracket of the line before
 * @param tabbed it holds a tab, so its indentation cannot be trusted
 * @param spoiled a problem of its layout was already reported
 */
record PhysicalLine(
        int indent,
        int first,
        int end,
        boolean goesOn,
        boolean joins,
        boolean inside,
        boolean tabbed,
        boolean spoiled) {

    boolean blank() {
        return first == end;
    }
}
