package org.phaseline.cli.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** A real terminal: line editing, completion, a screen that can be cleared. */
public final class TerminalPrompter implements Prompter {

    private static final String CLEAR = "\u001b[H\u001b[2J";
    private static final String CLEAR_SCROLLBACK = "\u001b[3J";

    /** A terminal that does not know its size says 0. */
    private static final int USUAL_WIDTH = 80;

    private static final int USUAL_HEIGHT = 24;
    private static final int LINES_OUT_OF_SIGHT = 60;

    private final Terminal terminal;
    private final LineReader reader;
    private final PrintWriter out;
    private final boolean colour;
    private final boolean unicode;
    private List<String> words = List.of();

    private TerminalPrompter(Terminal terminal, boolean colour, boolean unicode) {
        this.terminal = terminal;
        this.colour = colour;
        this.unicode = unicode;
        this.out = unicode ? terminal.writer() : new PrintWriter(new AsciiWriter(terminal.writer()), true);
        // Answers are plain words: an apostrophe opens no quotation, a backslash hides nothing.
        DefaultParser parser = new DefaultParser();
        parser.setQuoteChars(new char[0]);
        parser.setEscapeChars(new char[0]);
        Completer completer = this::complete;
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .parser(parser)
                .completer(completer)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.BRACKETED_PASTE, false)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .build();
    }

    public static TerminalPrompter open(boolean colour, boolean unicode) {
        try {
            Terminal terminal =
                    TerminalBuilder.builder().system(true).dumb(true).build();
            return new TerminalPrompter(terminal, colour && !isDumb(terminal), unicode);
        } catch (IOException | IllegalStateException unusable) {
            throw new Stop(
                    ExitCode.ENVIRONMENT, "The terminal cannot be used: " + unusable.getMessage() + ".", unusable);
        }
    }

    private static boolean isDumb(Terminal terminal) {
        return terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    private void complete(LineReader of, ParsedLine line, List<Candidate> candidates) {
        for (String word : words) {
            candidates.add(new Candidate(word));
        }
    }

    @Override
    public PrintWriter out() {
        return out;
    }

    @Override
    public TerminalStyle look() {
        Size size = terminal.getSize();
        int width = size.getColumns() > 0 ? size.getColumns() : USUAL_WIDTH;
        int height = size.getRows() > 0 ? size.getRows() : USUAL_HEIGHT;
        return new TerminalStyle(colour, unicode, width, isDumb(terminal) ? TerminalStyle.ENDLESS : height);
    }

    @Override
    public Optional<String> ask(String prompt, Asked asked) {
        out.flush();
        words = asked.words();
        reader.setVariable(LineReader.DISABLE_HISTORY, asked.secret());
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (UserInterruptException | EndOfFileException leaves) {
            return Optional.empty();
        }
    }

    @Override
    public void clear(boolean forGood) {
        if (!isDumb(terminal)) {
            out.print(forGood ? CLEAR + CLEAR_SCROLLBACK : CLEAR);
        } else if (forGood) {
            // The best that can be done where nothing can be wiped.
            out.print("\n".repeat(LINES_OUT_OF_SIGHT));
        }
        out.flush();
    }

    @Override
    public void close() {
        out.flush();
        try {
            terminal.close();
        } catch (IOException unimportant) {
            // Nothing is lost: the game is over, and its journal was written long before.
        }
    }
}
