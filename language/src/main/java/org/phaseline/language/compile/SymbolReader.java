package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.engine.machine.CalendarInfo;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reads what is declared, for one scenario. Who plays comes first, because types speak of parties. */
final class SymbolReader {

    private static final int MOST_PARTIES = 60;
    private static final int MOST_WORDS = 63;
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
    private final Problems problems;
    private final Symbols symbols = new Symbols();
    private final Types types;
    private final Constants constants;
    private final TreeMap<String, Place> taken = new TreeMap<>();

    SymbolReader(Declarations declarations, Declaration.@Nullable Scenario scenario, Problems problems) {
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
        symbols.sidesAreFixed = Ownership.sidesAreFixed(declarations);
        symbols.scenario = scenario == null ? "" : scenario.name().text();
        parties();
        options(on, off);
        kinds();
        new BoardReader(symbols, problems, this::free).read(declarations.of(Declaration.Board.class), lines());
        Rosters rosters = new Rosters(declarations, lines(), symbols, problems, this::free);
        rosters.pieces();
        roles();
        calendar();
        givens();
        fields();
        markers();
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
        rosters.values(constants);
        new SetUp(symbols, problems).check(rosters.all());
        return symbols;
    }

    private boolean free(Word name) {
        if (BUILT_IN.contains(name.text())) {
            problems.add(name.place(), "'" + name.text() + "' has a meaning of its own in every rulebook");
            return false;
        }
        Place before = taken.putIfAbsent(name.text(), name.place());
        if (before != null) {
            // Declarations are read by their kind; people read from the top, and the later line is the one to blame.
            boolean earlier =
                    name.place().file().equals(before.file()) && name.place().compareTo(before) < 0;
            Place first = earlier ? name.place() : before;
            Place second = earlier ? before : name.place();
            String where = first.file().equals(second.file()) ? "" : " of " + first.file();
            problems.add(second, "'" + name.text() + "' is declared already, in line " + first.line() + where);
            taken.put(name.text(), first);
        }
        return before == null;
    }

    private List<ScenarioLine> lines() {
        return scenario == null ? List.of() : scenario.lines();
    }

