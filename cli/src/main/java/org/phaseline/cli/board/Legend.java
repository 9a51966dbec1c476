package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.FieldWords;
import org.phaseline.engine.umpire.Sighting;

/** What the letters on a board stand for, a line each: the piece, which way it faces, and what the rulebook remarks on. */
final class Legend {

    private static final Set<ValueType.Form> NUMBERS = Set.of(ValueType.Form.NUMBER, ValueType.Form.LEDGER);

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
            String text = TextWidth.clean(marked.piece().name()) + arrow + values(marked.piece());
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

    /** Numbers, how many a set holds, flags that are on and markers; what the rulebook has no remark on is its own affair. */
    private String values(Sighting.Piece piece) {
        List<String> numbers = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (Sighting.Value value : piece.values()) {
            StateField field = field(piece.kind(), value.name());
            if (field == null || field.text().isEmpty() && !field.marker()) {
                continue;
            }
            String said = said(field, value);
            boolean number = !field.marker() && NUMBERS.contains(field.type().form());
            (number ? numbers : others).add(said.isEmpty() ? "" : ", " + said);
        }
        // Where the line is cut, what is left to spend is what somebody must see.
        return String.join("", numbers) + String.join("", others);
    }

    private static String said(StateField field, Sighting.Value value) {
        String called = FieldWords.called(field);
        if (field.marker()) {
            return called;
        }
        return switch (field.type().form()) {
            case FLAG -> value.value().equals("yes") ? called : "";
            case SET -> value.value().equals("none") ? "" : value.value().split(", ").length + " " + called;
            case NUMBER, LEDGER, WORD ->
                value.value().equals("none") || value.value().equals("0") ? "" : value.value() + " " + called;
        };
    }

    private @Nullable StateField field(String kind, String name) {
        for (StateField field : outline.state()) {
            if (field.kind().equals(kind) && field.name().equals(name)) {
                return field;
            }
        }
        return null;
    }
}
