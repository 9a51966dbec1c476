package org.phaseline.language.compile;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/**
 * How much of a step the umpire sees to, derived from what its body does and never declared. A step with nothing to carry out is
 * guided, automatic or not: the players see to it on their table. Whatever people type in or judge makes it tracked. An automatic
 * step that only moves play on (announces, jumps, returns, works something out) is seen to by the umpire alone.
 */
final class CoverageRule {

    private boolean guided;
    private boolean told;
    private boolean done;
    private boolean flows;

    private final Map<String, Declaration.Sequence> sequences;
    private final TreeSet<String> looked = new TreeSet<>();

    private CoverageRule(Map<String, Declaration.Sequence> sequences) {
        this.sequences = sequences;
    }

    /** What a step conducts counts as its own, so that it makes no difference where the lines stand. */
    static Coverage of(Heading heading, Map<String, Declaration.Sequence> sequences) {
        CoverageRule rule = new CoverageRule(sequences);
        rule.look(heading);
        if (!rule.done && !rule.told) {
            boolean alone = rule.flows && !rule.guided && heading.clauses().mode() == Clauses.Mode.AUTOMATIC;
            return alone ? Coverage.ENFORCED : Coverage.GUIDED;
        }
        return rule.guided || rule.told ? Coverage.TRACKED : Coverage.ENFORCED;
    }

    private void look(Heading heading) {
        look(heading.clauses());
        if (!heading.hasBody() || heading.body().isEmpty()) {
            guided = true;
        }
        look(heading.body());
    }

    private void look(Clauses clauses) {
        for (Clauses.Guard guard : clauses.guards()) {
            told |= Conditions.asks(guard.condition());
        }
        told |= clauses.until() != null && Conditions.asks(clauses.until());
    }

    private void look(List<Item> items) {
        for (Item item : items) {
            switch (item) {
                case Heading heading -> look(heading);
                case Statement statement -> look(statement);
            }
        }
    }

    private void look(Statement statement) {
        switch (statement) {
            case Statement.Enter s -> told = true;
            case Statement.Let s -> {
                told |= s.value() != null && Conditions.asks(s.value());
                flows = true;
            }
            case Statement.GoTo s -> flows = true;
            case Statement.Return s -> flows = true;
            case Statement.Announce s -> flows = true;
            case Statement.Cancel s -> flows = true;
            case Statement.End s -> flows = true;
            case Statement.Next s -> flows = true;
            case Statement.AnotherRound s -> flows = true;
            case Statement.If s -> s.branches().forEach(branch -> told |= Conditions.asks(branch.condition()));
            case Statement.Choose s -> done = true;
            case Statement.Roll s -> done = true;
            case Statement.RollOff s -> done = true;
            case Statement.RerollWhere s -> done = true;
            case Statement.RerollUpTo s -> done = true;
            case Statement.Assign s -> done = true;
            case Statement.Change s -> done = true;
            case Statement.Mark s -> done = true;
            case Statement.Pay s -> done = true;
            case Statement.Later s -> done = true;
            case Statement.EndGame s -> done = true;
            case Statement.Conduct s -> conducted(s.sequence().text());
            default -> {}
        }
        Headings.blocks(statement).forEach(this::look);
    }

    private void conducted(String name) {
        Declaration.Sequence sequence = sequences.get(name);
        if (sequence != null && looked.add(name)) {
            look(sequence.body());
        }
    }
}
