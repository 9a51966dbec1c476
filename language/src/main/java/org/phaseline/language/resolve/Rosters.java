package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Grid;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/**
 * Rosters: which pieces there are, and what they and other members of kinds have at the start. Those of the rulebook come
 * first; a scenario adds rows, and a row it repeats replaces the values of the earlier one.
 */
final class Rosters {

    private final Declarations declarations;
    private final Symbols symbols;
    private final Problems problems;
    private final Predicate<Word> free;
    private final List<Declaration.Roster> all = new ArrayList<>();

    /** Where the rosters of a scenario begin, and behind those it took over its own: each replaces what stands before. */
    private final List<Integer> begins = new ArrayList<>();

    Rosters(
            Declarations declarations,
            List<ScenarioLine> scenario,
            Symbols symbols,
            Problems problems,
            Predicate<Word> free) {
        this.declarations = declarations;
        this.symbols = symbols;
        this.problems = problems;
        this.free = free;
        declarations.of(Declaration.Roster.class).forEach(roster -> all.add(withoutAbsent(roster)));
        begins.add(all.size());
        for (ScenarioLine line : scenario) {
            if (line instanceof ScenarioLine.Members members) {
                all.add(members.roster());
            } else if (line instanceof ScenarioLine.Own) {
                begins.add(all.size());
            }
        }
    }

    /** What belongs to a side that does not play in this scenario is not in the game. */
    private Declaration.Roster withoutAbsent(Declaration.Roster roster) {
        List<Declaration.Row> rows = new ArrayList<>();
        for (Declaration.Row row : roster.rows()) {
            boolean owned = row.values().stream()
                    .anyMatch(value -> value instanceof Expression.Name name && symbols.absent.contains(name.name()));
            if (owned
                    || isOfParties(roster) && symbols.absent.contains(row.name().text())) {
                symbols.absent.add(row.name().text());
            } else {
                rows.add(row);
            }
        }
        return new Declaration.Roster(roster.place(), roster.kind(), roster.columns(), List.copyOf(rows));
    }

    private static boolean isOfParties(Declaration.Roster roster) {
        return isOfParties(roster.kind().text());
    }

    private static boolean isOfParties(String kind) {
        return kind.equals("Side") || kind.equals("Faction");
    }

    /** Makes the kinds of pieces, with a member for each row that names a new one. */
    void pieces() {
        TreeMap<String, List<Declaration.Roster>> byKind = new TreeMap<>();
        for (Declaration.Roster roster : all) {
            byKind.computeIfAbsent(roster.kind().text(), unused -> new ArrayList<>())
                    .add(roster);
        }
        for (Declaration.Piece piece : declarations.of(Declaration.Piece.class)) {
            if (!free.test(piece.name())) {
                continue;
            }
            TreeMap<String, Integer> numbers = new TreeMap<>();
            List<String> words = new ArrayList<>();
            List<String> titles = new ArrayList<>();
            List<Integer> groups = new ArrayList<>();
            TreeSet<Integer> plurals = new TreeSet<>();
            for (Declaration.Roster roster : byKind.getOrDefault(piece.name().text(), List.of())) {
                members(roster, numbers, words, titles, groups);
                plurals(roster, numbers, plurals);
                abouts(roster, numbers);
            }
            if (!plurals.isEmpty()) {
                symbols.plurals.put(piece.name().text(), List.copyOf(plurals));
            }
            if (groups.stream().anyMatch(group -> group >= 0)) {
                symbols.alike.put(piece.name().text(), List.copyOf(groups));
            }
            Type.Kind kind = new Type.Kind(piece.name().text(), List.copyOf(words), List.copyOf(titles), false, true);
            symbols.kinds.put(kind.name(), kind);
            symbols.pieceKinds.put(
                    kind.name(), piece.board() == null ? "" : piece.board().text());
            numbers.forEach((name, number) -> symbols.words.put(name, new Symbols.KindWord(kind, number)));
        }
    }

    private void members(
            Declaration.Roster roster,
            TreeMap<String, Integer> numbers,
            List<String> words,
            List<String> titles,
            List<Integer> groups) {
        TreeMap<String, Word> here = new TreeMap<>();
        TreeMap<String, Integer> firsts = new TreeMap<>();
        for (Declaration.Row row : roster.rows()) {
            Word twice = here.put(row.name().text(), row.name());
            if (twice != null) {
                problems.add(
                        Code.DUPLICATE_NAME,
                        row.name().place(),
                        "'" + row.name().text() + "' already has a row, on line "
                                + twice.place().line());
                continue;
            }
            Word word = row.title() == null ? row.name() : row.title();
            Word title = row.read() == null ? word : row.read();
            Integer known = numbers.get(row.name().text());
            if (known == null && free.test(row.name())) {
                Integer first = row.alike() == null
                        ? Integer.valueOf(-1)
                        : firsts.computeIfAbsent(row.alike().text(), unused -> titles.size());
                groups.add(first);
                numbers.put(row.name().text(), titles.size());
                words.add(word.text());
                titles.add(title.text());
            } else if (known != null && row.title() != null) {
                words.set(known, word.text());
                titles.set(known, title.text());
            }
        }
    }

