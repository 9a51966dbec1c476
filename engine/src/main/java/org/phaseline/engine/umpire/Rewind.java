package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.dice.PastDice;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.RollCounts;

/**
 * A stretch of the game so far, with all it takes to rule it again: immutable, and with the rolls that were made instead of the table's
 * dice. So whoever looks back does not keep up who plays on, what is taken back meanwhile does not change it, and no roll of the past
 * can get into what is played now.
 *
 * @param umpire looks at its positions
 * @param nearest a position that was kept
 * @param moves what was answered from there on
 * @param skipped so many of the positions it leads to lie before the stretch
 */
public record Rewind(Umpire umpire, Position nearest, List<Move> moves, int skipped) {

    /**
     * An answer that stood.
     *
     * @param rolls what was thrown for it
     * @param take the number of the take that began with it, or -1
     * @param counted how many rolls had been made when that take began
     */
    record Move(Answer answer, List<DiceRoll> rolls, int take, RollCounts counted) {}

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
        Position after = ruled(before, move);
        if (move.take >= 0) {
            after = after.copy();
            after.take = move.take;
            after.rolls = move.counted;
        }
        return after;
    }

    private Position ruled(Position from, Move move) {
        return switch (umpire.with(new PastDice(umpire.numbering(), move.rolls)).rule(from, move.answer)) {
            case Ruling.Accepted accepted -> accepted.position();
            case Ruling.Refused refused ->
                throw new IllegalStateException("an earlier answer is now refused: " + refused.sentence());
        };
    }
}
