package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.phaseline.boards.Board;
import org.phaseline.cli.show.PieceValues;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.Sighting;

/**
 * What the letters on a board stand for, a line each: the piece, which way it faces, and what the rulebook remarks on. Where there are more
 * pieces than letters, those that share one say where they stand.
 */
final class Legend {

    private final Outline outline;
    private final Board board;
    private final List<Sighting.SideMark> sides;
    private final TerminalStyle look;

    Legend(Outline outline, Board board, List<Sighting.SideMark> sides, TerminalStyle look) {
        this.outline = outline;
        this.board = board;
        this.sides = sides;
        this.look = look;
    }

    List<String> lines(List<PieceLetters.Marked> pieces, int width) {
        TreeMap<Character, Integer> shared = new TreeMap<>();
        pieces.forEach(marked -> shared.merge(marked.letter(), 1, Integer::sum));
        List<String> lines = new ArrayList<>();
        for (PieceLetters.Marked marked : pieces) {
            boolean terrain = marked.piece().side() < 0;
            String arrow = !BoardView.isFaced(outline, marked.piece())
                    ? ""
                    : " " + Arrows.of(marked.spot().facing(), board.facings(), look.unicode());
            String where = shared.getOrDefault(marked.letter(), 1) > 1
                    ? " (" + TextWidth.clean(board.name(marked.spot().space())) + ")"
                    : "";
            String text =
                    SentenceStart.of(TextWidth.clean(marked.piece().name())) + arrow + where + values(marked.piece());
            String cut = TextWidth.pad(look.cut(text, width - 3), width - 3);
            String letter = String.valueOf(marked.letter());
            String styled = terrain
                    ? look.terrain(letter)
                    : marked.chosen()
                            ? look.chosen(letter)
                            : look.side(marked.piece().side(), letter);
            lines.add(styled + (marked.chosen() ? "*" : " ") + cut);
        }
        lines.addAll(SideSigns.legend(sides, look, width));
        return lines;
    }

    private String values(Sighting.Piece piece) {
        return PieceValues.of(piece, outline).stream()
                .map(value -> ", " + value)
                .collect(Collectors.joining());
    }
}
