package org.phaseline.server.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Sighting;

/**
 * Decisions as they go with a change: of a long list of pieces or spaces only the numbers, and the words where they are not the names of
 * pieces that the same sighting shows.
 */
final class ShortDecisions {

    /** A list of fewer choices is short as it is. */
    private static final int LONG = 8;

    private static final byte[] AS_IT_STANDS = {};

    private final Sighting sighting;
    private final Map<String, Map<Long, String>> names = new LinkedHashMap<>();

    private ShortDecisions(Sighting sighting) {
        this.sighting = sighting;
    }

    static List<byte[]> of(Sighting sighting) {
        boolean any = false;
        for (OpenDecision decision : sighting.decisions()) {
            any |= numbered(decision) >= LONG;
        }
        if (!any) {
            return List.of();
        }
        ShortDecisions all = new ShortDecisions(sighting);
        List<byte[]> written = new ArrayList<>();
        for (OpenDecision decision : sighting.decisions()) {
            int first = numbered(decision);
            written.add(first < LONG ? AS_IT_STANDS : all.shortened(decision, first));
        }
        return written;
    }

    /** How many choices, from the first on, are members of a kind and are read by their word. */
    private static int numbered(OpenDecision decision) {
        int count = 0;
        for (LegalChoice choice : decision.choices()) {
            if (!SightingJson.hasItem(decision, choice) || choice.titled()) {
                return count;
            }
            count++;
        }
        return count;
    }

    private byte[] shortened(OpenDecision decision, int first) {
        List<LegalChoice> numbered = decision.choices().subList(0, first);
        List<LegalChoice> others =
                decision.choices().subList(first, decision.choices().size());
        return JsonBytes.object(json -> {
            SightingJson.question(json, decision);
            json.writeArrayFieldStart("items");
            for (LegalChoice choice : numbered) {
                json.writeNumber(choice.item());
            }
            json.writeEndArray();
            if (!areNames(decision.from(), numbered)) {
                JsonBytes.strings(
                        json, "words", numbered.stream().map(LegalChoice::word).toList());
            }
            SightingJson.choices(json, decision, others);
        });
    }

    /** Whether each is answered by the name of the piece it stands for, as this sighting shows it. */
    private boolean areNames(String kind, List<LegalChoice> choices) {
        Map<Long, String> ofKind = names.computeIfAbsent(kind, this::names);
        return choices.stream().allMatch(choice -> choice.word().equals(ofKind.get(choice.item())));
    }

    private Map<Long, String> names(String kind) {
        Map<Long, String> found = new LinkedHashMap<>();
        for (Sighting.Piece piece : sighting.pieces()) {
            if (piece.kind().equals(kind)) {
                found.put((long) piece.number(), piece.name());
            }
        }
        return found;
    }
}
