package org.phaseline.planner;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.outline.AgreeingWords;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.NameWords;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.SearchSandbox;

/**
 * Gives the answers of a plan, throws the dice and plays on until the pieces are done with, many times: others decline what they can, and what else has to be
 * decided is decided by the first choice. Then counts what became of the pieces and of their target.
 */
final class Trials {

    private static final int MOST_ANSWERS = 80;
    private static final int MOST_OUTCOMES = 12;
    private static final String UNHARMED = "unharmed";

    /** Something that became of a piece. */
    private record Became(PieceRef piece, String text) {}

    private final SearchSandbox now;
    private final TrialDice dice;
    private final PieceKinds kinds;
    private final OrderedPieces ours;
    private final Effort effort;
    private final QuestionSubject subject;
    private final List<PieceRef> watched = new ArrayList<>();

    /** Names of fields that need words of their own: where pieces stand, marks, and what the rulebook has no text for. */
    private final Set<String> places = new TreeSet<>();

    private final Set<String> flags = new TreeSet<>();
    private final Set<String> untitled = new TreeSet<>();

    Trials(
            SearchSandbox now,
            TrialDice dice,
            PieceKinds kinds,
            OrderedPieces ours,
            Optional<PieceRef> target,
            Effort effort) {
        this.now = now;
        this.dice = dice;
        this.kinds = kinds;
        this.ours = ours;
        this.effort = effort;
        this.subject = new QuestionSubject(kinds, ours, now);
        target.ifPresent(watched::add);
        watched.addAll(ours.all());
    }

    Odds run(List<PlanStep> path, int times) {
        for (PlanStep step : path.subList(0, path.size() - 1)) {
            now.questions();
            now.answer(step.question(), step.item());
        }
        SearchSandbox.Place before = now.here();
        List<String> modifiers = new ArrayList<>();
        Map<Became, Integer> counted = new LinkedHashMap<>();
        int thrown = 0;
        for (int trial = 0; trial < times && now.effort() < effort.looks(); trial++) {
            now.goTo(before);
            List<Map<String, String>> was = values();
            dice.begin(trial);
            ArrayList<Report> reports = new ArrayList<>();
            now.reportTo(trial == 0 ? reports : null);
            if (!once(path.getLast())) {
                continue;
            }
            now.reportTo(null);
            if (trial == 0) {
                modifiers.addAll(modifiers(reports));
            }
            thrown++;
            count(was, values(), counted);
        }
        now.reportTo(null);
        return new Odds(thrown, modifiers, outcomes(counted, thrown));
    }

    private static List<String> modifiers(List<Report> reports) {
        for (Report report : reports) {
            if (report instanceof Report.Rolled rolled && !rolled.counting().isEmpty()) {
                return rolled.counting();
            }
        }
        return List.of();
    }

    /** Throws the dice and plays on; whether play came to an end of it. */
    private boolean once(PlanStep last) {
        now.questions();
        if (now.answer(last.question(), last.item()) == SearchSandbox.Outcome.BROKEN) {
            return false;
        }
        for (int i = 0; i < MOST_ANSWERS && !now.over(); i++) {
            int question = next();
            if (question < 0) {
                return true;
            }
            Menu menu = now.menu(question);
            boolean own = (now.asked(question) & now.parties()) != 0;
            long item = !own && menu.has(Menu.PASS) ? Menu.PASS : menu.item(0);
            if (now.answer(question, item) == SearchSandbox.Outcome.BROKEN) {
                return false;
            }
        }
        return true;
    }

    /** A question that play waits for and that is about the pieces or their target; or -1. */
    private int next() {
        int questions = now.questions();
        for (int i = 0; i < questions; i++) {
            if (now.awaited(i) && now.menu(i).size() > 0) {
                QuestionSubject.Whose whose = subject.of(i);
                if (whose == QuestionSubject.Whose.OURS || isAboutTarget()) {
                    return i;
                }
            }
        }
        return -1;
    }

    private boolean isAboutTarget() {
        return subject.foe() != null && watched.contains(subject.foe());
    }

    // ---- what became of whom

    private List<Map<String, String>> values() {
        List<Map<String, String>> all = new ArrayList<>();
        watched.forEach(piece -> all.add(values(piece)));
        return all;
    }

