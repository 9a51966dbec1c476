package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.Why;

/** Why play is where it is, in words. */
public final class WhyText {

    private WhyText() {}

    public static List<String> lines(List<Why.Strand> strands, Outline outline, TerminalStyle look) {
        List<String> lines = new ArrayList<>();
        for (Why.Strand strand : strands) {
            lines.add(look.strong(SentenceStart.of(TextWidth.clean(strand.awaited()))) + ": "
                    + TextWidth.clean(strand.question()));
            String indent = "  ";
            for (int i = 0; i < strand.path().size(); i++) {
                String step = StepWords.whole(
                        strand.titles().get(i), outline.step(strand.path().get(i)));
                lines.add(indent + look.cut("in " + step, look.width() - indent.length()));
                indent += "  ";
            }
            if (!strand.path().isEmpty()) {
                lines.addAll(StepWords.about(outline.step(strand.path().getLast()), look, indent));
            }
            for (String halt : strand.halts()) {
                lines.addAll(TextWidth.wrap(TextWidth.clean(halt), look.width(), "  ", "    "));
            }
            if (strand.next() >= 0) {
                lines.add(look.cut(
                        "  next in the rulebook: " + StepWords.whole(outline.step(strand.next())), look.width()));
            }
        }
        return lines;
    }

    /** The way from the outermost heading to the innermost, by what they are called, on as few lines as it takes. */
    public static List<String> path(List<String> titles, TerminalStyle look) {
        return titles.isEmpty()
                ? List.of()
                : TextWidth.wrap(
                        String.join(
                                look.pathSign(),
                                titles.stream().map(TextWidth::clean).toList()),
                        look.width(),
                        "",
                        "  ");
    }
}
