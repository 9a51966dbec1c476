package org.phaseline.language.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;
import org.phaseline.language.RulebookText;

/** Compares two rulebooks as a reader would: which steps are new, gone, elsewhere, or say something else. */
public final class RulebookDiff {

    private final Outline before;
    private final Outline now;
    private final OwnLines linesBefore;
    private final OwnLines linesNow;
    private final StepMatch match;

    private RulebookDiff(RulebookText textBefore, Outline before, RulebookText textNow, Outline now) {
        this.before = before;
        this.now = now;
        this.linesBefore = new OwnLines(textBefore, before);
        this.linesNow = new OwnLines(textNow, now);
        this.match = new StepMatch(before.steps(), now.steps());
    }

    /** The differences in the order of the new rulebook, what is gone where it used to stand, declarations first. */
    public static List<StepChange> between(RulebookText textBefore, Outline before, RulebookText textNow, Outline now) {
        return new RulebookDiff(textBefore, before, textNow, now).changes();
    }

    private List<StepChange> changes() {
        List<StepChange> changes = new ArrayList<>(declarations());
        TreeSet<Integer> stayed = stayed();
        int shown = 0;
        for (Step step : now.steps()) {
            int old = match.before(step.index());
            if (old < 0) {
                changes.add(new StepChange.Added(step));
                continue;
            }
            shown = gone(shown, old, changes);
            Step was = before.step(old);
            if (!stayed.contains(step.index()) || parentChanged(was, step)) {
                changes.add(new StepChange.Moved(was, step, follows(step)));
            }
            List<String> what = differences(was, step);
            if (!what.isEmpty()) {
                changes.add(new StepChange.Changed(was, step, what));
            }
        }
        gone(shown, before.steps().size(), changes);
        return changes;
    }

    /** Adds the steps that are gone up to where we are, and returns how far that is. */
    private int gone(int from, int to, List<StepChange> changes) {
        for (int i = from; i < to; i++) {
            if (match.now(i) < 0) {
                changes.add(new StepChange.Removed(before.step(i)));
            }
        }
        return Math.max(from, to);
    }

    private boolean parentChanged(Step was, Step is) {
        int parent = was.parent() < 0 ? -1 : match.now(was.parent());
        return was.parent() >= 0 && parent >= 0 && parent != is.parent()
                || was.parent() < 0 && is.parent() >= 0 && match.before(is.parent()) >= 0;
    }

    private String follows(Step step) {
        for (int i = step.index() - 1; i >= 0; i--) {
            Step above = now.step(i);
            if (!above.sequence().equals(step.sequence()) || above.depth() < step.depth()) {
                return "";
            }
            if (above.parent() == step.parent()) {
                return above.called();
            }
        }
        return "";
    }

    private List<String> differences(Step was, Step is) {
        List<String> what = new ArrayList<>();
        add(what, "id", was.label(), is.label());
        add(what, "title", was.title(), is.title());
        add(what, "level", was.level().word(), is.level().word());
        add(what, "rule numbers", String.join(", ", was.refs()), String.join(", ", is.refs()));
        add(what, "actor", was.actor(), is.actor());
        add(what, "mode", was.mode().word(), is.mode().word());
        if (!linesBefore.rest(was).equals(linesNow.rest(is))) {
            what.add("what it says");
        }
        return what;
    }

    private static void add(List<String> what, String name, String was, String is) {
        if (!was.equals(is)) {
            what.add(name + " '" + was + "' becomes '" + is + "'");
        }
    }

    /** The steps that kept their order: the longest run of them; the fewest others count as moved. */
    private TreeSet<Integer> stayed() {
        List<Step> steps = now.steps().stream()
                .filter(step -> match.before(step.index()) >= 0)
                .toList();
        int[] length = new int[steps.size()];
        int[] previous = new int[steps.size()];
        int best = -1;
        for (int i = 0; i < steps.size(); i++) {
            length[i] = 1;
            previous[i] = -1;
            for (int j = 0; j < i; j++) {
                boolean inOrder = match.before(steps.get(j).index())
                        < match.before(steps.get(i).index());
                if (inOrder && length[j] + 1 > length[i]) {
                    length[i] = length[j] + 1;
                    previous[i] = j;
                }
            }
            best = best < 0 || length[i] > length[best] ? i : best;
        }
        TreeSet<Integer> stayed = new TreeSet<>();
        for (int i = best; i >= 0; i = previous[i]) {
            stayed.add(steps.get(i).index());
        }
        return stayed;
    }

    private List<StepChange> declarations() {
        List<StepChange> changes = new ArrayList<>();
        List<String> old = linesBefore.declarations();
        List<String> present = linesNow.declarations();
        List<String> gone = old.stream().filter(line -> !present.contains(line)).toList();
        List<String> fresh =
                present.stream().filter(line -> !old.contains(line)).toList();
        Map<String, String> renewed = new TreeMap<>();
        for (String line : gone) {
            String name = named(line);
            if (onlyOne(name, gone) && onlyOne(name, fresh)) {
                fresh.stream().filter(other -> named(other).equals(name)).forEach(other -> renewed.put(line, other));
            }
        }
        for (String line : gone) {
            String other = renewed.get(line);
            changes.add(other == null ? new StepChange.Declared(false, line) : new StepChange.Redeclared(line, other));
        }
        fresh.stream()
                .filter(line -> !renewed.containsValue(line))
                .forEach(line -> changes.add(new StepChange.Declared(true, line)));
        return changes;
    }

    private static boolean onlyOne(String name, List<String> lines) {
        return !name.isEmpty()
                && lines.stream().filter(line -> named(line).equals(name)).count() == 1;
    }

    /** What a line declares: the part before its first '=' or ':', or nothing. */
    private static String named(String line) {
        int end = 0;
        while (end < line.length() && line.charAt(end) != '=' && line.charAt(end) != ':') {
            end++;
        }
        return end == line.length() ? "" : line.substring(0, end).strip();
    }
}
