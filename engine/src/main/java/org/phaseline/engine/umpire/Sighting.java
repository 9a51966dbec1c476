package org.phaseline.engine.umpire;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.outline.SideSymbol;

/**
 * All that a seat may see of a position.
 *
 * @param ending why the game is over when no rule has ended it: a sentence without its full stop, else empty
 * @param decisions what this seat may answer now, with every choice
 * @param awaited who else is awaited, and in which step (for a sealed choice the step that is sealed, not where in it)
 * @param pieces every piece, with what it has
 * @param grounds what the rulebook has drawn on the spaces of its boards
 * @param sides what is drawn on the sides between spaces
 * @param spaces what it shows of their values
 * @param progress for each step of the outline
 * @param open the innermost step of each sequence that is being played, every caller before what it has called
 * @param sealed what this seat has set under seal and nobody has revealed yet
 * @param titles what steps on the way to what is asked are called this time, where that is not as they are printed
 */
public record Sighting(
        int seat,
        long gameTurn,
        String date,
        boolean over,
        String winner,
        String ending,
        List<OpenDecision> decisions,
        List<Awaited> awaited,
        List<Value> state,
        List<Piece> pieces,
        List<Ground> grounds,
        List<SideMark> sides,
        List<SpaceShown> spaces,
        List<Progress> progress,
        List<Integer> open,
        List<StepTitle> titles,
        List<Sealed> sealed,
        List<String> ownSecrets) {

    Sighting withPieces(List<Piece> others) {
        return new Sighting(
                seat,
                gameTurn,
                date,
                over,
                winner,
                ending,
                decisions,
                awaited,
                state,
                others,
                grounds,
                sides,
                spaces,
                progress,
                open,
                titles,
                sealed,
                ownSecrets);
    }

    /** What stands on the table, whatever the others are asked. */
    public Sighting withoutOthersQuestions() {
        return new Sighting(
                seat,
                gameTurn,
                date,
                over,
                winner,
                ending,
                decisions,
                awaited.stream().map(Awaited::withoutPrompt).toList(),
                state,
                pieces,
                grounds,
                sides,
                spaces,
                progress,
                open,
                titles,
                sealed,
                ownSecrets);
    }

    /** What a step is called as long as it is played; its title speaks of values. */
    public record StepTitle(int step, String title) {}

    /**
     * A value that this seat has set under seal.
     *
     * @param kind of the piece whose it is; empty for one of a side or the game
     * @param number of the piece or the party
     * @param space the space it names, or -1
     * @param text what it is and what it is set to, in words
     */
    public record Sealed(String kind, int number, String name, int space, String text) {}

    /**
     * Somebody else who is awaited.
     *
     * @param seats the seats that speak for them, as a mask
     * @param prompt what they are asked, or empty where that is a secret
     */
    public record Awaited(String who, long seats, int step, String prompt, boolean sealed, boolean ready) {

        Awaited withoutPrompt() {
            return new Awaited(who, seats, step, "", sealed, ready);
        }
    }

    /**
     * A value of the state; the owner is empty for one of the game. {@code until} is empty unless it is a marker.
     *
     * @param value as people read it
     * @param word the same by the rulebook's own word, where people read a title in its place
     * @param seen the same as a value of its kind
     */
    public record Value(String owner, String name, String value, String word, String until, SeenValue seen) {}

    /**
     * A piece.
     *
     * @param side the number of the party it belongs to, or -1
     * @param unseen whether others do not see it, or not all of them
     */
    public record Piece(
            String kind, int number, String name, int side, Optional<Spot> spot, List<Value> values, boolean unseen) {}

    /** The spaces of a board on which a symbol is drawn; {@code title} is what people call what is there. */
    public record Ground(String board, String symbol, String title, List<Integer> spaces) {}

    /**
     * Something drawn on sides of a board.
     *
     * @param figure the number that is written on them; empty where there is none
     * @param pairs the two spaces of each side, one side after the other
     */
    public record SideMark(String board, String title, SideSymbol symbol, String figure, List<Integer> pairs) {}

    /** What is shown of the values of a space; spaces without any are left out. */
    public record SpaceShown(String board, int space, List<Value> values) {}

    /** Where a piece stands; the sizes count on a measured table only. */
    public record Spot(String board, int space, int facing, int wide, int deep) {}
}
