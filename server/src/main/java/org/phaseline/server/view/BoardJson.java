package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.phaseline.boards.AreaBoard;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.NamedSpace;
import org.phaseline.boards.SpaceNaming;
import org.phaseline.boards.SquareBoard;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;

/** A board with all that is needed to draw it: its form and size, how its spaces are called, and the boxes or areas with names of their own. */
final class BoardJson {

    private static final double HUNDREDTHS = 100.0;

    private BoardJson() {}

    static void of(JsonGenerator json, BoardInfo info, Outline outline) throws IOException {
        Board board = info.board();
        json.writeStringField("name", info.name());
        json.writeStringField(
                "form",
                switch (board) {
                    case MeasuredTable table -> "table";
                    case HexBoard hexes -> "hexes";
                    case SquareBoard squares -> "squares";
                    case AreaBoard areas -> "areas";
                });
        json.writeNumberField("columns", board.columns());
        json.writeNumberField("rows", board.rows());
        json.writeNumberField("points", board instanceof MeasuredTable table ? table.points() : 1);
        json.writeStringField(
                "unit", board instanceof MeasuredTable table ? table.unit().many() : "");
        JsonBytes.strings(json, "facings", board.facingNames());
        JsonBytes.strings(
                json,
                "faced",
                outline.pieces().stream()
                        .filter(kind -> kind.faced() && kind.board().equals(info.name()))
                        .map(PieceKind::name)
                        .toList());
        if (board instanceof Grid grid && grid.naming() instanceof SpaceNaming.Numbered numbered) {
            json.writeObjectFieldStart("numbered");
            json.writeNumberField("column", numbered.column());
            json.writeNumberField("row", numbered.row());
            json.writeNumberField("figures", numbered.figures());
            json.writeBooleanField("fromNorth", numbered.fromNorth());
            json.writeEndObject();
        }
        json.writeBooleanField("evenSouth", board instanceof HexBoard hexes && hexes.evenSouth());
        JsonBytes.objects(json, "named", named(board), BoardJson::space);
        JsonBytes.objects(json, "titles", List.copyOf(info.titles().entrySet()), (each, title) -> {
            each.writeNumberField("space", title.getKey());
            each.writeStringField("text", title.getValue());
        });
    }

    private static List<NamedSpace> named(Board board) {
        return switch (board) {
            case MeasuredTable table -> List.of();
            case Grid grid -> grid.boxes().all();
            case AreaBoard areas -> areas.areas();
        };
    }

    private static void space(JsonGenerator json, NamedSpace space) throws IOException {
        json.writeStringField("name", space.name());
        json.writeStringField("title", space.title());
        json.writeNumberField("x", space.east() / HUNDREDTHS);
        json.writeNumberField("y", space.north() / HUNDREDTHS);
        json.writeArrayFieldStart("nextTo");
        for (int other : space.neighbours()) {
            json.writeNumber(other);
        }
        json.writeEndArray();
    }
}
