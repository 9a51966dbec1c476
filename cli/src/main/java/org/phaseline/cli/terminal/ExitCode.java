package org.phaseline.cli.terminal;

/** The exit codes of the command. */
public final class ExitCode {

    public static final int OK = 0;

    /** A rulebook with problems, a script that failed, a journal that does not hold. */
    public static final int PROBLEMS = 1;

    public static final int USAGE = 2;

    /** A disk, a terminal or an installation that does not do its part. */
    public static final int ENVIRONMENT = 3;

    private ExitCode() {}
}
