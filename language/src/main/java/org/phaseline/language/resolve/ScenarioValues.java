package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.language.checked.Calendar;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;

/** The values a scenario sets: givens, starting values of the state, the date play begins at. */
final class ScenarioValues {

    private final Symbols symbols;
    private final Constants constants;
    private final Problems problems;

    ScenarioValues(Symbols symbols, Constants constants, Problems problems) {
        this.symbols = symbols;
        this.constants = constants;
        this.problems = problems;
    }

    void apply(ScenarioLine.Value line) {
        switch (line.target()) {
            case Expression.Name name when name.name().equals("date") -> date(line);
            case Expression.Name name when symbols.givens.containsKey(name.name()) -> {
                // Already put in place, because other declarations may use it.
            }
            case Expression.Name name
            when symbols.gameFields.containsKey(name.name()) -> start(symbols.gameFields, name.name(), line, -1);
            case Expression.Field field
            when field.owner() instanceof Expression.Name owner -> ofParty(line, field, owner);
            case Expression.Name name -> {
                List<String> known = new ArrayList<>(symbols.givens.keySet());
                known.addAll(symbols.gameFields.keySet());
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        name.place(),
                        "no given and no field of the game is called '" + name.name() + "'"
                                + problems.didYouMean(name.name(), known));
            }
            default ->
                problems.add(
                        Code.DECLARATION,
                        line.place(),
                        "a scenario can set only a given, or a field of the game, a party or a piece");
        }
    }

    private void date(ScenarioLine.Value line) {
        long start = line.value() instanceof Expression.Text text ? Calendars.index(symbols.calendar, text.text()) : -1;
        if (start < 0) {
            problems.add(
                    Code.DECLARATION,
                    line.value().place(),
                    symbols.calendar.names().isEmpty()
                            ? "this rulebook has no calendar"
                            : line.value() instanceof Expression.Text
                                    ? "the calendar has no date " + ExpressionText.of(line.value())
                                    : "expected a date in quotes here");
        } else {
            symbols.calendar = new Calendar(symbols.calendar.names(), start);
        }
    }

    private void ofParty(ScenarioLine.Value line, Expression.Field field, Expression.Name owner) {
        Integer party = symbols.partyNumbers.get(owner.name());
        Symbols.KindWord member = symbols.word(owner.name());
        if (member != null) {
            ofMember(line, field, member);
            return;
        }
        if (party == null && symbols.absent.contains(owner.name())) {
            problems.add(
                    Code.UNKNOWN_NAME,
                    owner.place(),
                    "'" + owner.name()
                            + "' does not play in this scenario: list it after 'for', or leave this line out");
            return;
        }
        if (party == null) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    owner.place(),
                    "no side, faction or piece '" + owner.name() + "'"
                            + problems.didYouMean(owner.name(), symbols.partyNumbers.keySet()));
            return;
        }
        boolean faction = symbols.parties.get(party).faction();
        TreeMap<String, Symbols.Field> fields = faction ? symbols.factionFields : symbols.sideFields;
        if (fields.containsKey(field.field().text())) {
            start(fields, field.field().text(), line, party);
        } else {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    field.field().place(),
                    "a " + (faction ? "faction" : "side") + " has no '"
                            + field.field().text() + "'"
                            + problems.didYouMean(field.field().text(), fields.keySet()));
        }
    }

    private void ofMember(ScenarioLine.Value line, Expression.Field field, Symbols.KindWord member) {
        TreeMap<String, Symbols.Field> fields =
                symbols.kindFields.getOrDefault(member.kind().name(), new TreeMap<>());
        Symbols.Field found = fields.get(field.field().text());
        if (found == null) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    field.field().place(),
                    member.kind().said() + " has no '" + field.field().text() + "'"
                            + problems.didYouMean(field.field().text(), fields.keySet()));
        } else {
            symbols.spokenOf(found);
            constants.start(found, member.index(), line.value());
        }
    }

    private void start(TreeMap<String, Symbols.Field> fields, String name, ScenarioLine.Value line, int party) {
        Symbols.Field field = java.util.Objects.requireNonNull(fields.get(name));
        constants.start(field, Math.max(0, party), line.value());
    }
}
