package org.phaseline.language.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;

/**
 * How much of a step the umpire sees to, derived from what its body does and never declared. A step with nothing to carry out is
 * guided, automatic or not: the players see to it on their table. Only where it is automatic and something falls due there, markers
 * that come off or effects that were put off, the umpire does all there is. Whatever people type in or judge makes it tracked, and so does what is
 * chosen or rolled and then goes into no rule. An automatic
 * step that only moves play on (announces, jumps, returns, works something out), reveals or tells is seen to by the umpire alone.
 */
public final class CoverageRule {

    private final TreeMap<String, CoverageFacts> ofSequences = new TreeMap<>();
    /** By its place, what is known of a heading with all that is inside it: each stands in many others, and is looked through once. */
    private final TreeMap<Place, CoverageFacts> ofHeadings = new TreeMap<>();

    private final UsedNames names;

    private final TreeSet<Integer> duePoints;

    private CoverageRule(UsedNames names, TreeSet<Integer> duePoints) {
        this.names = names;
        this.duePoints = duePoints;
    }

    /** For each heading, by its index. */
    public static List<Coverage> of(CheckedRulebook rulebook) {
        return new CoverageRule(UsedNames.in(rulebook), DueSteps.of(rulebook)).all(rulebook);
    }

    private List<Coverage> all(CheckedRulebook rulebook) {
        sequences(rulebook.symbols().sequences);
        List<Coverage> all = new ArrayList<>();
        for (Headings.Entry entry : rulebook.headings().all()) {
            all.add(of(entry.heading(), duePoints.contains(entry.index())));
        }
        return List.copyOf(all);
    }

    /** Each sequence is looked at once; then what it does counts for all that conduct it, until nothing new comes of it. */
    private void sequences(Map<String, Declaration.Sequence> sequences) {
        TreeMap<String, TreeSet<String>> conductedBy = new TreeMap<>();
        for (Map.Entry<String, Declaration.Sequence> each : sequences.entrySet()) {
            CoverageFacts facts = new CoverageFacts(names, ofHeadings);
            facts.look(each.getValue().body());
            ofSequences.put(each.getKey(), facts);
            for (String conducted : facts.conducted()) {
                conductedBy
                        .computeIfAbsent(conducted, unused -> new TreeSet<>())
                        .add(each.getKey());
            }
        }
        ArrayDeque<String> open = new ArrayDeque<>(ofSequences.keySet());
        while (!open.isEmpty()) {
            String changed = open.pop();
            CoverageFacts facts = ofSequences.get(changed);
            for (String conducting : conductedBy.getOrDefault(changed, new TreeSet<>())) {
                CoverageFacts known = ofSequences.get(conducting);
                if (facts != null && known != null && known.add(facts)) {
                    open.push(conducting);
                }
            }
        }
    }

    /** What a step conducts counts as its own, so that it makes no difference where the lines stand. */
    private Coverage of(Heading heading, boolean duePoint) {
        CoverageFacts facts = new CoverageFacts(names, ofHeadings);
        facts.look(heading);
        for (String conducted : facts.conducted()) {
            CoverageFacts known = ofSequences.get(conducted);
            if (known != null) {
                facts.add(known);
            }
        }
        boolean empty = !heading.hasBody() || heading.body().isEmpty();
        if (empty && duePoint && heading.clauses().mode() == Clauses.Mode.AUTOMATIC) {
            return Coverage.ENFORCED;
        }
        return facts.coverage(heading.clauses().mode() == Clauses.Mode.AUTOMATIC);
    }
}
