package org.phaseline.server.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.phaseline.journal.RollProof;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.server.view.JsonBytes;

/** Everything about a game's dice that a player's browser compares with what it has kept. */
final class DiceJson {

    private DiceJson() {}

    /** {@code known}: the numbers of the rolls the asker may know of. */
    static byte[] of(Journal journal, Set<String> known) {
        List<RollProof> rolls = RollProof.all(journal).stream()
                .filter(proof -> known.contains(proof.roll().roll()))
                .toList();
        List<List<String>> keys = new ArrayList<>();
        rolls.stream()
                .map(RollProof::added)
                .filter(added -> !keys.contains(added))
                .forEach(keys::add);
        return JsonBytes.object(json -> {
            json.writeStringField("commitment", journal.header().commitment());
            json.writeNumberField("protocol", journal.header().protocol().number());
            json.writeStringField(
                    "seed",
                    journal.revealedSeed().map(HexFormat.of()::formatHex).orElse(""));
            json.writeBooleanField("over", journal.ended());
            json.writeArrayFieldStart("added");
            for (List<String> each : RollProof.added(journal)) {
                strings(json, each);
            }
            json.writeEndArray();
            json.writeArrayFieldStart("keys");
            for (List<String> key : keys) {
                strings(json, key);
            }
            json.writeEndArray();
            JsonBytes.objects(json, "rolls", rolls, (each, proof) -> {
                each.writeStringField("roll", proof.roll().roll());
                each.writeNumberField("sides", proof.roll().sides());
                each.writeArrayFieldStart("faces");
                for (int face : proof.roll().faces()) {
                    each.writeNumber(face);
                }
                each.writeEndArray();
                each.writeNumberField("key", keys.indexOf(proof.added()));
                shares(each, journal.header(), proof.shares());
            });
        });
    }

    private static void strings(JsonGenerator json, List<String> texts) throws IOException {
        json.writeStartArray();
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }

    static void shares(JsonGenerator json, Header header, List<DiceShare> shares) throws IOException {
        JsonBytes.objects(json, "shares", shares, (each, share) -> {
            each.writeNumberField("seat", number(header, share.seat()));
            each.writeNumberField("n", share.n());
            each.writeStringField("share", share.share());
        });
    }

    private static int number(Header header, String seat) {
        return IntStream.range(0, header.seats().size())
                .filter(i -> header.seats().get(i).name().equals(seat))
                .findFirst()
                .orElse(-1);
    }
}
