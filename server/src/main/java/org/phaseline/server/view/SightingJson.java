package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Progress;
import org.phaseline.engine.umpire.SeenValue;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.server.view.MarkedJson.Kind;

/** A sighting as JSON: all of it, and nothing besides. */
public final class SightingJson {

    private SightingJson() {}

    public static byte[] of(Sighting sighting) {
        return marked(sighting).json();
    }

    static MarkedJson marked(Sighting sighting) {
        ByteSink bytes = new ByteSink();
        List<MarkedJson.Section> sections = new ArrayList<>();
        JsonBytes.object(bytes, json -> {
            MarkedWriter writer = new MarkedWriter(json, bytes, sections);
            writer.value("gameTurn", it -> it.writeNumber(sighting.gameTurn()));
            writer.value("date", it -> it.writeString(sighting.date()));
            writer.value("over", it -> it.writeBoolean(sighting.over()));
            writer.value("winner", it -> it.writeString(sighting.winner()));
            writer.value("ending", it -> it.writeString(sighting.ending()));
            writer.objects("decisions", Kind.DECISIONS, sighting.decisions(), SightingJson::decision);
            writer.objects("awaited", Kind.VALUE, sighting.awaited(), SightingJson::awaited);
            writer.objects("state", Kind.LIST, sighting.state(), SightingJson::value);
            writer.objects("pieces", Kind.PIECES, sighting.pieces(), SightingJson::piece);
            writer.objects("grounds", Kind.DRAWN, sighting.grounds(), SightingJson::ground);
            writer.objects("sides", Kind.DRAWN, sighting.sides(), SightingJson::side);
            writer.objects("spaces", Kind.LIST, sighting.spaces(), SightingJson::space);
            writer.value("progress", it -> it.writeString(progress(sighting)));
            writer.value("open", it -> open(it, sighting.open()));
            writer.objects("titles", Kind.VALUE, sighting.titles(), SightingJson::title);
            writer.objects("sealed", Kind.VALUE, sighting.sealed(), SightingJson::sealed);
            writer.value("ownSecrets", it -> JsonBytes.strings(it, sighting.ownSecrets()));
        });
        return new MarkedJson(bytes.bytes(), sections, ShortDecisions.of(sighting));
    }

    private static void open(JsonGenerator json, List<Integer> steps) throws IOException {
        json.writeStartArray();
        for (int step : steps) {
            json.writeNumber(step);
        }
        json.writeEndArray();
    }

    private static void decision(JsonGenerator json, OpenDecision decision) throws IOException {
        question(json, decision);
        choices(json, decision, decision.choices());
    }

    /** A decision without its choices. */
    static void question(JsonGenerator json, OpenDecision decision) throws IOException {
        json.writeStringField("id", decision.id());
        numbers(json, "parties", decision.parties());
        json.writeNumberField("step", decision.step());
        json.writeStringField("prompt", decision.prompt());
        json.writeStringField("about", decision.about());
        json.writeStringField("kind", decision.kind().name().toLowerCase(Locale.ROOT));
        json.writeStringField("from", decision.from());
        json.writeBooleanField("awaited", decision.awaited());
        json.writeBooleanField("sealed", decision.sealed());
    }

    static void choices(JsonGenerator json, OpenDecision decision, List<LegalChoice> choices) throws IOException {
        JsonBytes.objects(json, "choices", choices, (each, choice) -> choice(each, decision, choice));
    }

    private static void choice(JsonGenerator json, OpenDecision decision, LegalChoice choice) throws IOException {
        json.writeStringField("word", choice.word());
        if (choice.titled()) {
            json.writeStringField("title", choice.title());
        }
        if (hasItem(decision, choice)) {
            json.writeNumberField("item", choice.item());
        }
    }

    /** The number counts only where it can be pointed at: as a piece, or as a space of a board. */
    static boolean hasItem(OpenDecision decision, LegalChoice choice) {
        return !decision.from().isEmpty() && choice.item() >= 0 && choice.item() <= Integer.MAX_VALUE;
    }

    private static void awaited(JsonGenerator json, Sighting.Awaited awaited) throws IOException {
        json.writeStringField("who", awaited.who());
        numbers(json, "seats", awaited.seats());
        json.writeNumberField("step", awaited.step());
        json.writeStringField("prompt", awaited.prompt());
        json.writeBooleanField("sealed", awaited.sealed());
        json.writeBooleanField("ready", awaited.ready());
    }

    private static void title(JsonGenerator json, Sighting.StepTitle title) throws IOException {
        json.writeNumberField("step", title.step());
        json.writeStringField("text", title.title());
    }

    private static void sealed(JsonGenerator json, Sighting.Sealed sealed) throws IOException {
        json.writeStringField("kind", sealed.kind());
        json.writeNumberField("number", sealed.number());
        json.writeStringField("name", sealed.name());
        if (sealed.space() >= 0) {
            json.writeNumberField("space", sealed.space());
        }
        json.writeStringField("text", sealed.text());
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

    /** Of a set of pieces also which ones they are. */
    private static void ofPiece(JsonGenerator json, Sighting.Value value) throws IOException {
        named(json, value);
        if (value.seen() instanceof SeenValue.Members members && !members.kind().isEmpty()) {
            json.writeStringField("of", members.kind());
            json.writeArrayFieldStart("items");
            for (int number : members.numbers()) {
                json.writeNumber(number);
            }
            json.writeEndArray();
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
        if (piece.unseen()) {
            json.writeBooleanField("unseen", true);
        }
        // A piece's own name stands in front of each of its values already.
        JsonBytes.objects(json, "values", piece.values(), SightingJson::ofPiece);
    }

    private static void ground(JsonGenerator json, Sighting.Ground ground) throws IOException {
        json.writeStringField("board", ground.board());
        json.writeStringField("symbol", ground.symbol());
        json.writeStringField("title", ground.title());
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
