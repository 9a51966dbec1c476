package org.phaseline.server.table;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Preview;
import org.phaseline.engine.umpire.Previews;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.server.view.SightingJson;

/** What an answer would do, before it is given, as the page wants it. */
final class AnswerPreview {

    /** More would take long, and nobody looks at so many. */
    private static final int MOST_TRIED = 60;

    private final Look look;
    private final int seat;

    /** All that one asks for at once may take as long as one answer. */
    private final Previews previews;

    AnswerPreview(Look look, int seat) {
        this.look = look;
        this.seat = seat;
        this.previews = look.previews(seat);
    }

    /** Which of the choices cannot be taken back freely; nothing when this is not asked of the seat. */
    Optional<byte[]> of(String decision) {
        return open(decision).map(open -> {
            List<LegalChoice> tried = open.choices()
                    .subList(0, Math.min(MOST_TRIED, open.choices().size()));
            return JsonBytes.object(json -> JsonBytes.objects(json, "choices", tried, (each, choice) -> {
                each.writeStringField("word", choice.word());
                each.writeBooleanField(
                        "final", preview(open, choice).map(Preview::isFinal).orElse(true));
            }));
        });
    }

    /** What one choice would change; nothing when it is not offered to the seat. */
    Optional<byte[]> of(String decision, String word) {
        return open(decision)
                .flatMap(open -> open.choices().stream()
                        .filter(choice -> choice.word().equals(word))
                        .findFirst()
                        .flatMap(choice -> preview(open, choice)))
                .map(preview -> json(word, preview));
    }

    private byte[] json(String word, Preview preview) {
        Sentences sentences = new Sentences(look.umpire().rulebook().outline());
        return JsonBytes.object(json -> {
            json.writeStringField("word", word);
            json.writeBooleanField("final", preview.isFinal());
            JsonBytes.strings(
                    json, "lines", preview.news().stream().map(sentences::say).toList());
            JsonBytes.objects(json, "pieces", moved(preview), SightingJson::piece);
        });
    }

    private List<Sighting.Piece> moved(Preview preview) {
        if (preview.after().isEmpty()) {
            return List.of();
        }
        List<Sighting.Piece> now = look.sighting(seat).pieces();
        return preview.after().get().sighting().pieces().stream()
                .filter(piece -> !now.contains(piece))
                .toList();
    }

    private Optional<Preview> preview(OpenDecision decision, LegalChoice choice) {
        return previews.of(new Answer.Pick(decision.id(), seat, choice.item(), ""));
    }

    private Optional<OpenDecision> open(String decision) {
        return look.decision(decision).filter(it -> it.isFor(seat));
    }
}
