package org.phaseline.server.table;

import java.util.HexFormat;
import org.phaseline.journal.RollProof;
import org.phaseline.journal.format.Journal;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.session.LogLine;

/** All that it takes to compute a roll again: while the game runs everything but the seed. */
final class RollEvidence {

    private RollEvidence() {}

    /** The line is one that the asker may read, so that nobody learns of rolls made unseen. */
    static byte[] of(LogLine line, RollProof proof, Journal journal) {
        return JsonBytes.object(json -> {
            json.writeStringField("roll", proof.roll().roll());
            json.writeNumberField("sides", proof.roll().sides());
            json.writeArrayFieldStart("faces");
            for (int face : proof.roll().faces()) {
                json.writeNumber(face);
            }
            json.writeEndArray();
            json.writeNumberField("step", line.step());
            json.writeStringField("commitment", journal.header().commitment());
            json.writeNumberField("protocol", journal.header().protocol().number());
            JsonBytes.strings(json, "added", proof.added());
            DiceJson.shares(json, journal.header(), proof.shares());
            json.writeStringField(
                    "seed",
                    journal.revealedSeed().map(HexFormat.of()::formatHex).orElse(""));
            json.writeBooleanField("over", journal.ended());
        });
    }
}
