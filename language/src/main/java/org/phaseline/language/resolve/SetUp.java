package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.table.Base;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Word;

/**
 * Whether the pieces on a table can stand where their rosters put them: wholly on it, and no two of one kind on the same ground.
 * Those of different kinds may: a unit stands in a wood.
 */
final class SetUp {

    private record Stood(Word name, Base base) {}

    private final Symbols symbols;
    private final Problems problems;
    private final long[] initial;

    SetUp(Symbols symbols, Problems problems) {
        this.symbols = symbols;
        this.problems = problems;
        this.initial = symbols.initial();
    }

    void check(List<Declaration.Roster> rosters) {
        for (String kind : symbols.pieceKinds.keySet()) {
            String board = symbols.standsOn.get(kind);
            if (board != null
                    && !symbols.unclearBoards.contains(board)
                    && symbols.boards.get(board) instanceof MeasuredTable table) {
                check(kind, table, rosters);
            }
        }
    }

    private void check(String kind, MeasuredTable table, List<Declaration.Roster> rosters) {
        TreeMap<String, Word> rows = new TreeMap<>();
        for (Declaration.Roster roster : rosters) {
            if (roster.kind().text().equals(kind)) {
                roster.rows().forEach(row -> rows.put(row.name().text(), row.name()));
            }
        }
        List<Word> inOrder = new ArrayList<>(rows.values());
        inOrder.sort(java.util.Comparator.comparing(Word::place));
        List<Stood> standing = new ArrayList<>();
        for (Word row : inOrder) {
            Base base = base(kind, row.text(), table);
            if (base == null) {
                continue;
            }
            if (!base.isOn(table)) {
                problems.add(Code.DECLARATION, row.place(), "'" + row.text() + "' is not entirely on the table");
            }
            problems.work().at(row.place());
            problems.work().spend(standing.size() / 4);
            for (Stood other : standing) {
                if (base.overlaps(other.base)) {
                    problems.add(
                            Code.DECLARATION,
                            row.place(),
                            "'" + row.text() + "' overlaps '" + other.name.text() + "' on line "
                                    + other.name.place().line());
                    break;
                }
            }
            standing.add(new Stood(row, base));
        }
    }

    private @Nullable Base base(String kind, String piece, MeasuredTable table) {
        Symbols.KindWord word = symbols.words.get(piece);
        if (word == null || !word.kind().name().equals(kind)) {
            return null;
        }
        long place = value(kind, "at", word.index());
        return place < 0
                ? null
                : Base.at(
                        table,
                        (int) place,
                        (int) value(kind, "facing", word.index()),
                        (int) value(kind, "wide", word.index()),
                        (int) value(kind, "deep", word.index()));
    }

    private long value(String kind, String field, int member) {
        Symbols.Field found =
                symbols.kindFields.getOrDefault(kind, new TreeMap<>()).get(field);
        return found == null ? -1 : initial[found.slot() + member];
    }
}
