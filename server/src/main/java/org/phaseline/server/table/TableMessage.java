package org.phaseline.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.view.JsonBytes;

/**
 * Something said at a table that is no answer, as it is kept beside the journal.
 *
 * @param after how many lines the journal had then: there it stands when the table is read again
 * @param id chosen by the page that sent it, so that it counts once; empty where nobody chose one
 * @param more what else there is to it, by name
 */
record TableMessage(int after, int by, Kind kind, String id, String text, Map<String, String> more) {

    enum Kind {
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
        /** The next line of the journal is what the page with this id wants. */
        DOES
    }

    private static final ObjectMapper JSON = new ObjectMapper();

    TableMessage {
        more = new TreeMap<>(more);
    }

    String more(String name) {
        return more.getOrDefault(name, "");
    }

    byte[] bytes() {
        return JsonBytes.object(json -> {
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
        });
    }

    static TableMessage read(byte[] bytes) throws JournalProblem {
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
