package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.phaseline.cli.show.PieceValues;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.Sighting;

/** What the letters on a board stand for, a line each: the piece, which way it faces, and what the rulebook remarks on. */
final class Legend {

    private final Outline outline;
    private final int facings;
    private final List<Sighting.SideMark> sides;
    private final TerminalStyle look;

    Legend(Outline outline, int facings, List<Sighting.SideMark> sides, TerminalStyle look) {
        this.outline = outline;
        this.facings = facings;
        this.sides = sides;
        this.look = look;
    }

    List<String> lines(List<PieceLetters.Marked> pieces, List<Character> chosen, int width) {
        List<String> lines = new ArrayList<>();
        for (PieceLetters.Marked marked : pieces) {
            boolean terrain = marked.piece().side() < 0;
            String arrow = !BoardView.isFaced(outline, marked.piece())
                    ? ""
                    : " " + Arrows.of(marked.spot().facing(), facings, look.unicode());
            String text = SentenceStart.of(TextWidth.clean(marked.piece().name())) + arrow + values(marked.piece());
            String cut = TextWidth.pad(look.cut(text, width - 3), width - 3);
            String letter = String.valueOf(marked.letter());
            String styled = terrain
                    ? look.terrain(letter)
                    : chosen.contains(marked.letter())
                            ? look.chosen(letter)
                            : look.side(marked.piece().side(), letter);
            lines.add(styled + (chosen.contains(marked.letter()) ? "*" : " ") + cut);
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
