package org.phaseline.session;

import java.util.List;
import java.util.Optional;

/**
 * Something that happened or was said, in words.
 *
 * @param kind what it is about: turn, answer, roll, change, told (a sentence in place of changes), aside (only for those who read everything), remark, correction, back, ask, chat, note, seat
 *     (who sits down, and who is put out) or other
 * @param step the step it happened in, or -1
 * @param dice how they fell, if it is a roll
 * @param by the seat that said it, or -1
 * @param sort how much it tells
 * @param covered whether it is for those who want to read everything: a change that a sentence further down is told in place of, a roll of a
 *     roll-off, an aside
 * @param part whether it belongs to several answers that were given at once, whose lines can be folded
 * @param title what its step was called then, where its title speaks of values; else empty
 * @param undone of a line that answers were taken back, the number of the first line that counts no longer; else -1
 */
public record LogLine(
        String kind,
        int step,
        String text,
        Optional<Thrown> dice,
        int by,
        Sort sort,
        boolean covered,
        Part part,
        String title,
        int undone) {

    private LogLine(String kind, int step, String text, Optional<Thrown> dice, int by, Sort sort) {
        this(kind, step, text, dice, by, sort, false, Part.ALONE, "", -1);
    }

    public static final int NOBODY = -1;

    static final String ASIDE = "aside";

    /** Which line of several answers that were given at once. */
    public enum Part {
        /** Of none. */
        ALONE,
        FIRST,
        MORE
    }

    /** What those who have little room for a log want to know. */
    public enum Sort {
        USUAL,
        /** Somebody only agreed to what was to happen anyway. */
        AGREEMENT,
        /** Somebody typed in a die, which the roll shows too. */
        TYPED_DIE,
        /** Dice fell or something was revealed: nobody can forget it again. */
        EXPOSURE
    }

    /**
     * Dice that were thrown, and the number under which the throw can be proved.
     *
     * @param faces empty where how they fell is shown only when the game is over
     */
    public record Thrown(String roll, int sides, List<Integer> faces) {

        public Thrown {
            faces = List.copyOf(faces);
        }

        public boolean isShown() {
            return !faces.isEmpty();
        }
    }

    public static LogLine of(String kind, int step, String text) {
        return new LogLine(kind, step, text, Optional.empty(), NOBODY, Sort.USUAL);
    }

    public static LogLine roll(int step, String text, Thrown dice) {
        return new LogLine("roll", step, text, Optional.of(dice), NOBODY, Sort.EXPOSURE);
    }

    /** What chance has settled without showing the dice; {@code roll} is empty when none were thrown for it. */
    static LogLine chance(int step, String text, String roll) {
        Optional<Thrown> dice = roll.isEmpty() ? Optional.empty() : Optional.of(new Thrown(roll, 0, List.of()));
        return new LogLine("roll", step, text, dice, NOBODY, Sort.EXPOSURE);
    }

    public static LogLine said(String kind, int by, String text) {
        return new LogLine(kind, -1, text, Optional.empty(), by, Sort.USUAL);
    }

    /** The same told like this, in a step that is called so this time. */
    LogLine as(Sort other, String called) {
        return other == sort && called.equals(title)
                ? this
                : new LogLine(kind, step, text, dice, by, other, covered, part, called, undone);
    }

    LogLine as(Part other) {
        return new LogLine(kind, step, text, dice, by, sort, covered, other, title, undone);
    }

    /** The same for somebody whose lines from this one on count no longer. */
    LogLine undoing(int from) {
        return new LogLine(kind, step, text, dice, by, sort, covered, part, title, from);
    }

    /** The same for somebody who reads a sentence in its place. */
    LogLine asCovered() {
        return new LogLine(kind, step, text, dice, by, sort, true, part, title, undone);
    }
}
