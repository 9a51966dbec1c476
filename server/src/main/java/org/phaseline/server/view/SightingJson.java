package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Progress;
import org.phaseline.engine.umpire.SeenValue;
import org.phaseline.engine.umpire.Sighting;

/** A sighting as JSON: all of it, and nothing besides. */
public final class SightingJson {

    private SightingJson() {}

    public static byte[] of(Sighting sighting) {
        return JsonBytes.object(json -> {
            json.writeNumberField("gameTurn", sighting.gameTurn());
            json.writeStringField("date", sighting.date());
            json.writeBooleanField("over", sighting.over());
            json.writeStringField("winner", sighting.winner());
            JsonBytes.objects(json, "decisions", sighting.decisions(), SightingJson::decision);
            JsonBytes.objects(json, "awaited", sighting.awaited(), SightingJson::awaited);
            JsonBytes.objects(json, "state", sighting.state(), SightingJson::value);
            JsonBytes.objects(json, "pieces", sighting.pieces(), SightingJson::piece);
            JsonBytes.objects(json, "grounds", sighting.grounds(), SightingJson::ground);
            JsonBytes.objects(json, "sides", sighting.sides(), SightingJson::side);
            JsonBytes.objects(json, "spaces", sighting.spaces(), SightingJson::space);
            json.writeStringField("progress", progress(sighting));
            JsonBytes.strings(json, "ownSecrets", sighting.ownSecrets());
        });
    }

    private static void decision(JsonGenerator json, OpenDecision decision) throws IOException {
        json.writeStringField("id", decision.id());
        numbers(json, "parties", decision.parties());
        json.writeNumberField("step", decision.step());
        json.writeStringField("prompt", decision.prompt());
        json.writeStringField("about", decision.about());
        json.writeStringField("kind", decision.kind().name().toLowerCase(Locale.ROOT));
        json.writeStringField("from", decision.from());
        json.writeBooleanField("awaited", decision.awaited());
        json.writeBooleanField("sealed", decision.sealed());
        JsonBytes.objects(json, "choices", decision.choices(), (each, choice) -> choice(each, decision, choice));
    }

    /** The number counts only where it can be pointed at: as a piece, or as a space of a board. */
    private static void choice(JsonGenerator json, OpenDecision decision, LegalChoice choice) throws IOException {
        json.writeStringField("word", choice.word());
        if (choice.titled()) {
            json.writeStringField("title", choice.title());
        }
        if (!decision.from().isEmpty() && choice.item() >= 0 && choice.item() <= Integer.MAX_VALUE) {
            json.writeNumberField("item", choice.item());
        }
    }

    private static void awaited(JsonGenerator json, Sighting.Awaited awaited) throws IOException {
        json.writeStringField("who", awaited.who());
        numbers(json, "seats", awaited.seats());
        json.writeNumberField("step", awaited.step());
        json.writeBooleanField("sealed", awaited.sealed());
        json.writeBooleanField("ready", awaited.ready());
    }

    /** The bits that are set in a mask. */
    private static void numbers(JsonGenerator json, String field, long mask) throws IOException {
        json.writeArrayFieldStart(field);
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            json.writeNumber(Long.numberOfTrailingZeros(rest));
        }
        json.writeEndArray();
    }

    private static void value(JsonGenerator json, Sighting.Value value) throws IOException {
        json.writeStringField("owner", value.owner());
        named(json, value);
    }

    private static void named(JsonGenerator json, Sighting.Value value) throws IOException {
        json.writeStringField("name", value.name());
        json.writeStringField("value", value.value());
        if (!value.word().equals(value.value())) {
            json.writeStringField("word", value.word());
        }
        if (!value.until().isEmpty()) {
            json.writeStringField("until", value.until());
        }
    }

    public static void piece(JsonGenerator json, Sighting.Piece piece) throws IOException {
        json.writeStringField("kind", piece.kind());
        json.writeNumberField("number", piece.number());
        json.writeStringField("name", piece.name());
        json.writeNumberField("side", piece.side());
        if (piece.spot().isPresent()) {
            Sighting.Spot spot = piece.spot().get();
            json.writeObjectFieldStart("spot");
            json.writeStringField("board", spot.board());
            json.writeNumberField("space", spot.space());
            json.writeNumberField("facing", spot.facing());
            json.writeNumberField("wide", spot.wide());
            json.writeNumberField("deep", spot.deep());
            json.writeEndObject();
        }
        // A piece's own name stands in front of each of its values already.
        JsonBytes.objects(json, "values", piece.values(), SightingJson::named);
    }

    private static void ground(JsonGenerator json, Sighting.Ground ground) throws IOException {
        json.writeStringField("board", ground.board());
        json.writeStringField("symbol", ground.symbol());
        json.writeArrayFieldStart("spaces");
        for (int space : ground.spaces()) {
            json.writeNumber(space);
        }
        json.writeEndArray();
    }

    private static void side(JsonGenerator json, Sighting.SideMark mark) throws IOException {
        json.writeStringField("board", mark.board());
        json.writeStringField("title", mark.title());
        json.writeStringField("symbol", mark.symbol().word());
        json.writeBooleanField("across", mark.symbol().across());
        if (!mark.figure().isEmpty()) {
            json.writeStringField("figure", mark.figure());
        }
        json.writeArrayFieldStart("pairs");
        for (int space : mark.pairs()) {
            json.writeNumber(space);
        }
        json.writeEndArray();
    }

    private static void space(JsonGenerator json, Sighting.SpaceShown shown) throws IOException {
        json.writeStringField("board", shown.board());
        json.writeNumberField("space", shown.space());
        JsonBytes.objects(json, "values", shown.values(), (each, value) -> {
            named(each, value);
            if (value.seen() instanceof SeenValue.Member member && member.kind().isEmpty()) {
                each.writeNumberField("party", member.number());
            }
        });
    }

    /** One letter a step, since there may be hundreds: t to come, p present, d done, n not done. */
    private static String progress(Sighting sighting) {
        StringBuilder letters = new StringBuilder();
        for (Progress progress : sighting.progress()) {
            letters.append(
                    switch (progress) {
                        case TO_COME -> 't';
                        case PRESENT -> 'p';
                        case DONE -> 'd';
                        case NOT_DONE -> 'n';
                    });
        }
        return letters.toString();
    }
}
