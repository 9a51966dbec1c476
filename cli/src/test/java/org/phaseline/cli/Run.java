package org.phaseline.cli;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.PlainPrompter;
import org.phaseline.cli.terminal.TerminalStyle;

/** One run of the command: what it wrote, what it complained about, how it ended. */
public record Run(int exitCode, String out, String err) {

    private static final int WIDTH = 100;

    public static Run of(String... arguments) {
        return typing("", arguments);
    }

    /** With lines that come from a pipe. */
    public static Run typing(String lines, String... arguments) {
        return reading(new StringReader(lines), arguments);
    }

    public static Run reading(Reader lines, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        TerminalStyle look = TerminalStyle.plain(WIDTH);
        CommandEnvironment around = new CommandEnvironment(
                writer,
                new PrintWriter(err),
                () -> look,
                () -> new PlainPrompter(new BufferedReader(lines), writer, look));
        int code = Phaseline.run(around, arguments);
        around.out().flush();
        around.err().flush();
        return new Run(
                code, out.toString().replace("\r\n", "\n"), err.toString().replace("\r\n", "\n"));
    }
}
