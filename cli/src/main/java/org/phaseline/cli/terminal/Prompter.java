package org.phaseline.cli.terminal;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** The user's input: a terminal, or lines from a pipe. */
public interface Prompter extends AutoCloseable {

    /** Where everything said to the user goes. */
    PrintWriter out();

    /** How much room there is now: a window can be made larger meanwhile. */
    TerminalStyle look();

    /** A line the user typed, or nothing when they want to leave (Ctrl-C, Ctrl-D, the end of the pipe). */
    Optional<String> ask(String prompt, Asked asked);

    /** Takes everything off the screen; when something secret stood there, also out of what can be scrolled back to. */
    void clear(boolean forGood);

    @Override
    void close();

    /**
     * What is asked for.
     *
     * @param words what can be completed
     * @param secret whether the line must not be offered again later
     */
    record Asked(List<String> words, boolean secret) {

        public static final Asked ANYTHING = new Asked(List.of(), false);

        public static final Asked SECRET = new Asked(List.of(), true);
    }
}
