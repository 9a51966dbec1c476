package org.phaseline.cli.terminal;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Ends a command, from however deep inside, with a sentence for people and an exit code for scripts. */
public final class Stop extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int exitCode;

    public Stop(int exitCode, String sentence) {
        this(exitCode, sentence, null);
    }

    public Stop(int exitCode, String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
        this.exitCode = exitCode;
    }

    public static Stop usage(String sentence) {
        return new Stop(ExitCode.USAGE, sentence);
    }

    public int exitCode() {
        return exitCode;
    }

    public String sentence() {
        return Objects.requireNonNull(getMessage());
    }
}
