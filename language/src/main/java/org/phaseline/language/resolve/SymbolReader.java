package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Calendar;
import org.phaseline.language.checked.NamedFormula;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.syntax.Semantics;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reads what is declared, for one scenario. Who plays comes first, because types speak of parties. */
final class SymbolReader {

    private static final int MOST_WORDS = 500;

    /** Sets of so many words are one number; sets of more are like those of pieces. */
    private static final int MOST_IN_A_MASK = 63;

    static final List<String> BUILT_IN = List.of(
            "actor",
            "it",
            "sides",
            "both",
            "everyone",
            "anyone",
            "gameTurn",
            "lastGameTurn",
            "round",
            "date",
            "phasing",
            "nonPhasing",
            "raiser",
            "opponent",
            "opponents",
            "smaller",
            "larger");

    private final Declarations declarations;
    private final Declaration.@Nullable Scenario scenario;
    private final int semantics;
    private final Problems problems;
    private final Symbols symbols = new Symbols();
    private final Types types;
    private final Constants constants;
    private final TreeMap<String, Place> taken = new TreeMap<>();

    SymbolReader(Declarations declarations, Declaration.@Nullable Scenario scenario, int semantics, Problems problems) {
        this.semantics = semantics;
        this.declarations = declarations;
        this.scenario = scenario;
        this.problems = problems;
        this.types = new Types(symbols, problems);
        this.constants = new Constants(symbols, problems);
    }

    Symbols read(List<String> on, List<String> off) {
        symbols.scenarios = declarations.of(Declaration.Scenario.class).stream()
                .map(declared -> declared.name().text())
                .toList();
        symbols.sidesAreFixed = FixedSides.in(declarations);
        symbols.scenario = scenario == null ? "" : scenario.name().text();
        new PartyReader(declarations, scenario, symbols, problems, this::free).read();
        options(on, off);
        kinds();
        new BoardReader(symbols, problems, this::free).read(declarations, lines());
        Rosters rosters = new Rosters(declarations, lines(), symbols, problems, this::free);
        rosters.pieces();
        roles();
        calendar();
        givens();
        new FieldReader(declarations, symbols, problems, this::free).read();
        eventsAndDefines();
        for (Declaration.Sequence sequence : declarations.of(Declaration.Sequence.class)) {
            if (free(sequence.name())) {
                symbols.sequences.put(sequence.name().text(), sequence);
            }
        }
        length();
        values();
        new Schedules(symbols, problems, constants)
                .read(declarations.of(Declaration.Schedule.class), lines(), this::free);
        LetterMaps maps = new LetterMaps(declarations, lines(), symbols, problems, constants);
        maps.ofRulebook();
        rosters.values(constants, maps::ofScenario);
        new SideRosters(symbols, problems).values(declarations.of(Declaration.SideRoster.class), lines(), constants);
        if (semantics >= Semantics.SECOND) {
            // What a scenario says of one piece or side holds against the rosters.
            valuesOfOne();
        }
        new SetUp(symbols, problems).check(rosters.all());
        return symbols;
    }

    private boolean free(Word name) {
        if (BUILT_IN.contains(name.text())) {
            problems.add(
                    Code.DECLARATION, name.place(), "'" + name.text() + "' already has a meaning in every rulebook");
            return false;
        }
        Place before = taken.putIfAbsent(name.text(), name.place());
        if (before != null) {
            // Declarations are read by their kind; people read from the top, and the later line is the one to blame.
            boolean earlier =
                    name.place().file().equals(before.file()) && name.place().compareTo(before) < 0;
            Place first = earlier ? name.place() : before;
            Place second = earlier ? before : name.place();
            // What was read first is known by now, so it can be said what it is; what is being read is not yet.
            String what = earlier ? null : NameMeaning.declared(name.text(), symbols);
            problems.add(
                    Code.DUPLICATE_NAME,
                    second,
                    "'" + name.text() + "' is already " + (what == null ? "declared" : what) + ", on "
                            + NameMeaning.line(first, second));
            taken.put(name.text(), first);
        }
        symbols.declaredAt.putIfAbsent(name.text(), name.place());
        return before == null;
    }

    private List<ScenarioLine> lines() {
        return scenario == null ? List.of() : scenario.lines();
    }

    private void options(List<String> on, List<String> off) {
        for (Declaration.Option option : declarations.of(Declaration.Option.class)) {
            if (free(option.name())) {
                symbols.options.put(option.name().text(), new Symbols.Option(option, option.on()));
            }
        }
        for (ScenarioLine line : lines()) {
            if (line instanceof ScenarioLine.Use use) {
                use.options().forEach(word -> set(word.text(), use.on(), word.place()));
            }
        }
        Place place = declarations.beginning();
        on.forEach(name -> set(name, true, place));
        off.forEach(name -> set(name, false, place));
    }

