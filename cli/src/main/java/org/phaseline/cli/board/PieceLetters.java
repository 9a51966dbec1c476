package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.phaseline.engine.umpire.Sighting;

/**
 * The letter under which each piece on a board is drawn and listed. The sides differ by more than colour: of two sides the first has A to
 * Z, the second a to z; of more the first has A to M, the second a to m, the third N to Z, the fourth n to z. What belongs to nobody has
 * digits, and signs when they run out.
 */
final class PieceLetters {

    private static final String[] LETTERS = {
        "ABCDEFGHIJKLM", "abcdefghijklm", "NOPQRSTUVWXYZ", "nopqrstuvwxyz",
    };
    private static final String[] LETTERS_OF_TWO = {LETTERS[0] + LETTERS[2], LETTERS[1] + LETTERS[3]};
    private static final String DIGITS = "1234567890!?$%&@~|";

    /**
     * A piece that stands somewhere, with its letter.
     *
     * @param chosen whether it can be chosen now
     */
    record Marked(Sighting.Piece piece, Sighting.Spot spot, char letter, boolean chosen) {}

    private PieceLetters() {}

    /** Letters go by the roster, not by who is left, so that a piece keeps its own; when they run out they begin again. */
    static List<Marked> of(
            List<Sighting.Piece> pieces, String board, List<String> kindsOnBoard, Predicate<Sighting.Piece> chosen) {
        String[] ofSides = pieces.stream().allMatch(piece -> piece.side() < 2) ? LETTERS_OF_TWO : LETTERS;
        TreeMap<Integer, Integer> used = new TreeMap<>();
        List<Marked> marked = new ArrayList<>();
        for (Sighting.Piece piece : pieces) {
            if (!kindsOnBoard.contains(piece.kind())) {
                continue;
            }
            int side = piece.side() >= ofSides.length ? piece.side() % ofSides.length : piece.side();
            String letters = side < 0 ? DIGITS : ofSides[side];
            int number = used.merge(side, 1, Integer::sum) - 1;
            char letter = letters.charAt(number % letters.length());
            piece.spot()
                    .filter(spot -> spot.board().equals(board))
                    .ifPresent(spot -> marked.add(new Marked(piece, spot, letter, chosen.test(piece))));
        }
        return marked;
    }
}
