package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.engine.outline.Party;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/**
 * Maps of letters: what a field of the spaces is at the start, a letter for each space, row by row from the north. The legend says what a
 * letter stands for; without it, that is the only other word that begins with it, a figure is a number, and a dot leaves the space as it is.
 */
final class LetterMaps {

    private static final char AS_IT_IS = '.';

    private final List<Declaration.LetterMap> rulebook;
    private final List<Declaration.LetterMap> scenario = new ArrayList<>();
    private final Symbols symbols;
    private final Problems problems;
    private final Constants constants;

    LetterMaps(
            Declarations declarations,
            List<ScenarioLine> lines,
            Symbols symbols,
            Problems problems,
            Constants constants) {
        this.symbols = symbols;
        this.problems = problems;
        this.constants = constants;
        for (ScenarioLine line : lines) {
            if (line instanceof ScenarioLine.Letters letters) {
                scenario.add(letters.map());
            }
        }
        // A scenario's own board may be of another size, so its map takes the place of the rulebook's.
        this.rulebook = declarations.of(Declaration.LetterMap.class).stream()
                .filter(map -> scenario.stream().noneMatch(own -> isSame(own, map)))
                .toList();
    }

    private static boolean isSame(Declaration.LetterMap one, Declaration.LetterMap other) {
        return one.board().text().equals(other.board().text())
                && one.field().text().equals(other.field().text());
    }

    void ofRulebook() {
        put(rulebook);
    }

    void ofScenario() {
        put(scenario);
    }

    private void put(List<Declaration.LetterMap> maps) {
        for (int i = 0; i < maps.size(); i++) {
            Declaration.LetterMap map = maps.get(i);
            Declaration.LetterMap earlier = maps.subList(0, i).stream()
                    .filter(each -> isSame(each, map))
                    .findFirst()
                    .orElse(null);
            if (earlier != null) {
                problems.add(
                        Code.DUPLICATE_NAME,
                        map.place(),
                        "'" + map.board().text() + "' already has a map of '"
                                + map.field().text() + "', on line "
                                + earlier.place().line());
            } else {
                put(map);
            }
        }
    }

