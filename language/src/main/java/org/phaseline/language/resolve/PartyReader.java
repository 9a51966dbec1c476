package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Word;

/** Who plays: sides in the scenario's order, and their factions. */
final class PartyReader {

    private static final int MOST_PARTIES = 60;

    private final Declarations declarations;
    private final Declaration.@Nullable Scenario scenario;
    private final Symbols symbols;
    private final Problems problems;
    private final Predicate<Word> free;

    PartyReader(
            Declarations declarations,
            Declaration.@Nullable Scenario scenario,
            Symbols symbols,
            Problems problems,
            Predicate<Word> free) {
        this.declarations = declarations;
        this.scenario = scenario;
        this.symbols = symbols;
        this.problems = problems;
        this.free = free;
    }

    void read() {
        List<Declaration.Side> sides = ordered(declarations.of(Declaration.Side.class));
        List<Party> all = new ArrayList<>();
        for (Declaration.Side side : sides) {
            if (free.test(side.name())) {
                Word title = side.title() == null ? side.name() : side.title();
                all.add(new Party(
                        all.size(), side.name().text(), title.text(), all.size(), false, true, isPlural(side)));
            }
        }
        if (all.isEmpty()) {
            problems.missing(
                    Code.MISSING,
                    declarations.beginning(),
                    "nobody plays: declare sides ('side Red'), or list them in a scenario after 'for'");
        }
        int number = 0;
        for (Declaration.Side side : sides) {
            for (Declaration.Faction faction : side.factions()) {
                if (free.test(faction.name())) {
                    String name = faction.name().text();
                    Word title = faction.title() == null ? faction.name() : faction.title();
                    all.add(new Party(
                            all.size(), name, title.text(), number, true, !absent(name), faction.number() != null));
                }
            }
            number++;
        }
        if (all.size() > MOST_PARTIES) {
            problems.add(
                    Code.TOO_LARGE, sides.get(0).place(), "at most " + MOST_PARTIES + " sides and factions can play");
            all.subList(MOST_PARTIES, all.size()).clear();
        }
        symbols.parties = new Parties(all);
        symbols.partyTitles = all.stream().map(Party::title).toList();
        all.forEach(party -> symbols.partyNumbers.put(party.name(), party.index()));
        checkAbsent();
    }

    private boolean isPlural(Declaration.Side side) {
        return PluralTitle.is(side.number(), "a side", "side Red \"The Raiders\", plural", problems);
    }

    /** The sides in the scenario's order; without declared sides the scenario makes them. */
    private List<Declaration.Side> ordered(List<Declaration.Side> declared) {
        if (scenario == null || scenario.sides().isEmpty()) {
            return declared;
        }
        List<Declaration.Side> ordered = new ArrayList<>();
        List<String> names = declared.stream().map(side -> side.name().text()).toList();
        boolean known = true;
        TreeSet<String> seen = new TreeSet<>();
        for (Word name : scenario.sides()) {
            if (!seen.add(name.text())) {
                problems.add(Code.DUPLICATE_NAME, name.place(), "'" + name.text() + "' is named twice");
                continue;
            }
            int index = names.indexOf(name.text());
            if (declared.isEmpty()) {
                ordered.add(new Declaration.Side(name.place(), name, null, null, List.of()));
            } else if (index < 0) {
                known = false;
                problems.unknown(
                        Code.UNKNOWN_NAME, name.place(), "no side '" + name.text() + "'" + orOneOf(name.text(), names));
            } else {
                ordered.add(declared.get(index));
            }
        }
        for (Declaration.Side side : declared) {
            if (known && !seen.contains(side.name().text())) {
                symbols.absent.add(side.name().text());
                side.factions()
                        .forEach(faction -> symbols.absent.add(faction.name().text()));
            } else if (!ordered.contains(side)) {
                ordered.add(side);
            }
        }
        return ordered;
    }

    /** What was meant, or else all there are. */
    private String orOneOf(String word, List<String> names) {
        String guess = problems.didYouMean(word, names);
        return guess.isEmpty() ? "; the rulebook has " + String.join(", ", names) : guess;
    }

    private boolean absent(String faction) {
        return lines().stream()
                .anyMatch(line -> line instanceof ScenarioLine.Absent absent
                        && absent.factions().stream()
                                .anyMatch(word -> word.text().equals(faction)));
    }

    private void checkAbsent() {
        for (ScenarioLine line : lines()) {
            if (line instanceof ScenarioLine.Absent absent) {
                for (Word word : absent.factions()) {
                    Integer number = symbols.partyNumbers.get(word.text());
                    if (number != null && !symbols.parties.get(number).faction()) {
                        problems.add(
                                Code.DECLARATION,
                                word.place(),
                                "'" + word.text() + "' is a side: only factions can be absent");
                    } else if (number == null) {
                        problems.unknown(
                                Code.UNKNOWN_NAME,
                                word.place(),
                                "no faction '" + word.text() + "'"
                                        + problems.didYouMean(word.text(), symbols.partyNumbers.keySet()));
                    }
                }
            }
        }
    }

    private List<ScenarioLine> lines() {
        return scenario == null ? List.of() : scenario.lines();
    }
}
