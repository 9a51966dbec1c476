package org.phaseline.language.compile;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

    /** What the lines of a body do, gathered over all of them. */
    private static final class Facts {
        boolean guided;
        boolean told;
        boolean done;
        boolean flows;

        /** True when that brought something new. */
        boolean add(Facts other) {
            boolean more =
                    other.guided && !guided || other.told && !told || other.done && !done || other.flows && !flows;
            guided |= other.guided;
            told |= other.told;
            done |= other.done;
            flows |= other.flows;
            return more;
        }
    }

    private final TreeMap<String, Facts> ofSequences = new TreeMap<>();

    /** Each sequence is looked at once; then what it does counts for all that conduct it, until nothing new comes of it. */
    CoverageRule(Map<String, Declaration.Sequence> sequences) {
        TreeMap<String, TreeSet<String>> conductedBy = new TreeMap<>();
        for (Map.Entry<String, Declaration.Sequence> each : sequences.entrySet()) {
            Looking looking = new Looking();
            looking.look(each.getValue().body());
            ofSequences.put(each.getKey(), looking.facts);
            for (String conducted : looking.conducted) {
                conductedBy
                        .computeIfAbsent(conducted, unused -> new TreeSet<>())
                        .add(each.getKey());
            }
        }
        ArrayDeque<String> open = new ArrayDeque<>(ofSequences.keySet());
        while (!open.isEmpty()) {
            String changed = open.pop();
            Facts facts = ofSequences.get(changed);
            for (String conducting : conductedBy.getOrDefault(changed, new TreeSet<>())) {
                Facts known = java.util.Objects.requireNonNull(ofSequences.get(conducting));
                if (facts != null && known.add(facts)) {
                    open.push(conducting);
                }
            }
        }
    }

    /** What a step conducts counts as its own, so that it makes no difference where the lines stand. */
    Coverage of(Heading heading) {
        Looking looking = new Looking();
        looking.look(heading);
        Facts facts = looking.facts;
        for (String conducted : looking.conducted) {
            Facts known = ofSequences.get(conducted);
            if (known != null) {
                facts.add(known);
            }
        }
        if (!facts.done && !facts.told) {
            boolean alone = facts.flows && !facts.guided && heading.clauses().mode() == Clauses.Mode.AUTOMATIC;
            return alone ? Coverage.ENFORCED : Coverage.GUIDED;
        }
        return facts.guided || facts.told ? Coverage.TRACKED : Coverage.ENFORCED;
    }

    /** Looks at the lines of one body, and notes what they conduct. */
    private static final class Looking {

        final Facts facts = new Facts();
        final TreeSet<String> conducted = new TreeSet<>();

        void look(Heading heading) {
            look(heading.clauses());
            if (!heading.hasBody() || heading.body().isEmpty()) {
                facts.guided = true;
            }
            look(heading.body());
        }

        void look(Clauses clauses) {
            for (Clauses.Guard guard : clauses.guards()) {
                facts.told |= Conditions.asks(guard.condition());
            }
            facts.told |= clauses.until() != null && Conditions.asks(clauses.until());
        }

        void look(List<Item> items) {
            for (Item item : items) {
                switch (item) {
                    case Heading heading -> look(heading);
                    case Statement statement -> look(statement);
                }
            }
        }

        void look(Statement statement) {
            switch (statement) {
                case Statement.Enter s -> facts.told = true;
                case Statement.Let s -> {
                    facts.told |= s.value() != null && Conditions.asks(s.value());
                    facts.flows = true;
                }
                case Statement.GoTo s -> facts.flows = true;
                case Statement.Return s -> facts.flows = true;
                case Statement.Announce s -> facts.flows = true;
                case Statement.Cancel s -> facts.flows = true;
                case Statement.End s -> facts.flows = true;
                case Statement.Next s -> facts.flows = true;
                case Statement.AnotherRound s -> facts.flows = true;
                case Statement.If s ->
                    s.branches().forEach(branch -> facts.told |= Conditions.asks(branch.condition()));
                case Statement.Choose s -> facts.done = true;
                case Statement.Roll s -> facts.done = true;
                case Statement.RollOff s -> facts.done = true;
                case Statement.RerollWhere s -> facts.done = true;
                case Statement.RerollUpTo s -> facts.done = true;
                case Statement.Assign s -> facts.done = true;
                case Statement.Change s -> facts.done = true;
                case Statement.Mark s -> facts.done = true;
                case Statement.Pay s -> facts.done = true;
                case Statement.Later s -> facts.done = true;
                case Statement.EndGame s -> facts.done = true;
                case Statement.Conduct s -> conducted.add(s.sequence().text());
                default -> {}
            }
            Headings.blocks(statement).forEach(this::look);
        }
    }
}
