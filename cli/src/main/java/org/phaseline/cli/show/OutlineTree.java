package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;

/** The whole sequence of play as a tree: what is printed on the left, who acts on the right. */
public final class OutlineTree {

    private static final int INDENT = 2;
    private static final int GAP = 2;

    private final CompiledRulebook rulebook;
    private final Outline outline;
    private final TerminalStyle look;
    private final int left;

    private OutlineTree(CompiledRulebook rulebook, TerminalStyle look) {
        this.rulebook = rulebook;
        this.outline = rulebook.outline();
        this.look = look;
        int longest = outline.inPlay().stream()
                .mapToInt(step -> indent(step).length() + TextWidth.width(StepWords.whole(step)))
                .max()
                .orElse(0);
        int right = outline.inPlay().stream()
                .mapToInt(step -> TextWidth.width(StepWords.who(outline, step)))
                .max()
                .orElse(0);
        // However narrow it gets, half of the room is for the titles.
        this.left = Math.min(longest, Math.max(look.width() / 2, look.width() - right - GAP));
    }

    public static List<String> lines(CompiledRulebook rulebook, TerminalStyle look) {
        return new OutlineTree(rulebook, look).lines();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (String paragraph : outline.about()) {
            lines.addAll(TextWidth.wrap(TextWidth.clean(paragraph), look.width(), "", ""));
            lines.add("");
        }
        SequenceNames names = new SequenceNames(rulebook);
        String sequence = "";
        for (Step step : outline.inPlay()) {
            if (!names.above(step).equals(sequence)) {
                sequence = names.above(step);
                lines.add("");
                lines.add(look.strong(sequence));
            }
            add(lines, step);
            lines.addAll(StepWords.conditions(step, look, indent(step) + "  "));
            lines.addAll(StepWords.about(step, look, indent(step) + "  "));
        }
        return lines;
    }

    private static String indent(Step step) {
        return " ".repeat(INDENT * (step.depth() + 1));
    }

    private void add(List<String> lines, Step step) {
        String indent = indent(step);
        String refs = StepWords.refs(step);
        List<String> wrapped =
                TextWidth.wrap(StepWords.whole(step), Math.max(left - indent.length(), look.width() / 4), "", "  ");
        for (int i = 0; i < wrapped.size(); i++) {
            String text = wrapped.get(i);
            String right = i == 0 ? StepWords.who(outline, step) : "";
            int blanks = Math.max(GAP, left + GAP - indent.length() - TextWidth.width(text));
            String shown = i == 0 ? labelled(step, text, refs) : faintRefs(text, refs);
            lines.add(
                    (indent + shown + (right.isEmpty() ? "" : " ".repeat(blanks) + look.faint(right))).stripTrailing());
        }
    }

    private String labelled(Step step, String text, String refs) {
        String label = TextWidth.clean(step.label());
        return text.startsWith(label)
                ? look.label(label) + faintRefs(text.substring(label.length()), refs)
                : faintRefs(text, refs);
    }

    private String faintRefs(String text, String refs) {
        return !refs.isEmpty() && text.endsWith(refs)
                ? text.substring(0, text.length() - refs.length()) + look.faint(refs)
                : text;
    }
}
