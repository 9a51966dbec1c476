package org.phaseline.cli.play;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.source.Choosing;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Source;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.language.RulebookText;

/** A screen that remembers what could be read on it, scrolled back as far as it goes, whenever somebody was asked. */
final class FakeScreen implements Prompter {

    /** What was asked, what could be read at that moment, and whether the line goes into no history. */
    record Moment(String prompt, String readable, boolean secret) {}

    private final Deque<String> lines;
    private final TerminalStyle look;
    private final StringWriter text = new StringWriter();
    private final PrintWriter out = new PrintWriter(text);
    final List<Moment> moments = new ArrayList<>();

    FakeScreen(List<String> lines, TerminalStyle look) {
        this.lines = new ArrayDeque<>(lines);
        this.look = look;
    }

    /** Plays a rulebook by these lines, until they run out. */
    static FakeScreen play(String rulebook, TerminalStyle look, String... lines) {
        return play(rulebook, false, look, lines);
    }

    /** The same with dice that are typed in. */
    static FakeScreen typed(String rulebook, TerminalStyle look, String... lines) {
        return play(rulebook, true, look, lines);
    }

    private static FakeScreen play(String rulebook, boolean typed, TerminalStyle look, String... lines) {
        Source source = new Source(RulebookText.of("test.sop", rulebook), "", List.of());
        Chosen chosen = Choosing.load(source, "", List.of(), List.of());
        FakeScreen screen = new FakeScreen(List.of(lines), look);
        try (PlayedGame game = new GameStart(chosen, Optional.empty(), typed).withNumber(1)) {
            new HotSeat(game, screen, chosen.title()).play(List.of());
        }
        return screen;
    }

    String readable() {
        out.flush();
        return text.toString();
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
        moments.add(new Moment(prompt, readable(), asked.secret()));
        Optional<String> line = Optional.ofNullable(lines.poll());
        out.println(prompt + line.orElse(""));
        return line;
    }

    @Override
    public void clear(boolean forGood) {
        out.flush();
        if (forGood) {
            text.getBuffer().setLength(0);
        }
    }

    @Override
    public void close() {}
}
