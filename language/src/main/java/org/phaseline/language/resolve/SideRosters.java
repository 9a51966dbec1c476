package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.boards.AreaBoard;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.boards.NamedSpace;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.grid.SpaceSides;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Word;

/**
 * What lies on the sides between spaces: {@code sides of Map have}, and the rosters of it. A scenario replaces what the rulebook says
 * of a side, but neither of them says the same thing twice.
 */
final class SideRosters {

    private final Symbols symbols;
    private final Problems problems;

    /** What was said already, by side and column, and where. */
    private final TreeMap<String, Word> said = new TreeMap<>();

    SideRosters(Symbols symbols, Problems problems) {
        this.symbols = symbols;
        this.problems = problems;
    }

    /** Makes the sides of a board a kind whose members have fields; false when it has none, and that is reported. */
    boolean declare(Word board, int mostSlots) {
        String name = board.text();
        if (symbols.sides.containsKey(name)) {
            return true;
        }
        if (!(symbols.boards.get(name) instanceof SpaceBoard spaces)) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    board.place(),
                    symbols.boards.containsKey(name)
                            ? "the places of a table have no sides; make walls and rivers pieces on the table"
                            : "no board '" + name + "'" + problems.didYouMean(name, symbols.boards.keySet()));
            return false;
        }
        if ((long) spaces.spaces() * spaces.facings() / 2 > mostSlots) {
            problems.add(Code.TOO_LARGE, board.place(), "the board is too large for fields of its sides");
            return false;
        }
        SpaceSides sides = SpaceSides.of(spaces);
        symbols.sides.put(name, sides);
        String kind = Symbols.sideOf(name);
        symbols.kinds.put(
                kind,
                new Type.Kind(
                        kind,
                        new LazyNames(sides.count(), sides::name),
                        new LazyNames(sides.count(), sides::title),
                        false,
                        true));
        return true;
    }

    void values(List<Declaration.SideRoster> declared, List<ScenarioLine> scenario, Constants constants) {
        declared.forEach(roster -> values(roster, constants));
        said.clear();
        for (ScenarioLine line : scenario) {
            if (line instanceof ScenarioLine.Sides sides) {
                values(sides.roster(), constants);
            } else if (line instanceof ScenarioLine.Own) {
                said.clear();
            }
        }
    }

    private void values(Declaration.SideRoster roster, Constants constants) {
        String board = roster.board().text();
        SpaceSides sides = symbols.sides.get(board);
        if (sides == null) {
            boolean known = symbols.boards.containsKey(board);
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    roster.board().place(),
                    known
                            ? "the sides of '" + board + "' have no fields: declare them, as in 'sides of " + board
                                    + " have' with 'river: flag' below"
                            : "no board '" + board + "'" + problems.didYouMean(board, symbols.boards.keySet()));
            return;
        }
        List<Symbols.Field> columns = columns(roster);
        for (Declaration.SideChain chain : roster.chains()) {
            if (chain.values().size() != roster.columns().size()) {
                problems.add(
                        Code.ARGUMENTS,
                        chain.place(),
                        "this row has " + Counted.values(chain.values().size()) + ", but its roster has "
                                + roster.columns().size()
                                + (roster.columns().size() == 1 ? " column: " : " columns: ")
                                + String.join(
                                        ", ",
                                        roster.columns().stream()
                                                .map(Word::text)
                                                .toList()));
            } else {
                chain(sides, chain, columns, constants);
            }
        }
    }

    private List<Symbols.Field> columns(Declaration.SideRoster roster) {
        TreeMap<String, Symbols.Field> fields =
                symbols.fieldsOf(Symbols.sideOf(roster.board().text()));
        List<Symbols.Field> columns = new ArrayList<>();
        for (Word column : roster.columns()) {
            Symbols.Field field = fields.get(column.text());
            if (field == null) {
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        column.place(),
                        "a side of " + roster.board().text() + " has no '" + column.text() + "'"
                                + problems.didYouMean(column.text(), fields.keySet()));
            } else if (columns.contains(field)) {
                problems.add(Code.DECLARATION, column.place(), "the column '" + column.text() + "' is listed twice");
            } else {
                columns.add(field);
            }
        }
        return columns.size() == roster.columns().size() ? columns : List.of();
    }

    /** Each side along a chain gets the values of its row. */
    private void chain(
            SpaceSides sides, Declaration.SideChain chain, List<Symbols.Field> columns, Constants constants) {
        Word before = null;
        for (Word space : chain.spaces()) {
            int found = sides.board().find(space.text());
            if (found == Board.NOWHERE) {
                problems.unknown(Code.UNKNOWN_NAME, space.place(), unknown(space, sides.board()));
                before = null;
                continue;
            }
            int side =
                    before == null ? Board.NOWHERE : sides.between(sides.board().find(before.text()), found);
            if (before != null && side == Board.NOWHERE) {
                problems.add(
                        Code.DECLARATION,
                        before.place().to(space.place()),
                        "'" + before.text() + "' and '" + space.text() + "' are not neighbours: "
                                + switch (sides.board()) {
                                    case Grid _ -> "name every space along the chain, as in 'a4 - b4 - c5: yes'";
                                    case AreaBoard _ -> "write 'next to' in the line of one of them first";
                                });
            } else if (before != null) {
                side(sides.name(side), side, chain, before, columns, constants);
            }
            before = space;
        }
    }

    private String unknown(Word space, SpaceBoard board) {
        return switch (board) {
            case Grid grid ->
                "no space '" + space.text() + "' on this board, which goes from " + grid.name(0) + " to "
                        + grid.name(grid.spaces() - 1);
            case AreaBoard areas ->
                "no area '" + space.text() + "'"
                        + problems.didYouMean(
                                space.text(),
                                areas.areas().stream().map(NamedSpace::name).toList());
        };
    }

    private void side(
            String name,
            int side,
            Declaration.SideChain chain,
            Word at,
            List<Symbols.Field> columns,
            Constants constants) {
        for (int i = 0; i < columns.size(); i++) {
            Symbols.Field field = columns.get(i);
            Word earlier = said.putIfAbsent(field.slot() + "." + side, at);
            if (earlier == null) {
                constants.start(field, side, chain.values().get(i));
            } else {
                problems.add(
                        Code.DUPLICATE_NAME,
                        at.place(),
                        "the side '" + name + "' already has a value for '"
                                + field.name().text() + "', on line "
                                + earlier.place().line());
            }
        }
    }
}
