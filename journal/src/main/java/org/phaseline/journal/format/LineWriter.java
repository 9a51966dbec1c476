package org.phaseline.journal.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.language.RulebookText;
import org.phaseline.language.syntax.LanguageVersion;
import org.phaseline.language.syntax.Semantics;

/** Writes lines: always the same fields in the same order, so that the same game gives the same bytes. */
public final class LineWriter {

    /** The version of the format, which the first line begins with: what says nothing of a protocol is written as ever. */
    static final int FIRST_VERSION = 1;

    static final int VERSION = 2;

    /** Every character is written as it is; the bytes must not depend on which of two spellings Jackson prefers. */
    private static final JsonFactory JSON = JsonFactory.builder()
            .recyclerPool(JsonRecyclerPools.sharedConcurrentDequePool())
            .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
            .build();

    private LineWriter() {}

    /** A line ready to be kept, and the checksum the next one takes up. */
    public record Sealed(byte[] bytes, String check) {}

    public static Sealed header(Header header) {
        return sealed(Checksum.NONE, json -> header(json, header));
    }

    public static Sealed event(Event event, String before) {
        return sealed(before, json -> event(json, event));
    }

    private interface Fields {
        void write(JsonGenerator json) throws IOException;
    }

    private static Sealed sealed(String before, Fields fields) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try (JsonGenerator json = JSON.createGenerator(bytes)) {
            json.writeStartObject();
            fields.write(json);
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing to memory failed", impossible);
        }
        byte[] line = Checksum.seal(bytes.toByteArray(), before);
        return new Sealed(line, Checksum.digits(line, line.length - 1));
    }

    private static void header(JsonGenerator json, Header header) throws IOException {
        boolean first = header.protocol() == DiceProtocol.BY_MOMENT;
        json.writeNumberField("phaseline", first ? FIRST_VERSION : VERSION);
        json.writeStringField("rulebook", header.rulebookHash());
        json.writeStringField("scenario", header.scenario());
        strings(json, "on", header.on());
        strings(json, "off", header.off());
        json.writeArrayFieldStart("seats");
        for (Header.SeatLine seat : header.seats()) {
            json.writeStartObject();
            json.writeStringField("seat", seat.name());
            strings(json, "for", seat.parties());
            json.writeStringField("contribution", seat.contribution());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeStringField("dice", header.dice().word());
        if (!first) {
            json.writeNumberField("protocol", header.protocol().number());
        }
        json.writeStringField("commitment", header.commitment());
        json.writeStringField("form", HexFormat.of().toHexDigits(header.form()));
        if (header.language() != LanguageVersion.FIRST) {
            json.writeNumberField("language", header.language());
        }
        if (header.semantics() != Semantics.FIRST) {
            json.writeNumberField("semantics", header.semantics());
        }
        json.writeArrayFieldStart("files");
        RulebookText text = header.text();
        file(json, text.file(), text.text());
        for (Map.Entry<String, String> other : text.others().entrySet()) {
            file(json, other.getKey(), other.getValue());
        }
        json.writeEndArray();
    }

    private static void file(JsonGenerator json, String name, String text) throws IOException {
        json.writeStartObject();
        json.writeStringField("file", name);
        json.writeStringField("text", text);
        json.writeEndObject();
    }

    private static void event(JsonGenerator json, Event event) throws IOException {
        switch (event) {
            case Event.Began began -> {
                json.writeStringField("event", "begin");
                rolls(json, began.rolls());
                hash(json, began.hash());
            }
            case Event.Answered answered -> {
                json.writeStringField("event", "answer");
                json.writeNumberField("n", answered.n());
                json.writeStringField("decision", answered.decision());
                json.writeStringField("seat", answered.seat());
                json.writeStringField("choice", answered.choice());
                note(json, answered.note());
                rolls(json, answered.rolls());
                hash(json, answered.hash());
            }
            case Event.Raised raised -> {
                json.writeStringField("event", "raise");
                json.writeNumberField("n", raised.n());
                json.writeStringField("digression", raised.digression());
                json.writeStringField("seat", raised.seat());
                note(json, raised.note());
                rolls(json, raised.rolls());
                hash(json, raised.hash());
            }
            case Event.Corrected corrected -> {
                json.writeStringField("event", "correct");
                json.writeNumberField("n", corrected.n());
                json.writeStringField("seat", corrected.seat());
                correction(json, corrected.correction());
                note(json, corrected.note());
                rolls(json, corrected.rolls());
                hash(json, corrected.hash());
            }
            case Event.TakenBack takenBack -> {
                json.writeStringField("event", "take back");
                json.writeNumberField("to", takenBack.to());
                if (!takenBack.seat().isEmpty()) {
                    json.writeStringField("seat", takenBack.seat());
                }
                hash(json, takenBack.hash());
            }
            case Event.Added added -> {
                json.writeStringField("event", "add");
                json.writeStringField("seat", added.seat());
                json.writeStringField("bytes", added.bytes());
            }
            case Event.Shared shared -> {
                json.writeStringField("event", "shares");
                json.writeStringField("answer", shared.answer());
                json.writeArrayFieldStart("shares");
                for (DiceShare share : shared.shares()) {
                    json.writeStartObject();
                    json.writeStringField("seat", share.seat());
                    json.writeNumberField("n", share.n());
                    json.writeStringField("share", share.share());
                    json.writeEndObject();
                }
                json.writeEndArray();
            }
            case Event.Ended ended -> {
                json.writeStringField("event", "end");
                json.writeStringField("seed", ended.seed());
            }
        }
    }

    private static void correction(JsonGenerator json, Correction correction) throws IOException {
        switch (correction) {
            case Correction.Skip skip -> {
                json.writeStringField("kind", "skip");
                if (!skip.decision().isEmpty()) {
                    json.writeStringField("decision", skip.decision());
                }
            }
            case Correction.GoTo goTo -> {
                json.writeStringField("kind", "go to");
                json.writeStringField("step", goTo.step());
            }
            case Correction.Insert insert -> {
                json.writeStringField("kind", "insert");
                json.writeStringField("step", insert.step());
            }
            case Correction.SetValue set -> {
                json.writeStringField("kind", "set");
                json.writeStringField("field", set.field());
                json.writeStringField("holder", set.holder());
                json.writeStringField("value", set.value());
            }
            case Correction.End end -> {
                json.writeStringField("kind", "end");
                json.writeStringField("how", end.how().word());
                json.writeStringField("winners", end.winners());
            }
        }
    }

    private static void note(JsonGenerator json, String note) throws IOException {
        if (!note.isEmpty()) {
            json.writeStringField("note", note);
        }
    }

    private static void rolls(JsonGenerator json, List<DiceRoll> rolls) throws IOException {
        if (rolls.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("rolls");
        for (DiceRoll roll : rolls) {
            json.writeStartObject();
            json.writeStringField("roll", roll.roll());
            json.writeNumberField("sides", roll.sides());
            json.writeArrayFieldStart("faces");
            for (int face : roll.faces()) {
                json.writeNumber(face);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void hash(JsonGenerator json, long hash) throws IOException {
        json.writeStringField("hash", Hashes.say(hash));
    }

    private static void strings(JsonGenerator json, String field, List<String> values) throws IOException {
        json.writeArrayFieldStart(field);
        for (String value : values) {
            json.writeString(value);
        }
        json.writeEndArray();
    }
}
