package org.phaseline.session;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.journal.format.JournalProblem;

/**
 * Something said or done at a table that is no answer, as it is kept in one stream with the lines of the journal.
 *
 * @param after how many lines the journal had then, so that streams that were kept in two parts can be put together
 * @param by the seat, or {@link #WATCHING} or {@link #OWNER}
 * @param id chosen by the page that sent it, so that it counts once; empty where nobody chose one
 * @param more what else there is to it, by name
 */
public record TableMessage(int after, int by, Kind kind, String id, String text, Map<String, String> more) {

    public enum Kind {
        CHAT,
        NOTE,
        ASK,
        AGREE,
        REFUSE,
        WITHDRAW,
        STANDING,
        STOP,
        /** The table's owner freed the seat and made a new link for it, or made one for those who watch. */
        LINK,
        /** Whoever runs the server did something that everybody at the table is told. */
        OPERATOR,
        /** The seat's link was used while nobody was signed in. */
        SAT_DOWN,
        /** A link to the seat was used on another device. */
        DEVICE,
        /** The seat's player ended all sessions but one. */
        SIGNED_OUT,
        /** A bot plays the seat from now on, or its player again. */
        BOT,
        /** All have agreed that a step is not in their game, or is again. */
        LEAVE_OUT,
        /** The next line of the journal is what the page with this id wants. */
        DOES,
        /** The next line of the journal is the first of several answers that the seat gives at once. */
        LIST,
        /** How fast this table plays, from its beginning. */
        PACE,
        /** What the clocks show, and which of them run from now on. */
        TIME,
        /** All have agreed that the clocks stand still, or go on. */
        PAUSE,
        /** The seat has resigned, or has lost because it had no time left. */
        RESIGN,
        /** All want to play again: there is another table for that. */
        REMATCH
    }

    /** Those who watch: nobody in particular. */
    public static final int WATCHING = -1;

    /** Whoever owns the table. */
    public static final int OWNER = -2;

    private static final ObjectMapper JSON = new ObjectMapper();

    public TableMessage {
        more = new TreeMap<>(more);
    }

    String more(String name) {
        return more.getOrDefault(name, "");
    }

    /** One line of JSON, always with the same fields in the same order. */
    public byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = JSON.getFactory().createGenerator(bytes)) {
            json.writeStartObject();
            json.writeNumberField("after", after);
            json.writeNumberField("by", by);
            json.writeStringField("kind", kind.name().toLowerCase(Locale.ROOT));
            if (!id.isEmpty()) {
                json.writeStringField("id", id);
            }
            if (!text.isEmpty()) {
                json.writeStringField("text", text);
            }
            for (Map.Entry<String, String> each : more.entrySet()) {
                json.writeStringField(each.getKey(), each.getValue());
            }
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing to memory failed", impossible);
        }
        return bytes.toByteArray();
    }

    /** The same where it really stands in the stream. */
    public TableMessage after(int lines) {
        return new TableMessage(lines, by, kind, id, text, more);
    }

    public static TableMessage read(byte[] bytes) throws JournalProblem {
        try {
            JsonNode json = JSON.readTree(bytes);
            Map<String, String> more = new TreeMap<>();
            json.properties().stream()
                    .filter(each -> each.getValue().isTextual())
                    .forEach(each -> more.put(each.getKey(), each.getValue().textValue()));
            Kind kind = Kind.valueOf(String.valueOf(more.remove("kind")).toUpperCase(Locale.ROOT));
            String id = more.remove("id");
            String text = more.remove("text");
            return new TableMessage(
                    json.path("after").intValue(),
                    json.path("by").intValue(),
                    kind,
                    id == null ? "" : id,
                    text == null ? "" : text,
                    more);
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new JournalProblem("A message of the table cannot be read.", unreadable);
        }
    }
}
