package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Type;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reads what a rulebook requires of every set-up: {@code require for each army in sides: cost(army) <= 7000, "..."}. */
final class RequirementReader {

    private final Resolution all;
    private final Declaration.@Nullable Scenario scenario;

    RequirementReader(Resolution all, Declaration.@Nullable Scenario scenario) {
        this.all = all;
        this.scenario = scenario;
    }

    List<CheckedRulebook.Requirement> read(List<Declaration.Require> lines, Context nowhere) {
        List<CheckedRulebook.Requirement> read = new ArrayList<>();
        for (Declaration.Require line : lines) {
            read.add(read(line, nowhere));
        }
        return List.copyOf(read);
    }

    private CheckedRulebook.Requirement read(Declaration.Require line, Context nowhere) {
        if (line.set() == null || line.member() == null) {
            return new CheckedRulebook.Requirement(
                    line.place(),
                    null,
                    all.expressions.flag(line.condition(), nowhere),
                    all.texts.of(line.text(), nowhere),
                    new TreeMap<>());
        }
        Expr set = all.expressions.of(line.set(), nowhere);
        Type member = new SetResolver(all, all.expressions).member(set);
        Context looking = nowhere.looking(all.variables.member(line.member(), member, nowhere));
        return new CheckedRulebook.Requirement(
                line.place(),
                set,
                all.expressions.flag(line.condition(), looking),
                all.texts.of(line.text(), looking),
                places(member));
    }

    private TreeMap<Integer, Place> places(Type member) {
        TreeMap<Integer, Place> places = new TreeMap<>();
        if (member instanceof Type.Kind kind) {
            places.putAll(all.symbols.rosterRows.getOrDefault(kind.name(), new TreeMap<>()));
            all.symbols.words.forEach((name, word) -> {
                Place row = kind.pieces() ? all.symbols.declaredAt.get(name) : null;
                if (row != null && word.kind().name().equals(kind.name())) {
                    places.put(word.index(), row);
                }
            });
        } else if (member instanceof Type.Who && scenario != null) {
            // A scenario like another has the sides of that one, whose line is not the place to look for what is wrong
            // here.
            for (Word side : scenario.sides()) {
                Integer party = all.symbols.partyNumbers.get(side.text());
                if (party != null
                        && side.place().file().equals(scenario.place().file())
                        && side.place().line() == scenario.place().line()) {
                    places.put(party, side.place());
                }
            }
        }
        return places;
    }
}