    private void parties() {
        List<Declaration.Side> sides = ordered(declarations.of(Declaration.Side.class));
        List<Party> all = new ArrayList<>();
        for (Declaration.Side side : sides) {
            if (free(side.name())) {
                Word title = side.title() == null ? side.name() : side.title();
                all.add(new Party(all.size(), side.name().text(), title.text(), all.size(), false, true));
            }
        }
        if (all.isEmpty()) {
            problems.missing(
                    declarations.beginning(),
                    "nobody plays: declare sides ('side Red') or a scenario 'for' some sides");
        }
        int number = 0;
        for (Declaration.Side side : sides) {
            for (Word faction : side.factions()) {
                if (free(faction)) {
                    all.add(new Party(
                            all.size(), faction.text(), faction.text(), number, true, !absent(faction.text())));
                }
            }
            number++;
        }
        if (all.size() > MOST_PARTIES) {
            problems.add(sides.get(0).place(), "at most " + MOST_PARTIES + " sides and factions can play");
            all.subList(MOST_PARTIES, all.size()).clear();
        }
        symbols.parties = new Parties(all);
        symbols.partyTitles = all.stream().map(Party::title).toList();
        all.forEach(party -> symbols.partyNumbers.put(party.name(), party.index()));
        checkAbsent();
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
                problems.add(name.place(), "'" + name.text() + "' is named twice");
                continue;
            }
            int index = names.indexOf(name.text());
            if (declared.isEmpty()) {
                ordered.add(new Declaration.Side(name.place(), name, null, List.of()));
            } else if (index < 0) {
                known = false;
                problems.unknown(name.place(), "no side '" + name.text() + "'" + Guess.didYouMean(name.text(), names));
            } else {
                ordered.add(declared.get(index));
            }
        }
        for (Declaration.Side side : declared) {
            boolean named = scenario.sides().stream()
                    .anyMatch(name -> name.text().equals(side.name().text()));
            if (!named && known) {
                problems.add(
                        scenario.name().place(),
                        "this scenario leaves out the side '" + side.name().text() + "'");
            }
            if (!ordered.contains(side)) {
                ordered.add(side);
            }
        }
        return ordered;
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
                        problems.add(word.place(), "'" + word.text() + "' is a side: only factions can be absent");
                    } else if (number == null) {
                        problems.unknown(
                                word.place(),
                                "no faction '" + word.text() + "'"
                                        + Guess.didYouMean(word.text(), symbols.partyNumbers.keySet()));
                    }
                }
            }
        }
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
            problems.unknown(place, "no option '" + name + "'" + Guess.didYouMean(name, symbols.options.keySet()));
        } else {
            symbols.options.put(name, new Symbols.Option(option.declaration(), on));
        }
    }

    private void kinds() {
        for (Declaration.Kind kind : declarations.of(Declaration.Kind.class)) {
            if (!free(kind.name())) {
                continue;
            }
            List<String> words = kind.words().stream().map(Word::text).toList();
            if (words.size() > MOST_WORDS) {
                problems.add(kind.place(), "a kind can have at most " + MOST_WORDS + " words");
                continue;
            }
            Type.Kind type = new Type.Kind(kind.name().text(), words, false, false);
            symbols.kinds.put(kind.name().text(), type);
            for (int i = 0; i < words.size(); i++) {
                if (free(kind.words().get(i))) {
                    symbols.words.put(words.get(i), new Symbols.KindWord(type, i));
                }
            }
        }
    }

    private void roles() {
        symbols.roles.put("phasing", new Symbols.Role(symbols.rolesBound++, null));
        for (Declaration.Role role : declarations.of(Declaration.Role.class)) {
            if (free(role.name())) {
                int number = role.value() == null ? symbols.rolesBound++ : -1;
                symbols.roles.put(role.name().text(), new Symbols.Role(number, role.value()));
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
                problems.add(name.place(), "in a date the number that counts up stands in braces, as in \"Y{168}\"");
                return;
            }
        }
        symbols.calendar =
                new CalendarInfo(calendar.names().stream().map(Word::text).toList(), 0);
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

    /** What a piece on a board has without being told. */
    private void standing() {
        for (Declaration.Piece piece : declarations.of(Declaration.Piece.class)) {
            Word on = piece.board();
            if (on == null) {
                continue;
            }
            Board board = symbols.boards.get(on.text());
            Type.Kind spaces = symbols.kinds.get(on.text());
            Type.Kind facing = symbols.kinds.get(BoardReader.FACING);
            if (board == null || spaces == null || facing == null) {
                problems.unknown(
                        on.place(),
                        "no board '" + on.text() + "'" + Guess.didYouMean(on.text(), symbols.boards.keySet()));
                continue;
            }
            symbols.standsOn.put(piece.name().text(), on.text());
            Symbols.Holder holder = holder(piece.name(), "");
            if (holder == null) {
                continue;
            }
            Type place = new Type.Kind(spaces.name(), spaces.words(), true, true);
            declare(new Word(on.place(), "at"), holder, place, Board.NOWHERE, "");
            declare(new Word(on.place(), "facing"), holder, facing, 0, "");
            if (board instanceof MeasuredTable table) {
                declare(new Word(on.place(), "wide"), holder, new Type.Num(1, Long.MAX_VALUE), table.points(), "");
                declare(new Word(on.place(), "deep"), holder, new Type.Num(1, Long.MAX_VALUE), table.points(), "");
            }
        }
    }

    private void fields() {
        standing();
        for (Declaration.Fields fields : declarations.of(Declaration.Fields.class)) {
            Symbols.Holder holder =
                    holder(fields.owner(), "only game, Side, Faction and kinds have a state of their own");
            if (symbols.boards.get(fields.owner().text()) instanceof MeasuredTable) {
                problems.add(
                        fields.owner().place(),
                        "the places of a table have nothing of their own; ground is a piece on the table");
                continue;
            }
            for (Declaration.StateField field : fields.fields()) {
                Type type = types.of(field.type());
                long initial = field.value() == null ? Constants.initial(type) : constants.value(field.value(), type);
                String text = field.text() == null ? "" : field.text().text();
                if (holder != null) {
                    declare(field.name(), holder, type, initial, text);
                }
            }
        }
    }

    /** What is declared for the members of a kind is known only to them: other kinds can have the same. */
    private Symbols.@Nullable Field declare(Word name, Symbols.Holder holder, Type type, long initial, String text) {
        TreeMap<String, Symbols.Field> fields = switch (holder.kind()) {
            case GAME -> symbols.gameFields;
            case SIDE -> symbols.sideFields;
            case FACTION -> symbols.factionFields;
            case MEMBER -> symbols.kindFields.computeIfAbsent(holder.name(), unused -> new TreeMap<>());
        };
        if (holder.kind() != Symbols.Holder.Kind.MEMBER && !free(name)) {
            return null;
        }
        Symbols.Field before = fields.get(name.text());
        if (before != null) {
            problems.add(
                    name.place(),
                    holder.name() + " has '" + name.text() + "' already, in line "
                            + before.name().place().line());
            return null;
        }
        Symbols.Field field = new Symbols.Field(name, holder, type, symbols.slots, initial, text);
        symbols.slots += holder.count() * type.width();
        fields.put(name.text(), field);
        return field;
    }

    private Symbols.@Nullable Holder holder(Word word, String sentence) {
        return switch (word.text()) {
            case "game" -> new Symbols.Holder(Symbols.Holder.Kind.GAME, "", 1);
            case "Side" -> new Symbols.Holder(Symbols.Holder.Kind.SIDE, "", symbols.parties.count());
            case "Faction" -> new Symbols.Holder(Symbols.Holder.Kind.FACTION, "", symbols.parties.count());
            default -> {
                Type.Kind kind = symbols.kinds.get(word.text());
                if (kind == null) {
                    List<String> known = new ArrayList<>(symbols.kinds.keySet());
                    known.addAll(List.of("game", "Side", "Faction"));
                    problems.unknown(word.place(), sentence + Guess.didYouMean(word.text(), known));
                    yield null;
                }
                yield new Symbols.Holder(
                        Symbols.Holder.Kind.MEMBER, word.text(), kind.words().size());
            }
        };
    }

    private void markers() {
        for (Declaration.Marker marker : declarations.of(Declaration.Marker.class)) {
            String text = marker.text() == null ? "" : marker.text().text();
            Word on = marker.holder();
            Symbols.Holder holder = on == null
                    ? new Symbols.Holder(Symbols.Holder.Kind.GAME, "", 1)
                    : holder(on, "a marker lies on Side, Faction or the members of a kind");
            // A marker is spoken of by its name alone, so no other marker may have it.
            Symbols.Field field = holder == null || holder.kind() == Symbols.Holder.Kind.MEMBER && !free(marker.name())
                    ? null
                    : declare(marker.name(), holder, Type.FLAG, 0, text);
            if (field != null) {
                symbols.markers.put(marker.name().text(), new Symbols.Marker(marker, field));
            }
        }
    }

    private void eventsAndDefines() {
        for (Declaration.Event event : declarations.of(Declaration.Event.class)) {
            TreeSet<String> names = new TreeSet<>();
            for (Declaration.Parameter parameter : event.parameters()) {
                if (!names.add(parameter.name().text())) {
                    problems.add(
                            parameter.name().place(), "'" + parameter.name().text() + "' is a name already");
                }
            }
            if (free(event.name())) {
                List<Type> parameters = event.parameters().stream()
                        .map(parameter -> types.of(parameter.type()))
                        .toList();
                for (int i = 0; i < parameters.size(); i++) {
                    if (parameters.get(i).crowd()) {
                        problems.add(
                                event.parameters().get(i).type().place(),
                                "an event tells of one piece, not of a set of them");
                    }
                }
                symbols.events.put(event.name().text(), new Symbols.Event(event, symbols.events.size(), parameters));
            }
        }
        for (Declaration.Define define : declarations.of(Declaration.Define.class)) {
            if (free(define.name())) {
                List<Type> parameters = define.parameters().stream()
                        .map(parameter -> types.of(parameter.type()))
                        .toList();
                symbols.defines.put(define.name().text(), new Symbols.Define(define, parameters));
            }
        }
        Modifiers.ofScenario(lines(), symbols, problems);
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

    private void values() {
        for (ScenarioLine line : lines()) {
            if (line instanceof ScenarioLine.Value value) {
                new ScenarioValues(symbols, constants, problems).apply(value);
            }
        }
    }
}
