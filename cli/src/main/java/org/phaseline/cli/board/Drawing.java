package org.phaseline.cli.board;

import java.util.List;
import java.util.Map;
import org.phaseline.cli.terminal.TerminalStyle;

/** A board on a canvas: its pieces, what can be chosen on it, and the coordinates along two of its edges. */
interface Drawing {

    /**
     * @param pieces in the order they are drawn: later ones lie on top
     * @param spaces the spaces that can be chosen, each with the label it is chosen by
     */
    Canvas draw(List<PieceLetters.Marked> pieces, Map<Integer, String> spaces, TerminalStyle look);
}
