package org.phaseline.language.problem;

import java.util.Locale;

/**
 * What kind of problem it is. The {@link #id} is stable: editors, scripts and documentation may refer to it, so a constant is never
 * renamed; sentences may get better.
 */
public enum Code {
    /** A line that cannot be read: spelling, brackets, layout, stray characters. */
    SYNTAX,
    /** The text or a part of it is larger, longer or nested deeper than the language allows. */
    TOO_LARGE,
    /** A file of the rulebook is missing, read twice, or holds what does not belong there. */
    FILE,
    /** A rulebook made for a version of the language that this build does not know. */
    LANGUAGE_VERSION,
    /** Something that every rulebook needs is missing. */
    MISSING,
    /** A name, step, option, scenario, file or symbol that nobody has declared. */
    UNKNOWN_NAME,
    /** A name that is declared twice, or has a meaning already. */
    DUPLICATE_NAME,
    /** A reference that could mean several steps. */
    AMBIGUOUS,
    /** A value of one kind where another kind is wanted. */
    TYPE,
    /** Too many or too few values for a formula, sequence, event, table or row. */
    ARGUMENTS,
    /** A number or place outside of what is allowed. */
    OUT_OF_RANGE,
    /** A value that must be fixed before the game starts and is not. */
    NOT_CONSTANT,
    /** A declaration that contradicts itself or another: tables with gaps, boards, rosters, schedules, symbols. */
    DECLARATION,
    /** A set-up that does not fulfil what the rulebook requires of it. */
    SET_UP,
    /** Something that cannot stand where it stands. */
    MISPLACED,
    /** Clauses of a heading that do not go together. */
    CLAUSES,
    /** Nobody is named who could act or be asked. */
    NO_ACTOR,
    /** A jump that leads where no jump can. */
    JUMP,
    /** Something that cannot be changed. */
    NOT_CHANGEABLE,
    /** A formula or steps that use themselves. */
    ENDLESS,
    /** What is sealed would become known. */
    SECRECY,
    /** What is done at the same time would depend on who acts first. */
    ORDER_DEPENDENT,
    /** Play can go round for ever without asking anybody anything. */
    SILENT_LOOP,
    /** A step that play can never come to. */
    NEVER_REACHED(Severity.WARNING),
    /** A sequence that is never conducted. */
    NEVER_CONDUCTED(Severity.WARNING),
    /** A reaction to an event that nobody announces. */
    NEVER_ANNOUNCED(Severity.WARNING),
    /** An automatic step in which somebody is asked; an error in rulebooks of language 2. */
    AUTOMATIC_ASKS(Severity.WARNING, 2),
    /** A comparison that can never hold; an error in rulebooks of language 2. */
    NEVER_EQUAL(Severity.WARNING, 2),
    /** A choice in a loop that may have nothing to choose from, so that the pass is skipped. */
    EMPTY_CHOICE(Severity.WARNING),
    /** A sentence that no player reads. */
    UNREAD_SENTENCE(Severity.WARNING),
    /** A line by which players learn of pieces that they do not see. */
    UNSEEN_LEAK(Severity.WARNING),
    /** A payment that nobody can ever make. */
    NEVER_PAID(Severity.WARNING),
    /** A draw of more than there can ever be. */
    NEVER_DRAWN(Severity.WARNING),
    /** A victory that nobody can ever win. */
    NEVER_WON(Severity.WARNING),
    /** A game whose end is left out. */
    NEVER_ENDS(Severity.WARNING);

    private final Severity severity;

    /** The version of the language from which on it is an error. */
    private final int errorSince;

    Code() {
        this(Severity.ERROR);
    }

    Code(Severity severity) {
        this(severity, Integer.MAX_VALUE);
    }

    Code(Severity severity, int errorSince) {
        this.severity = severity;
        this.errorSince = errorSince;
    }

    public Severity severity() {
        return severity;
    }

    /** What it is in a rulebook of that version of the language. */
    public Severity severity(int language) {
        return language >= errorSince ? Severity.ERROR : severity;
    }

    /** As it is written in JSON and in documentation: {@code never-reached}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