    private void set(String name, boolean on, Place place) {
        Symbols.Option option = symbols.options.get(name);
        if (option == null) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    place,
                    "no option '" + name + "'" + problems.didYouMean(name, symbols.options.keySet()));
        } else {
            symbols.options.put(name, new Symbols.Option(option.declaration(), on));
        }
    }

    private void kinds() {
        for (Declaration.Kind kind : declarations.of(Declaration.Kind.class)) {
            if (!free(kind.name())) {
                continue;
            }
            List<String> words =
                    kind.words().stream().map(word -> word.name().text()).toList();
            if (words.size() > MOST_WORDS) {
                problems.add(
                        Code.TOO_LARGE,
                        kind.name().place(),
                        "a kind has at most " + MOST_WORDS + " words, and this one has " + words.size()
                                + ": make them pieces, of which there may be any number, with 'piece "
                                + kind.name().text() + "' and a roster");
            }
            // All its words are known even if there are too many: what uses them is not to blame.
            int known = Math.min(words.size(), MOST_WORDS);
            Type.Kind type = new Type.Kind(
                    kind.name().text(),
                    words.subList(0, known),
                    titles(kind).subList(0, known),
                    false,
                    known > MOST_IN_A_MASK);
            symbols.kinds.put(kind.name().text(), type);
            for (int i = 0; i < words.size(); i++) {
                if (free(kind.words().get(i).name())) {
                    symbols.words.put(words.get(i), new Symbols.KindWord(type, Math.min(i, MOST_WORDS - 1)));
                }
            }
        }
    }

    /** What people read for each word: its own title, or the word. Two alike could not be told apart. */
    private List<String> titles(Declaration.Kind kind) {
        TreeMap<String, Word> given = new TreeMap<>();
        kind.words().forEach(word -> given.put(word.name().text(), word.name()));
        List<String> titles = new ArrayList<>();
        for (Declaration.KindWord word : kind.words()) {
            Word title = word.title() == null ? word.name() : word.title();
            Word other = given.putIfAbsent(title.text(), word.name());
            if (title.text().isBlank()) {
                problems.add(Code.DECLARATION, title.place(), "a title needs at least one letter");
            } else if (other != null && !other.text().equals(word.name().text())) {
                problems.add(
                        Code.DUPLICATE_NAME,
                        title.place(),
                        "'" + other.text() + "' is already called \"" + title.text() + "\"");
            }
            titles.add(title.text());
        }
        return List.copyOf(titles);
    }

    private void roles() {
        symbols.roles.put("phasing", new Symbols.Role("phasing", symbols.rolesBound++, null));
        for (Declaration.Role role : declarations.of(Declaration.Role.class)) {
            if (free(role.name())) {
                int number = role.value() == null ? symbols.rolesBound++ : -1;
                symbols.roles.put(
                        role.name().text(), new Symbols.Role(role.name().text(), number, role.value()));
            }
        }
    }

    private void calendar() {
        Declaration.Calendar calendar = declarations.only(Declaration.Calendar.class, "calendar", problems);
        if (calendar == null) {
            return;
        }
        for (Word name : calendar.names()) {
            int open = name.text().indexOf('{');
            int close = name.text().indexOf('}');
            boolean counts = open >= 0 || close >= 0;
            if (counts
                    && (close < open + 2
                            || !name.text().substring(open + 1, close).matches("\\d{1,9}"))) {
                problems.add(
                        Code.DECLARATION, name.place(), "put the number that counts up in braces, as in \"Y{168}\"");
                return;
            }
        }
        symbols.calendar =
                new Calendar(calendar.names().stream().map(Word::text).toList(), 0);
    }

    private void givens() {
        for (Declaration.Given given : declarations.of(Declaration.Given.class)) {
            Type type = types.of(given.type());
            long value = constants.value(given.value(), type);
            if (free(given.name())) {
                symbols.givens.put(given.name().text(), new Symbols.Given(type, value));
            }
        }
        for (ScenarioLine line : lines()) {
            if (line instanceof ScenarioLine.Value value
                    && value.target() instanceof Expression.Name name
                    && symbols.givens.get(name.name()) instanceof Symbols.Given given) {
                symbols.givens.put(
                        name.name(), new Symbols.Given(given.type(), constants.value(value.value(), given.type())));
            }
        }
    }

    private void eventsAndDefines() {
        for (Declaration.Event event : declarations.of(Declaration.Event.class)) {
            TreeSet<String> names = new TreeSet<>();
            for (Declaration.Parameter parameter : event.parameters()) {
                if (!names.add(parameter.name().text())) {
                    problems.add(
                            Code.DUPLICATE_NAME,
                            parameter.name().place(),
                            "'" + parameter.name().text() + "' is already a parameter here");
                }
            }
            if (free(event.name())) {
                List<Type> parameters = event.parameters().stream()
                        .map(parameter -> types.of(parameter.type()))
                        .toList();
                symbols.events.put(event.name().text(), new Symbols.Event(event, symbols.events.size(), parameters));
            }
        }
        for (Declaration.Define define : declarations.of(Declaration.Define.class)) {
            if (free(define.name())) {
                List<Type> parameters = define.parameters().stream()
                        .map(parameter -> types.of(parameter.type()))
                        .toList();
                symbols.formulas.put(define.name().text(), new NamedFormula(define, parameters));
            }
        }
        ScenarioModifiers.apply(lines(), symbols, problems);
        for (Declaration.Table table : declarations.of(Declaration.Table.class)) {
            if (free(table.name())) {
                symbols.tables.put(table.name().text(), new TableReader(symbols, problems).read(table, lines()));
            }
        }
        TableReader.unknown(lines(), symbols, problems);
    }

    private void length() {
        Declaration.Length length = declarations.only(Declaration.Length.class, "length", problems);
        if (length != null) {
            length(length.gameTurns());
        }
        for (ScenarioLine line : lines()) {
            if (line instanceof ScenarioLine.Turns turns) {
                length(turns.gameTurns());
            }
        }
    }

    private void length(Expression gameTurns) {
        symbols.length = constants.value(gameTurns, new Type.Num(1, Long.MAX_VALUE));
    }

    private void valuesOfOne() {
        for (ScenarioLine line : lines()) {
            if (line instanceof ScenarioLine.Value value && value.target() instanceof Expression.Field) {
                new ScenarioValues(symbols, constants, problems).apply(value);
            }
        }
    }

    private void values() {
        for (ScenarioLine line : lines()) {
            if (line instanceof ScenarioLine.Value value) {
                new ScenarioValues(symbols, constants, problems).apply(value);
            }
        }
    }
}
