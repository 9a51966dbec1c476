package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.position.Position;

/**
 * A stretch of the game so far, with all it takes to rule it again. It can be taken along: whoever looks back does not keep up who
 * plays on, and what is taken back meanwhile does not change it.
 *
 * @param nearest a position that was kept
 * @param moves what was answered from there on
 * @param skipped so many of the positions it leads to lie before the stretch
 */
public record Rewind(Umpire umpire, Position nearest, List<Move> moves, int skipped) {

    /**
     * An answer that stood.
     *
     * @param take the number of the take that began with it, or -1
     */
    record Move(Answer answer, int take) {}

    public Rewind {
        moves = List.copyOf(moves);
    }

    /** The positions of the stretch, each ruled on once. */
    public List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        Position at = nearest;
        for (int i = 0; i <= moves.size(); i++) {
            if (i > 0) {
                at = after(at, moves.get(i - 1));
            }
            if (i >= skipped) {
                positions.add(at);
            }
        }
        return positions;
    }

    private Position after(Position before, Move move) {
        Position after = ruled(before, move.answer);
        if (move.take >= 0) {
            after = after.copy();
            after.take = move.take;
        }
        return after;
    }

    private Position ruled(Position from, Answer answer) {
        return switch (umpire.rule(from, answer)) {
            case Ruling.Accepted accepted -> accepted.position();
            case Ruling.Refused refused ->
                throw new IllegalStateException("an answer that stood is refused now: " + refused.sentence());
        };
    }
}