    private void put(Declaration.LetterMap map) {
        String name = map.board().text();
        Board board = symbols.boards.get(name);
        if (!(board instanceof Grid grid)) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    map.board().place(),
                    board == null
                            ? "no board '" + name + "'" + problems.didYouMean(name, symbols.boards.keySet())
                            : "a map of letters is for hexes and squares: write a roster of '" + name + "'");
            return;
        }
        TreeMap<String, Symbols.Field> fields = symbols.fieldsOf(name);
        Symbols.Field field = fields.get(map.field().text());
        if (field == null) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    map.field().place(),
                    name + " has no '" + map.field().text() + "'"
                            + problems.didYouMean(map.field().text(), fields.keySet()));
        } else if (field.type() instanceof Type.SetOf) {
            problems.add(Code.TYPE, map.field().place(), "a letter stands for one value, so not for a set");
        } else if (!symbols.unclearBoards.contains(name) && !symbols.overfull && hasShapeOf(grid, map)) {
            new Reading(map, grid, field).read();
        }
    }

    /** One sentence for all rows that are too long or too short. */
    private boolean hasShapeOf(Grid grid, Declaration.LetterMap map) {
        for (Word row : map.rows()) {
            int letters = letters(row.text());
            if (letters != grid.columns()) {
                problems.add(
                        Code.DECLARATION,
                        row.place(),
                        "this row has " + Counted.of(letters, "letter") + ", but '"
                                + map.board().text() + "' is " + grid.columns()
                                + " wide: write one for each space, '.' to leave it as it is");
                return false;
            }
        }
        if (map.rows().size() != grid.rows()) {
            problems.add(
                    Code.DECLARATION,
                    map.rows().isEmpty() ? map.place() : map.rows().getLast().place(),
                    "this map has " + Counted.of(map.rows().size(), "row") + ", but '"
                            + map.board().text() + "' has " + grid.rows()
                            + ": write one for each, the northernmost first");
            return false;
        }
        return true;
    }

    private static int letters(String row) {
        return (int) row.codePoints().filter(sign -> sign != ' ').count();
    }

    /** One map that has the shape of its board. */
    private final class Reading {

        private final Declaration.LetterMap map;
        private final Grid grid;
        private final Symbols.Field field;
        private final TreeMap<Integer, Expression> legend = new TreeMap<>();
        private final TreeMap<Integer, Long> values = new TreeMap<>();
        private final TreeMap<Integer, Place> unknown = new TreeMap<>();

        Reading(Declaration.LetterMap map, Grid grid, Symbols.Field field) {
            this.map = map;
            this.grid = grid;
            this.field = field;
        }

        void read() {
            for (Declaration.LetterMeaning meaning : map.legend()) {
                int letter = meaning.letter().text().codePointAt(0);
                if (legend.put(letter, meaning.value()) != null) {
                    problems.add(
                            Code.DUPLICATE_NAME,
                            meaning.letter().place(),
                            "'" + meaning.letter().text() + "' already stands for something");
                }
                values.put(letter, constants.value(meaning.value(), field.type()));
            }
            for (int i = 0; i < map.rows().size(); i++) {
                row(map.rows().get(i), grid.rows() - 1 - i);
            }
            problems.work().at(map.place());
            problems.work().spend(grid.cells());
        }

        private void row(Word row, int y) {
            int x = 0;
            for (int at = 0; at < row.text().length(); ) {
                int letter = row.text().codePointAt(at);
                if (letter != ' ') {
                    Place place = new Place(
                            row.place().file(), row.place().line(), row.place().column() + at, 1);
                    Long value = value(letter, place);
                    if (value != null) {
                        symbols.startingValues.put(field.slot() + grid.space(x, y), value);
                    }
                    x++;
                }
                at += Character.charCount(letter);
            }
        }

        private @Nullable Long value(int letter, Place place) {
            Long known = values.get(letter);
            if (known != null || letter == AS_IT_IS || unknown.containsKey(letter)) {
                return known;
            }
            String sign = Character.toString(letter);
            List<String> meant = meant(sign);
            if (meant.size() == 1) {
                long value = constants.value(expression(place, meant.getFirst()), field.type());
                values.put(letter, value);
                return value;
            }
            unknown.put(letter, place);
            problems.add(
                    Code.UNKNOWN_NAME,
                    place,
                    meant.isEmpty()
                            ? "nothing that '" + field.name().text() + "' can be begins with '" + sign
                                    + "': say what it stands for, in a line above the rows: " + sign + ": " + example()
                            : "'" + sign + "' could be " + String.join(" or ", meant)
                                    + ": say which, in a line above the rows: " + sign + ": " + meant.getFirst());
            return null;
        }

        private static Expression expression(Place place, String word) {
            return Character.isDigit(word.charAt(0))
                    ? new Expression.Number(place, Long.parseLong(word))
                    : switch (word) {
                        case "yes", "no" -> new Expression.Flag(place, word.equals("yes"));
                        default -> new Expression.Name(place, word);
                    };
        }

        /** The words a sign can stand for; one that the legend has given another sign is not among them. */
        private List<String> meant(String sign) {
            List<String> explained =
                    legend.values().stream().map(ExpressionText::of).toList();
            return possible().stream()
                    .filter(word -> word.startsWith(sign) && !explained.contains(word))
                    .toList();
        }

        /** What can be said by its first letter. */
        private List<String> possible() {
            return switch (field.type()) {
                case Type.Kind kind -> kind.pieces() ? List.of() : kind.words();
                case Type.Who who ->
                    symbols.parties.all().stream()
                            .filter(party -> who.kind() == Type.PartyKind.ANY
                                    || party.faction() == (who.kind() == Type.PartyKind.FACTION))
                            .map(Party::name)
                            .toList();
                case Type.Flag _ -> List.of("yes", "no");
                case Type.Num _ -> List.of("0", "1", "2", "3", "4", "5", "6", "7", "8", "9");
                case Type.SetOf _, Type.Range _, Type.Dice _, Type.Date _, Type.None _, Type.Unknown _ -> List.of();
            };
        }

        private String example() {
            if (field.type() instanceof Type.Num num && num.high() < Integer.MAX_VALUE) {
                return Long.toString(num.high());
            }
            List<String> words = possible();
            return words.isEmpty() ? "none" : words.getLast();
        }
    }
}
