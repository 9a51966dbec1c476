package org.phaseline.language.resolve;

/** How deep the formula is that is being read: none may be nested so deep that working it out takes more stack than a thread has. */
final class FormulaDepth {

    static final String TOO_DEEP = "this formula is nested too deeply, counting the formulas and modifiers it uses";

    /** Far beyond what is printed anywhere. */
    private static final int DEEPEST = 500;

    private int depth;
    private int deepest;

    /** Goes one deeper; false when that is too deep. */
    boolean enter() {
        depth++;
        deepest = Math.max(deepest, depth);
        return depth <= DEEPEST;
    }

    void leave() {
        depth--;
    }

    /** What is counted while a formula with a name is read, in the midst of one that calls it. */
    record Outer(int depth, int deepest) {}

    Outer beginNamed() {
        Outer outer = new Outer(depth, deepest);
        depth = 0;
        deepest = 0;
        return outer;
    }

    /** Returns how deep the named one is. */
    int endNamed(Outer outer) {
        int inside = deepest;
        depth = outer.depth;
        deepest = outer.deepest;
        return inside;
    }

    /** Something stands below that is itself so deep; false when both together are too deep. */
    boolean holds(int inside) {
        if (depth + inside > DEEPEST) {
            // Said once: whoever calls this one is not told again.
            return false;
        }
        deepest = Math.max(deepest, depth + inside);
        return true;
    }

    /** So many lines stand around what was just read, each around the one before; false when these are too many. */
    boolean wraps(int lines) {
        deepest += lines;
        return lines <= DEEPEST / 2;
    }

    /** So many named formulas may be read in the midst of each other: each of them is at least two deep. */
    static boolean tooManyNamed(int named) {
        return named > DEEPEST / 2;
    }
}
