package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.Progress;

/** The part of the outline around one step: the headings it stands under, what is printed beside them, what is inside it. */
public final class OutlineWindow {

    private static final int SHARE_BEFORE = 3;
    private static final int NARROW = 60;

    private final Outline outline;
    private final List<Progress> progress;
    private final TerminalStyle look;

    public OutlineWindow(Outline outline, List<Progress> progress, TerminalStyle look) {
        this.outline = outline;
        this.progress = progress;
        this.look = look;
    }

    /** At most so many lines; none for no step. */
    public List<String> around(int focus, int rows) {
        if (focus < 0 || rows <= 0) {
            return List.of();
        }
        List<Step> shown = shown(outline.step(focus));
        int at = shown.indexOf(outline.step(focus));
        int from = Math.max(0, Math.min(at - rows / SHARE_BEFORE, shown.size() - rows));
        int to = Math.min(shown.size(), from + rows);
        int left = left(shown.subList(from, to));
        List<String> lines = new ArrayList<>();
        for (int i = from; i < to; i++) {
            boolean cutOff = (i == from && from > 0) || (i == to - 1 && to < shown.size());
            boolean gap = cutOff && i != at;
            lines.add(gap ? look.faint("  " + look.gapSign()) : line(shown.get(i), i == at, left));
        }
        return lines;
    }

    private List<Step> shown(Step focus) {
        TreeSet<Integer> open = new TreeSet<>();
        open.add(-1);
        for (int step = focus.index(); step >= 0; step = outline.step(step).parent()) {
            open.add(step);
        }
        return outline.inPlay().stream()
                .filter(step -> step.sequence().equals(focus.sequence()) && open.contains(step.parent()))
                .toList();
    }

    /** How wide the titles may be, so that who acts stands in one column beside them; not at all when it is too narrow. */
    private int left(List<Step> shown) {
        if (look.width() < NARROW) {
            return look.width() - 2;
        }
        int titles = shown.stream()
                .mapToInt(step -> 2 * step.depth() + TextWidth.width(StepWords.whole(step)))
                .max()
                .orElse(0);
        int right = shown.stream()
                .mapToInt(step -> TextWidth.width(StepWords.who(outline, step)))
                .max()
                .orElse(0);
        return Math.min(titles, look.width() - 2 - 2 - Math.min(right, look.width() / 3));
    }

    private String line(Step step, boolean focus, int left) {
        Progress now = progress.get(step.index());
        String indent = "  ".repeat(step.depth());
        String title = look.cut(indent + StepWords.whole(step), left);
        String who = look.cut(StepWords.who(outline, step), Math.max(0, look.width() - 2 - 2 - left));
        String text = look.width() < NARROW || who.isEmpty() ? title : TextWidth.pad(title, left) + "  " + who;
        return switch (now) {
            case PRESENT -> {
                String line = look.presentSign() + " " + text;
                yield focus ? look.present(line) : look.strong(line);
            }
            case DONE -> look.good(look.doneSign()) + " " + text;
            case NOT_DONE -> look.faint(look.notDoneSign() + " " + text);
            case TO_COME -> look.faint(look.toComeSign()) + " " + text;
        };
    }
}
