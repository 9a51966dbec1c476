package org.phaseline.cli.terminal;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The environment of a command in a real process. */
public final class RealEnvironment {

    /** Wide enough for most rulebooks, and for a page that is printed. */
    private static final int WIDTH_OF_A_FILE = 110;

    private RealEnvironment() {}

    public static CommandEnvironment find() {
        boolean unicode = isUnicode(System.getProperty("stdout.encoding"));
        PrintWriter out = writer(FileDescriptor.out, unicode);
        PrintWriter err = writer(FileDescriptor.err, unicode);
        return new CommandEnvironment(out, err, () -> look(unicode), () -> prompter(out, unicode));
    }

    private static boolean isUnicode(@Nullable String encoding) {
        return encoding == null || encoding.replace("-", "").equalsIgnoreCase("utf8");
    }

    private static PrintWriter writer(FileDescriptor to, boolean unicode) {
        FileOutputStream stream = new FileOutputStream(to);
        Writer writer = unicode
                ? new OutputStreamWriter(stream, StandardCharsets.UTF_8)
                : new AsciiWriter(new OutputStreamWriter(stream, StandardCharsets.US_ASCII));
        return new PrintWriter(new BufferedWriter(writer));
    }

    private static boolean isTerminal() {
        Console console = System.console();
        return console != null && console.isTerminal();
    }

    /** See no-color.org. */
    private static boolean wantsColour() {
        String no = System.getenv("NO_COLOR");
        return no == null || no.isEmpty();
    }

    private static TerminalStyle look(boolean unicode) {
        if (!isTerminal()) {
            return new TerminalStyle(false, unicode, WIDTH_OF_A_FILE, TerminalStyle.ENDLESS);
        }
        try (Prompter terminal = TerminalPrompter.open(wantsColour(), unicode)) {
            return terminal.look();
        }
    }

    private static Prompter prompter(PrintWriter out, boolean unicode) {
        if (isTerminal()) {
            return TerminalPrompter.open(wantsColour(), unicode);
        }
        String encoding = System.getProperty("stdin.encoding");
        Charset charset = encoding == null ? StandardCharsets.UTF_8 : Charset.forName(encoding);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, charset));
        return new PlainPrompter(in, out, new TerminalStyle(false, unicode, WIDTH_OF_A_FILE, TerminalStyle.ENDLESS));
    }
}