    /** The latest title that a piece is given says whether it is plural. */
    private void plurals(Declaration.Roster roster, TreeMap<String, Integer> numbers, TreeSet<Integer> plurals) {
        for (Declaration.Row row : roster.rows()) {
            Integer piece = numbers.get(row.name().text());
            if (piece == null || row.title() == null) {
                continue;
            }
            plurals.remove(piece);
            if (PluralTitle.is(row.number(), "a piece", "barges \"The barges\", plural: Red, 3", problems)) {
                plurals.add(piece);
            }
        }
    }

    /** The latest row that says something of a piece counts. */
    private void abouts(Declaration.Roster roster, TreeMap<String, Integer> numbers) {
        for (Declaration.Row row : roster.rows()) {
            Integer piece = numbers.get(row.name().text());
            if (piece != null && !row.about().isEmpty()) {
                symbols.abouts
                        .computeIfAbsent(roster.kind().text(), unused -> new TreeMap<>())
                        .put(piece, row.about().stream().map(Word::text).toList());
            }
        }
    }

    /** A word of a kind is told of like a piece; sides and spaces are not. */
    private void wordAbout(String kind, Declaration.Row row, List<Integer> words) {
        boolean isKind = declarations.of(Declaration.Kind.class).stream()
                .anyMatch(each -> each.name().text().equals(kind));
        if (!isKind) {
            problems.add(
                    Code.DECLARATION,
                    row.about().getFirst().place(),
                    "in a roster, 'about' is for pieces and words of kinds; of a step it goes below its heading");
            return;
        }
        List<String> about = row.about().stream().map(Word::text).toList();
        words.forEach(word ->
                symbols.abouts.computeIfAbsent(kind, unused -> new TreeMap<>()).put(word, about));
    }

    List<Declaration.Roster> all() {
        return all;
    }

