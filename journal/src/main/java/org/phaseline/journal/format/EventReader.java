package org.phaseline.journal.format;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.umpire.Correction;

/** Reads one line after the first, field by field as they come: a long game has many. */
final class EventReader {

    private String event = "";
    private int n = -1;
    private int to = -1;
    private @Nullable String decision;
    private @Nullable String digression;
    private @Nullable String seat;
    private @Nullable String choice;
    private @Nullable String kind;
    private @Nullable String step;
    private @Nullable String field;
    private @Nullable String holder;
    private @Nullable String value;
    private @Nullable String how;
    private @Nullable String winners;
    private @Nullable String bytes;
    private @Nullable String seed;
    private @Nullable String hash;
    private String note = "";
    private List<DiceRoll> rolls = List.of();
    private @Nullable String answer;
    private List<DiceShare> shares = List.of();

    private EventReader() {}

    /** Throws an IOException with the rest of a sentence about the line when it is none. */
    static Event read(JsonParser json) throws IOException {
        EventReader reader = new EventReader();
        Fields.expect(json.nextToken(), JsonToken.START_OBJECT);
        for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
            json.nextToken();
            reader.field(json, name);
        }
        return reader.event();
    }

    private void field(JsonParser json, String name) throws IOException {
        switch (name) {
            case "event" -> event = Fields.text(json);
            case "n" -> n = Fields.number(json);
            case "to" -> to = Fields.number(json);
            case "decision" -> decision = Fields.text(json);
            case "digression" -> digression = Fields.text(json);
            case "seat" -> seat = Fields.text(json);
            case "choice" -> choice = Fields.text(json);
            case "kind" -> kind = Fields.text(json);
            case "step" -> step = Fields.text(json);
            case "field" -> field = Fields.text(json);
            case "holder" -> holder = Fields.text(json);
            case "value" -> value = Fields.text(json);
            case "how" -> how = Fields.text(json);
            case "winners" -> winners = Fields.text(json);
            case "bytes" -> bytes = Fields.text(json);
            case "seed" -> seed = Fields.text(json);
            case "hash" -> hash = Fields.text(json);
            case "note" -> note = Fields.text(json);
            case "answer" -> answer = Fields.text(json);
            case "shares" -> shares = Fields.list(json, EventReader::share);
            case "rolls" -> rolls = Fields.list(json, EventReader::roll);
            default -> Fields.skipCheck(json, name);
        }
    }

    private static DiceRoll roll(JsonParser json) throws IOException {
        Fields.expect(json.currentToken(), JsonToken.START_OBJECT);
        String roll = null;
        int sides = -1;
        List<Integer> faces = new ArrayList<>();
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            switch (field) {
                case "roll" -> roll = Fields.text(json);
                case "sides" -> sides = Fields.number(json);
                case "faces" -> faces = Fields.list(json, Fields::number);
                default -> throw Fields.unknown(field);
            }
        }
        return new DiceRoll(Fields.there(roll, "roll"), Fields.there(sides, "sides"), faces);
    }

    private static DiceShare share(JsonParser json) throws IOException {
        Fields.expect(json.currentToken(), JsonToken.START_OBJECT);
        String seat = null;
        int n = -1;
        String share = null;
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            switch (field) {
                case "seat" -> seat = Fields.text(json);
                case "n" -> n = Fields.number(json);
                case "share" -> share = Fields.hex(Fields.text(json), field);
                default -> throw Fields.unknown(field);
            }
        }
        return new DiceShare(Fields.there(seat, "seat"), Fields.there(n, "n"), Fields.there(share, "share"));
    }

    private Event event() throws IOException {
        return switch (event) {
            case "begin" -> new Event.Began(rolls, hash());
            case "answer" ->
                new Event.Answered(
                        Fields.there(n, "n"),
                        Fields.there(decision, "decision"),
                        Fields.there(seat, "seat"),
                        Fields.there(choice, "choice"),
                        note,
                        rolls,
                        hash());
            case "raise" ->
                new Event.Raised(
                        Fields.there(n, "n"),
                        Fields.there(digression, "digression"),
                        Fields.there(seat, "seat"),
                        note,
                        rolls,
                        hash());
            case "correct" ->
                new Event.Corrected(
                        Fields.there(n, "n"), Fields.there(seat, "seat"), correction(), note, rolls, hash());
            case "take back" -> new Event.TakenBack(Fields.there(to, "to"), seat == null ? "" : seat, hash());
            case "add" ->
                new Event.Added(Fields.there(seat, "seat"), Fields.hex(Fields.there(bytes, "bytes"), "bytes"));
            case "shares" -> new Event.Shared(Fields.hex(Fields.there(answer, "answer"), "answer"), shares);
            case "end" -> new Event.Ended(Fields.hex(Fields.there(seed, "seed"), "seed"));
            case "" -> throw new IOException("has no field 'event'");
            default -> throw new IOException("has an unknown event '" + event + "'");
        };
    }

    private Correction correction() throws IOException {
        return switch (Fields.there(kind, "kind")) {
            case "skip" -> new Correction.Skip(decision == null ? "" : decision);
            case "go to" -> new Correction.GoTo(Fields.there(step, "step"));
            case "insert" -> new Correction.Insert(Fields.there(step, "step"));
            case "set" ->
                new Correction.SetValue(
                        Fields.there(field, "field"), Fields.there(holder, "holder"), Fields.there(value, "value"));
            case "end" ->
                new Correction.End(
                        Correction.Ending.of(Fields.there(how, "how"))
                                .orElseThrow(() -> new IOException("has an unknown ending '" + how + "'")),
                        Fields.there(winners, "winners"));
            default -> throw new IOException("has an unknown correction '" + kind + "'");
        };
    }

    private long hash() throws IOException {
        try {
            return Hashes.read(Fields.there(hash, "hash"));
        } catch (IllegalArgumentException notHexadecimal) {
            throw new IOException("has a field 'hash' that is not 16 hexadecimal digits", notHexadecimal);
        }
    }
}
