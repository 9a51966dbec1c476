package org.phaseline.server.archive;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.store.SharedText;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.server.view.Json;

/** A table as JSON, without the text of its rulebook, which many tables share. The same table gives the same bytes. */
final class ArchivedTable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HexFormat HEX = HexFormat.of();

    private ArchivedTable() {}

    /** Throws an IOException with a sentence when the table cannot be put so that it comes back the same. */
    static byte[] write(StoredTable table, Optional<SharedText> shared) throws IOException {
        List<String> lines = texts(table.lines());
        List<String> talk = texts(table.talk());
        if (shared.isPresent()) {
            lines.set(0, text(shared.get().rest()));
        }
        return Json.object(json -> {
            json.writeStringField("table", table.id().text());
            json.writeStringField("title", table.title());
            json.writeNumberField("created", table.created());
            json.writeStringField("seed", table.seed().map(HEX::formatHex).orElse(""));
            summary(json, table.summary());
            Json.objects(json, "seats", table.seats(), (each, seat) -> {
                each.writeNumberField("seat", seat.number());
                each.writeStringField("player", seat.player());
                ArchivedSeat.write(each, seat);
            });
            json.writeStringField(
                    "text", shared.map(text -> HEX.formatHex(text.hash())).orElse(""));
            json.writeNumberField("textAt", shared.map(SharedText::at).orElse(0));
            Json.strings(json, "lines", lines);
            Json.strings(json, "talk", talk);
        });
    }

    private static void summary(JsonGenerator json, Summary summary) throws IOException {
        json.writeObjectFieldStart("summary");
        json.writeNumberField("updated", summary.updated());
        json.writeBooleanField("over", summary.over());
        json.writeStringField("turn", summary.turn());
        json.writeStringField("winner", summary.winner());
        json.writeNumberField("awaited", summary.awaited());
        json.writeEndObject();
    }

    private static List<String> texts(List<byte[]> lines) throws IOException {
        List<String> texts = new ArrayList<>();
        for (byte[] line : lines) {
            texts.add(text(line));
        }
        return texts;
    }

    private static String text(byte[] bytes) throws IOException {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException damaged) {
            throw new IOException("something kept of it is not text", damaged);
        }
    }

    /** {@code texts} by their hashes in hexadecimal digits. */
    static StoredTable read(byte[] bytes, Map<String, byte[]> texts) throws IOException {
        JsonNode json = JSON.readTree(bytes);
        String seed = json.required("seed").textValue();
        JsonNode summary = json.required("summary");
        List<StoredSeat> seats = new ArrayList<>();
        for (JsonNode seat : json.required("seats")) {
            seats.add(ArchivedSeat.read(seat));
        }
        return new StoredTable(
                new TableId(json.required("table").textValue()),
                json.required("title").textValue(),
                json.required("created").longValue(),
                seed.isEmpty() ? Optional.empty() : Optional.of(HEX.parseHex(seed)),
                seats,
                lines(json, texts),
                bytes(json.required("talk")),
                new Summary(
                        summary.required("updated").longValue(),
                        summary.required("over").booleanValue(),
                        summary.required("turn").textValue(),
                        summary.required("winner").textValue(),
                        summary.required("awaited").longValue()));
    }

    private static List<byte[]> lines(JsonNode json, Map<String, byte[]> texts) throws IOException {
        List<byte[]> lines = bytes(json.required("lines"));
        String hash = json.required("text").textValue();
        if (!hash.isEmpty()) {
            byte[] text = texts.get(hash);
            if (text == null) {
                throw new IOException("the text it is played by is missing");
            }
            lines.set(
                    0, SharedText.line(lines.getFirst(), json.required("textAt").intValue(), text));
        }
        return lines;
    }

    private static List<byte[]> bytes(JsonNode strings) {
        List<byte[]> bytes = new ArrayList<>();
        strings.forEach(each -> bytes.add(each.textValue().getBytes(StandardCharsets.UTF_8)));
        return bytes;
    }

    /** Reads its journal, which has a checksum on every line. */
    static Journal journal(StoredTable table) throws JournalProblem {
        String name = "table " + table.id();
        Journal journal = Journal.read(name, journalBytes(table));
        if (journal.torn()) {
            throw new JournalProblem(name + ", line " + (journal.events().size() + 2) + ": this line is damaged.");
        }
        journal.requireItsOwnText();
        return journal;
    }

    static byte[] journalBytes(StoredTable table) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        table.lines().forEach(bytes::writeBytes);
        return bytes.toByteArray();
    }
}