    private Map<String, String> values(PieceRef piece) {
        Map<String, String> values = new LinkedHashMap<>();
        PieceKind kind = kinds.placed(piece.kind());
        if (kind != null && now.value(kind.at() + piece.number()) < 0) {
            values.put("", "gone");
            return values;
        }
        for (StateField field : now.rulebook().outline().state()) {
            if (field.owner() == StateField.Owner.MEMBER
                    && field.kind().equals(piece.kind())
                    && field.width() == 1
                    && !field.untold()
                    && isWorthTelling(field, now.value(field.slot() + piece.number()), piece)) {
                String name =
                        field.text().isEmpty() ? NameWords.of(field.name()) : AgreeingWords.of(field.text(), false);
                long value = now.value(field.slot() + piece.number());
                values.put(name, field.type().say(value));
                if (kind != null && field.slot() == kind.at()) {
                    places.add(name);
                } else if (field.type().form() == ValueType.Form.FLAG) {
                    flags.add(name);
                }
                if (field.text().isEmpty()) {
                    untitled.add(name);
                }
            }
        }
        return values;
    }

    /**
     * That an order is put away, or that one's own piece has now done what it was told to, is no matter of luck, even if it depends on the dice
     * whether play goes on.
     */
    private boolean isWorthTelling(StateField field, long value, PieceRef piece) {
        boolean own = ours.has(piece.kind(), piece.number());
        return switch (field.type().form()) {
            case WORD -> !own && value >= 0;
            case FLAG -> !own;
            case NUMBER, LEDGER, SET -> true;
        };
    }

    private void count(List<Map<String, String>> was, List<Map<String, String>> is, Map<Became, Integer> counted) {
        for (int i = 0; i < watched.size(); i++) {
            PieceRef piece = watched.get(i);
            Map<String, String> before = was.get(i);
            boolean changed = false;
            for (Map.Entry<String, String> each : is.get(i).entrySet()) {
                String old = before.getOrDefault(each.getKey(), "");
                if (!old.equals(each.getValue()) && !isToldByAnother(each.getKey(), before, is.get(i))) {
                    changed = true;
                    counted.merge(new Became(piece, became(each.getKey(), old, each.getValue())), 1, Integer::sum);
                }
            }
            if (!changed && !ours.has(piece.kind(), piece.number())) {
                counted.merge(new Became(piece, UNHARMED), 1, Integer::sum);
            }
        }
    }

    /** What the rulebook has no text for, and follows a field that it has one for, is one thing said twice. */
    private boolean isToldByAnother(String name, Map<String, String> before, Map<String, String> after) {
        return untitled.contains(name)
                && !flags.contains(name)
                && !places.contains(name)
                && after.keySet().stream()
                        .anyMatch(other -> !untitled.contains(other)
                                && after.getOrDefault(name, "").equals(after.get(other))
                                && before.getOrDefault(name, "").equals(before.get(other)));
    }

    /** Where a piece goes to depends on much else; a mark is there or is not. */
    private String became(String name, String old, String value) {
        if (name.isEmpty()) {
            return "lost";
        }
        if (places.contains(name)) {
            return "goes elsewhere";
        }
        if (flags.contains(name)) {
            return value.equals(ValueType.FLAG.say(0)) ? "no longer " + name : name;
        }
        return name + ": " + old + " \u2192 " + value;
    }

    /**
     * What always becomes of one's own pieces is no matter of odds. Nor is a target that is never harmed, where the dice decide
     * something else: its losses are counted elsewhere until they are taken off.
     */
    private List<Odds.Outcome> outcomes(Map<Became, Integer> counted, int thrown) {
        boolean open = counted.values().stream().anyMatch(count -> count < thrown);
        return counted.entrySet().stream()
                .filter(each -> each.getValue() < thrown
                        || !(open && each.getKey().text.equals(UNHARMED))
                                && !ours.has(
                                        each.getKey().piece.kind(),
                                        each.getKey().piece.number()))
                .sorted((one, other) -> Integer.compare(other.getValue(), one.getValue()))
                .limit(MOST_OUTCOMES)
                .map(each ->
                        new Odds.Outcome(each.getKey().piece, each.getKey().text, (double) each.getValue() / thrown))
                .toList();
    }
}
