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
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.store.SharedText;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.server.view.JsonBytes;

/** A table as JSON, without the text of its rulebook, which many tables share. The same table gives the same bytes. */
final class ArchivedTable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HexFormat HEX = HexFormat.of();
    private static final String BASE64 = "base64";

    private ArchivedTable() {}

    /** Everything, for who compares two tables. */
    static byte[] write(StoredTable table) {
        return write(table, Optional.empty(), Optional.empty(), "");
    }

    /**
     * For a backup.
     *
     * @param key what its seed is encrypted with; without one it stands there in the clear
     * @param damaged what is wrong with the table, empty when it is as it should be
     */
    static byte[] write(StoredTable table, Optional<SharedText> shared, Optional<BackupKey> key, String damaged) {
        List<byte[]> lines = new ArrayList<>(table.lines());
        shared.ifPresent(text -> lines.set(0, text.rest()));
        boolean text = Stream.concat(lines.stream(), table.talk().stream()).allMatch(ArchivedTable::isText);
        Function<byte[], String> said = text
                ? bytes -> new String(bytes, StandardCharsets.UTF_8)
                : bytes -> Base64.getEncoder().encodeToString(bytes);
        return JsonBytes.object(json -> {
            json.writeStringField("table", table.id().text());
            json.writeStringField("title", table.title());
            json.writeNumberField("created", table.created());
            json.writeStringField(
                    "seed",
                    key.isPresent() ? "" : table.seed().map(HEX::formatHex).orElse(""));
            if (key.isPresent() && table.seed().isPresent()) {
                json.writeStringField(
                        "encryptedSeed",
                        HEX.formatHex(key.get().encrypt(table.id(), table.seed().get())));
            }
            if (!damaged.isEmpty()) {
                json.writeStringField("damaged", damaged);
            }
            summary(json, table.summary());
            JsonBytes.objects(json, "seats", table.seats(), (each, seat) -> {
                each.writeNumberField("seat", seat.number());
                each.writeStringField("player", seat.player());
                ArchivedSeat.write(each, seat);
            });
            json.writeStringField(
                    "text", shared.map(it -> HEX.formatHex(it.hash())).orElse(""));
            json.writeNumberField("textAt", shared.map(SharedText::at).orElse(0));
            if (!text) {
                json.writeStringField("written", BASE64);
            }
            JsonBytes.strings(json, "lines", lines.stream().map(said).toList());
            JsonBytes.strings(json, "talk", table.talk().stream().map(said).toList());
        });
    }

    private static void summary(JsonGenerator json, Summary summary) throws IOException {
        json.writeObjectFieldStart("summary");
        json.writeNumberField("updated", summary.updated());
        json.writeBooleanField("over", summary.over());
        json.writeStringField("turn", summary.turn());
        json.writeStringField("winner", summary.winner());
        json.writeNumberField("awaited", summary.awaited());
        // As backups were before a game could end otherwise than by its rules, or had clocks.
        if (!summary.ending().isEmpty()) {
            json.writeStringField("ending", summary.ending());
        }
        if (summary.deadline() != 0) {
            json.writeNumberField("deadline", summary.deadline());
        }
        json.writeEndObject();
    }

    /** What is not text is damaged, and kept as it is all the same. */
    private static boolean isText(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException damaged) {
            return false;
        }
    }

    /** Finds the text of a rulebook by its hash in hexadecimal digits. */
    interface Texts {
        Optional<byte[]> text(String hash) throws IOException;
    }

    static RestoredTable read(byte[] bytes, Texts texts, Optional<BackupKey> key) throws IOException {
        JsonNode json = JSON.readTree(bytes);
        TableId id = new TableId(text(json, "table"));
        String encrypted = json.path("encryptedSeed").asText("");
        Optional<byte[]> seed =
                Optional.of(text(json, "seed")).filter(it -> !it.isEmpty()).map(HEX::parseHex);
        if (!encrypted.isEmpty() && key.isPresent()) {
            seed = Optional.of(key.get().decrypt(id, HEX.parseHex(encrypted)));
        }
        JsonNode summary = json.required("summary");
        List<StoredSeat> seats = new ArrayList<>();
        for (JsonNode seat : json.required("seats")) {
            seats.add(ArchivedSeat.read(seat));
        }
        boolean base64 = json.path("written").asText("").equals(BASE64);
        StoredTable table = new StoredTable(
                id,
                text(json, "title"),
                json.required("created").longValue(),
                seed,
                seats,
                lines(json, base64, texts),
                bytes(json.required("talk"), base64),
                new Summary(
                        summary.required("updated").longValue(),
                        summary.required("over").booleanValue(),
                        text(summary, "turn"),
                        text(summary, "winner"),
                        summary.required("awaited").longValue(),
                        summary.path("ending").asText(""),
                        summary.path("deadline").longValue()));
        return new RestoredTable(
                table,
                !encrypted.isEmpty() && key.isEmpty(),
                Optional.of(json.path("damaged").asText("")).filter(it -> !it.isEmpty()));
    }

    private static String text(JsonNode json, String field) throws IOException {
        JsonNode text = json.required(field);
        if (!text.isTextual()) {
            throw new IOException("'" + field + "' is not a string");
        }
        return text.textValue();
    }

    private static List<byte[]> lines(JsonNode json, boolean base64, Texts texts) throws IOException {
        List<byte[]> lines = bytes(json.required("lines"), base64);
        String hash = text(json, "text");
        if (!hash.isEmpty()) {
            byte[] text = texts.text(hash).orElseThrow(() -> new IOException("the text of its rulebook is missing"));
            int at = json.required("textAt").intValue();
            if (lines.isEmpty() || at < 0 || at > lines.getFirst().length) {
                throw new IOException("the place of its rulebook's text is wrong");
            }
            lines.set(0, SharedText.line(lines.getFirst(), at, text));
        }
        return lines;
    }

    private static List<byte[]> bytes(JsonNode strings, boolean base64) throws IOException {
        List<byte[]> bytes = new ArrayList<>();
        for (JsonNode each : strings) {
            if (!each.isTextual()) {
                throw new IOException("a line is not a string");
            }
            bytes.add(
                    base64
                            ? Base64.getDecoder().decode(each.textValue())
                            : each.textValue().getBytes(StandardCharsets.UTF_8));
        }
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