    /** Puts the values of all rows in place, when every field and every member is known. */
    void values(Constants constants, Runnable beforeScenario) {
        TreeMap<String, Word> given = new TreeMap<>();
        for (int i = 0; i < all.size(); i++) {
            Declaration.Roster roster = all.get(i);
            if (i == begins.getFirst()) {
                beforeScenario.run();
            }
            if (begins.contains(i)) {
                given.clear();
            }
            Type.Kind kind = symbols.kinds.get(roster.kind().text());
            boolean sides = isOfParties(roster);
            if (kind == null && !sides) {
                List<String> known = new ArrayList<>(symbols.kinds.keySet());
                known.add("Side");
                known.add("Faction");
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        roster.kind().place(),
                        "no kind of pieces '" + roster.kind().text() + "'"
                                + problems.didYouMean(roster.kind().text(), known));
                continue;
            }
            List<Symbols.Field> columns = columns(roster, kind);
            for (Declaration.Row row : roster.rows()) {
                // What a range says, a later row may say otherwise of one of its spaces.
                if (row.to() == null) {
                    once(roster, row, given);
                }
                row(roster, row, columns, sides, constants);
            }
        }
        if (begins.getFirst() >= all.size()) {
            beforeScenario.run();
        }
    }

    private List<Symbols.Field> columns(Declaration.Roster roster, Type.@Nullable Kind kind) {
        boolean factions = roster.kind().text().equals("Faction");
        TreeMap<String, Symbols.Field> fields = kind == null
                ? factions ? symbols.factionFields : symbols.sideFields
                : symbols.kindFields.getOrDefault(roster.kind().text(), new TreeMap<>());
        List<Symbols.Field> columns = new ArrayList<>();
        for (Word column : roster.columns()) {
            Symbols.Field field = fields.get(column.text());
            if (field == null && kind != null && symbols.isBoardUnknown(kind.name())) {
                // What it has by standing on its board nobody knows.
                continue;
            }
            if (field == null) {
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        column.place(),
                        (kind == null ? factions ? "a faction" : "a side" : kind.said()) + " has no '" + column.text()
                                + "'" + problems.didYouMean(column.text(), fields.keySet()));
            } else if (columns.contains(field)) {
                problems.add(Code.DECLARATION, column.place(), "the column '" + column.text() + "' is listed twice");
            } else {
                symbols.spokenOf(field);
                columns.add(field);
            }
        }
        return columns;
    }

    /** A scenario replaces what the rulebook says of a piece, but neither of them says the same thing twice. */
    private void once(Declaration.Roster roster, Declaration.Row row, TreeMap<String, Word> given) {
        String name = row.name().text();
        // What a row says of many alike, a later one may say otherwise of one of them.
        String said = row.alike() == null ? name : "all " + name;
        for (Word column : roster.columns()) {
            Word earlier = given.putIfAbsent(said + "." + column.text(), row.name());
            if (earlier != null && !earlier.equals(row.name())) {
                problems.add(
                        Code.DUPLICATE_NAME,
                        row.name().place(),
                        "'" + name + "' already has a value for '" + column.text() + "', on line "
                                + earlier.place().line());
            }
        }
    }

    private void row(
            Declaration.Roster roster,
            Declaration.Row row,
            List<Symbols.Field> columns,
            boolean sides,
            Constants constants) {
        int expected = roster.columns().size();
        if (row.values().size() != expected) {
            problems.add(
                    Code.ARGUMENTS,
                    row.name().place(),
                    "this row has " + Counted.values(row.values().size()) + ", but its roster has " + expected
                            + (expected == 1 ? " column: " : " columns: ")
                            + String.join(
                                    ", ",
                                    roster.columns().stream().map(Word::text).toList()));
            return;
        }
        List<Integer> members = members(roster.kind(), row, sides);
        if (row.title() != null && !symbols.pieceKinds.containsKey(roster.kind().text())) {
            titled(roster.kind().text(), row.title(), members);
        }
        if (!row.about().isEmpty()
                && !symbols.pieceKinds.containsKey(roster.kind().text())) {
            wordAbout(roster.kind().text(), row, members);
        }
        if (members.isEmpty() || columns.size() < expected) {
            return;
        }
        Place place = row.to() == null ? row.name().place() : row.place();
        TreeMap<Integer, Place> rows =
                symbols.rosterRows.computeIfAbsent(roster.kind().text(), unused -> new TreeMap<>());
        members.forEach(member -> rows.put(member, place));
        for (int i = 0; i < expected; i++) {
            constants.start(columns.get(i), members, row.values().get(i));
        }
    }

    /** What is written on a space of a map. Boxes and areas have their titles where they are declared. */
    private void titled(String kind, Word title, List<Integer> members) {
        if (isOfParties(kind)) {
            problems.add(
                    Code.DECLARATION,
                    title.place(),
                    "sides and factions have their titles where they are declared, as in: side Red \"The Reds\": North \"the North\"");
        } else if (!(symbols.boards.get(kind) instanceof Grid grid)) {
            problems.add(
                    Code.DECLARATION, title.place(), "only a piece or a space of a map can have a title in a roster");
        } else if (members.size() > 1) {
            problems.add(Code.DECLARATION, title.place(), "a title is for one space only");
        } else if (!members.isEmpty() && members.getFirst() >= grid.cells()) {
            problems.add(Code.DECLARATION, title.place(), "a box has its title where it is declared");
        } else if (!members.isEmpty()) {
            symbols.spaceTitles.computeIfAbsent(kind, unused -> new TreeMap<>()).put(members.getFirst(), title.text());
        }
    }

    /** Those a row speaks of: one, or all spaces of a rectangle. */
    private List<Integer> members(Word kind, Declaration.Row row, boolean sides) {
        if (row.to() == null) {
            int member = member(kind, row.name(), sides);
            return member < 0 ? List.of() : List.of(member);
        }
        Declaration.Span span = new Declaration.Span(row.name(), row.to());
        if (!(symbols.boards.get(kind.text()) instanceof SpaceBoard board)) {
            problems.add(Code.DECLARATION, span.place(), "only spaces of hexes or squares can be given as a range");
            return List.of();
        }
        return symbols.unclearBoards.contains(kind.text())
                ? List.of()
                : new SpaceSpans(kind.text(), board, problems).of(span);
    }

    private int member(Word kind, Word name, boolean sides) {
        if (sides) {
            Integer party = symbols.partyNumbers.get(name.text());
            boolean faction = kind.text().equals("Faction");
            if (party != null && symbols.parties.get(party).faction() != faction) {
                party = null;
            }
            if (party == null) {
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        name.place(),
                        (faction ? "no faction '" : "no side '") + name.text() + "'"
                                + problems.didYouMean(name.text(), symbols.partyNumbers.keySet()));
            }
            return party == null ? -1 : party;
        }
        if (symbols.unclearBoards.contains(kind.text())) {
            return -1;
        }
        Symbols.KindWord word = symbols.word(name.text());
        if (word != null && !word.kind().name().equals(kind.text()) && !symbols.words.containsKey(name.text())) {
            word = symbols.space(kind.text(), name.text());
        }
        if (new SpaceNameResolver(symbols, problems).isTaken(name.text(), kind.text(), name.place())) {
            return -1;
        }
        boolean known = word != null && word.kind().name().equals(kind.text());
        if (!known && symbols.boards.get(kind.text()) instanceof SpaceBoard board) {
            problems.unknown(
                    Code.UNKNOWN_NAME, name.place(), new SpaceSpans(kind.text(), board, problems).unknown(name.text()));
            return -1;
        }
        if (word == null || !known) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    name.place(),
                    "no " + kind.text() + " '" + name.text() + "'"
                            + problems.didYouMean(name.text(), symbols.words.keySet()));
            return -1;
        }
        return word.index();
    }
}
