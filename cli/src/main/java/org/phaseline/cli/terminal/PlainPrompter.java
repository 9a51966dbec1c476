package org.phaseline.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/** Lines from a pipe or a file, echoed so that the output reads like a game that was typed. */
public final class PlainPrompter implements Prompter {

    private final BufferedReader in;
    private final PrintWriter out;
    private final TerminalStyle look;

    public PlainPrompter(BufferedReader in, PrintWriter out, TerminalStyle look) {
        this.in = in;
        this.out = out;
        this.look = look;
    }

    @Override
    public PrintWriter out() {
        return out;
    }

    @Override
    public TerminalStyle look() {
        return look;
    }

    @Override
    public Optional<String> ask(String prompt, Asked asked) {
        out.print(prompt);
        out.flush();
        try {
            String line = in.readLine();
            out.println(line == null || asked.secret() ? "" : TextWidth.clean(line));
            return Optional.ofNullable(line);
        } catch (IOException broken) {
            throw new Stop(ExitCode.ENVIRONMENT, "The input cannot be read: " + broken.getMessage() + ".", broken);
        }
    }

    @Override
    public void clear(boolean forGood) {
        // There is no screen: what was written stays where it went.
    }

    @Override
    public void close() {
        out.flush();
    }
}
