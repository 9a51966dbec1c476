package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;
import org.phaseline.language.tree.Place;

/** How much of each step the umpire handles, and the totals. */
public final class CoverageTable {

    private static final int INDENT = 2;
    private static final int COLUMN = 10;

    private CoverageTable() {}

    public static List<String> lines(CompiledRulebook rulebook, TerminalStyle look) {
        Outline outline = rulebook.outline();
        SequenceNames names = new SequenceNames(rulebook);
        List<String> lines = new ArrayList<>();
        Map<Coverage, Integer> counts = new EnumMap<>(Coverage.class);
        String sequence = "";
        for (Step step : outline.inPlay()) {
            // What every rulebook has is no step of this game.
            if (step.file().equals(Place.NOWHERE.file())) {
                continue;
            }
            if (!names.above(step).equals(sequence)) {
                sequence = names.above(step);
                lines.add("");
                lines.add(look.strong(sequence));
            }
            boolean heading = isHeading(outline, step);
            String word = heading ? "" : step.coverage().word();
            if (!heading) {
                counts.merge(step.coverage(), 1, Integer::sum);
            }
            String title = " ".repeat(INDENT * step.depth()) + StepWords.whole(step);
            lines.add(("  " + coloured(look, step, TextWidth.pad(word, COLUMN))
                            + look.cut(title, look.width() - COLUMN - 2))
                    .stripTrailing());
        }
        lines.add("");
        lines.addAll(totals(counts));
        return lines;
    }

    /** A heading that only holds further steps does nothing itself, so it is not counted. */
    private static boolean isHeading(Outline outline, Step step) {
        return StepWords.holdsSteps(outline, step) && step.coverage() == Coverage.GUIDED;
    }

    private static String coloured(TerminalStyle look, Step step, String word) {
        return switch (step.coverage()) {
            case GUIDED -> look.faint(word);
            case TRACKED -> look.label(word);
            case ENFORCED -> look.good(word);
        };
    }

    private static List<String> totals(Map<Coverage, Integer> counts) {
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        List<String> lines = new ArrayList<>();
        for (Coverage coverage : Coverage.values()) {
            int count = counts.getOrDefault(coverage, 0);
            int percent = all == 0 ? 0 : Math.round(100f * count / all);
            lines.add(TextWidth.pad(coverage.word(), COLUMN) + right(count, 5) + right(percent, 5) + "%   "
                    + meaning(coverage));
        }
        lines.add(TextWidth.pad("steps", COLUMN) + right(all, 5));
        return lines;
    }

    private static String right(int number, int width) {
        String text = Integer.toString(number);
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    private static String meaning(Coverage coverage) {
        return switch (coverage) {
            case GUIDED -> "the players do it themselves";
            case TRACKED -> "the umpire keeps track; the players say what happened";
            case ENFORCED -> "only legal choices are offered, and their effects applied";
        };
    }
}
