package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;

/** What the rulebook says of pieces, such as what is written on a card; once for all that have the same text. */
final class PieceTextJson {

    private PieceTextJson() {}

    record Text(String kind, List<Integer> pieces, List<String> paragraphs) {}

    static List<Text> texts(Outline outline) {
        List<Text> texts = new ArrayList<>();
        for (PieceKind kind : outline.pieces()) {
            Map<List<String>, List<Integer>> same = new LinkedHashMap<>();
            for (int piece = 0; piece < kind.members().size(); piece++) {
                if (!kind.about(piece).isEmpty()) {
                    same.computeIfAbsent(kind.about(piece), _ -> new ArrayList<>())
                            .add(piece);
                }
            }
            same.forEach((paragraphs, pieces) -> texts.add(new Text(kind.name(), pieces, paragraphs)));
        }
        return texts;
    }

    static void of(JsonGenerator json, Text text) throws IOException {
        json.writeStringField("kind", text.kind());
        json.writeArrayFieldStart("pieces");
        for (int piece : text.pieces()) {
            json.writeNumber(piece);
        }
        json.writeEndArray();
        JsonBytes.strings(json, "about", text.paragraphs());
    }
}
