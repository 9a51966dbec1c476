package org.phaseline.planner;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.umpire.PaidFields;
import org.phaseline.engine.umpire.SearchSandbox;

/** The kinds of pieces of a rulebook, by their names: those that stand on boards, and whose each piece is. */
final class PieceKinds {

    private final Map<String, PieceKind> placed = new TreeMap<>();
    private final Map<String, PieceKind> all = new TreeMap<>();
    private final Map<String, BoardInfo> boards = new TreeMap<>();
    private final Set<Integer> paid;

    PieceKinds(CompiledRulebook rulebook) {
        paid = PaidFields.of(rulebook);
        for (PieceKind kind : rulebook.outline().pieces()) {
            all.put(kind.name(), kind);
            if (kind.at() >= 0) {
                placed.put(kind.name(), kind);
            }
        }
        for (BoardInfo board : rulebook.outline().boards()) {
            boards.put(board.name(), board);
        }
    }

    /** The kind with this name, if its members stand on a board. */
    @Nullable
    PieceKind placed(String kind) {
        return placed.get(kind);
    }

    /** Where the fields begin that people pay from. */
    Set<Integer> paid() {
        return paid;
    }

    Iterable<PieceKind> placed() {
        return placed.values();
    }

    /** Whether a kind is the spaces of a board. */
    boolean isBoard(String kind) {
        return boards.containsKey(kind);
    }

    boolean isPiece(String kind) {
        return all.containsKey(kind);
    }

    /** Whether a piece of such a kind belongs to one of these parties; not when it belongs to nobody. */
    static boolean isOf(long parties, PieceKind kind, long number, SearchSandbox now) {
        if (kind.side() < 0 || number < 0 || number >= kind.members().size()) {
            return false;
        }
        long side = now.value(kind.side() + (int) number);
        return side >= 0 && (parties >>> side & 1) != 0;
    }

    /** Whether there is such a piece that stands on a board, and it belongs to one of these parties. */
    boolean isOwn(PieceRef piece, SearchSandbox now) {
        PieceKind kind = placed.get(piece.kind());
        return kind != null
                && piece.number() >= 0
                && piece.number() < kind.members().size()
                && isOf(now.parties(), kind, piece.number(), now);
    }

    /** The pieces of other parties in a space of a board, as far as the seat knows. */
    List<PieceRef> ofOthersAt(String board, long space, SearchSandbox now) {
        List<PieceRef> there = new ArrayList<>();
        for (PieceKind kind : placed.values()) {
            for (int number = 0;
                    kind.board().equals(board)
                            && kind.side() >= 0
                            && number < kind.members().size();
                    number++) {
                if (now.value(kind.at() + number) == space
                        && now.value(kind.side() + number) >= 0
                        && !isOf(now.parties(), kind, number, now)) {
                    there.add(new PieceRef(kind.name(), number));
                }
            }
        }
        return there;
    }

    List<PieceKind> kinds() {
        return List.copyOf(placed.values());
    }
}
