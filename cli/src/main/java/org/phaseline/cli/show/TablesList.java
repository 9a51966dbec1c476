package org.phaseline.cli.show;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.server.store.ListedTable;
import org.phaseline.server.store.Summary;

/** The tables of a server, a line for each. */
public final class TablesList {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());
    private static final int TIME_WIDTH = 18;
    private static final int SIZE_WIDTH = 11;
    private static final int STANDS_WIDTH = 30;
    private static final int LEAST_ID_WIDTH = 14;

    private TablesList() {}

    /** Titles and names come from strangers. */
    public static List<String> lines(List<ListedTable> tables, TerminalStyle look) {
        if (tables.isEmpty()) {
            return List.of();
        }
        int id = tables.stream()
                .mapToInt(table -> table.id().text().length() + 2)
                .max()
                .orElse(0);
        int width = Math.max(LEAST_ID_WIDTH, id);
        List<String> lines = new ArrayList<>();
        lines.add(line(width, "table", "begun", "last move", "size", "status", "game"));
        for (ListedTable table : tables) {
            lines.add(line(
                    width,
                    table.id().text(),
                    time(table.created()),
                    time(table.summary().updated()),
                    ByteSizes.say(table.bytes()),
                    TextWidth.cut(TextWidth.clean(stands(table)), STANDS_WIDTH - 2, "..."),
                    TextWidth.clean(table.title())));
        }
        return lines.stream()
                .map(line -> TextWidth.cut(line, Math.max(look.width(), width + TIME_WIDTH * 2), "..."))
                .toList();
    }

    private static String line(
            int width, String id, String begun, String moved, String size, String stands, String title) {
        return TextWidth.pad(id, width)
                + TextWidth.pad(begun, TIME_WIDTH)
                + TextWidth.pad(moved, TIME_WIDTH)
                + TextWidth.pad(size, SIZE_WIDTH)
                + TextWidth.pad(stands, STANDS_WIDTH)
                + title;
    }

    private static String time(long millis) {
        return TIME.format(Instant.ofEpochMilli(millis));
    }

    private static String stands(ListedTable table) {
        Summary summary = table.summary();
        if (summary.over()) {
            String over = summary.winner().isEmpty() ? "over" : "over: " + summary.winner();
            return summary.ending().isEmpty() ? over : over + " (" + summary.ending() + ")";
        }
        List<String> awaited = new ArrayList<>();
        for (int seat = 0; seat < table.players().size(); seat++) {
            if (summary.awaits(seat)) {
                String player = table.players().get(seat);
                awaited.add(player.isEmpty() ? "seat " + (seat + 1) : player);
            }
        }
        return awaited.isEmpty() ? "running" : "to move: " + String.join(", ", awaited);
    }

    public static String json(List<ListedTable> tables) {
        return AsciiJson.array(json -> {
            for (ListedTable table : tables) {
                json(json, table);
            }
        });
    }

    private static void json(JsonGenerator json, ListedTable table) throws IOException {
        json.writeStartObject();
        json.writeStringField("table", table.id().text());
        json.writeStringField("title", table.title());
        json.writeNumberField("created", table.created());
        json.writeNumberField("updated", table.summary().updated());
        json.writeBooleanField("over", table.summary().over());
        json.writeStringField("winner", table.summary().winner());
        json.writeStringField("turn", table.summary().turn());
        json.writeArrayFieldStart("awaited");
        for (int seat = 0; seat < table.players().size(); seat++) {
            if (table.summary().awaits(seat)) {
                json.writeNumber(seat + 1);
            }
        }
        json.writeEndArray();
        json.writeNumberField("bytes", table.bytes());
        json.writeEndObject();
    }
}
