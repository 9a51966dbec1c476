package org.phaseline.server.table;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.journal.RollProof;
import org.phaseline.journal.format.Journal;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.session.LogLine;

/** All that it takes to compute a roll again: while the game runs everything but the seed. */
final class RollEvidence {

    private RollEvidence() {}

    /**
     * The line is one that the asker may read, so that nobody learns of rolls made unseen. Where it does not show the dice, they are
     * shown when the game is over, and until then nobody learns whether any were thrown: a shuffle may have settled a draw before.
     */
    static byte[] of(LogLine line, Optional<RollProof> made, Journal journal) {
        boolean shown =
                journal.ended() || line.dice().filter(LogLine.Thrown::isShown).isPresent();
        String number = line.dice().map(LogLine.Thrown::roll).orElse("");
        RollProof proof = made.filter(unused -> shown).orElseGet(() -> noneThrown(number));
        return JsonBytes.object(json -> {
            json.writeStringField("roll", number);
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

    private static RollProof noneThrown(String number) {
        return new RollProof(new DiceRoll(number, 0, List.of()), 0, List.of(), List.of());
    }
}
