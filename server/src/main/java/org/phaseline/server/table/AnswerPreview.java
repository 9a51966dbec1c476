package org.phaseline.server.table;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Choice;
import org.phaseline.engine.umpire.Decision;
import org.phaseline.engine.umpire.Preview;
import org.phaseline.engine.umpire.Previews;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.server.view.SightingJson;

/** What an answer would do, before it is given. */
final class AnswerPreview {

    /** More would take long, and nobody looks at so many. */
    private static final int MOST_TRIED = 60;

    private final PositionViews scene;
    private final int seat;
    private final Sighting seen;
    private final Position blinded;

    /** All that one asks for at once may take as long as one answer. */
    private final Previews previews;

    AnswerPreview(PositionViews scene, int seat) {
        this.scene = scene;
        this.seat = seat;
        this.seen = scene.umpire().sighting(scene.position(), seat);
        this.blinded = HiddenPieceMask.on(scene.umpire(), scene.position(), seen);
        this.previews = scene.umpire().previews();
    }

    /** Which of the choices cannot be taken back freely; nothing when this is not asked of the seat. */
    Optional<byte[]> of(String decision) {
        return open(decision).map(open -> {
            List<Choice> tried = open.choices()
                    .subList(0, Math.min(MOST_TRIED, open.choices().size()));
            return JsonBytes.object(json -> JsonBytes.objects(json, "choices", tried, (each, choice) -> {
                each.writeStringField("word", choice.word());
                each.writeBooleanField("final", isFinal(preview(open, choice)));
            }));
        });
    }

    /** What one choice would change; nothing when it is not offered to the seat. */
    Optional<byte[]> of(String decision, String word) {
        return open(decision)
                .flatMap(open -> open.choices().stream()
                        .filter(choice -> choice.word().equals(word))
                        .findFirst()
                        .map(choice -> json(word, preview(open, choice))));
    }

    private byte[] json(String word, Optional<Preview> preview) {
        Sentences sentences = new Sentences(scene.umpire().rulebook().outline());
        return JsonBytes.object(json -> {
            json.writeStringField("word", word);
            json.writeBooleanField("final", isFinal(preview));
            JsonBytes.strings(
                    json,
                    "lines",
                    preview.stream()
                            .flatMap(it -> it.changes().stream())
                            .map(sentences::say)
                            .toList());
            JsonBytes.objects(json, "pieces", moved(preview), SightingJson::piece);
        });
    }

    private List<Sighting.Piece> moved(Optional<Preview> preview) {
        if (preview.isEmpty() || preview.get().after().isEmpty()) {
            return List.of();
        }
        return scene.umpire().sighting(preview.get().after().get(), seat).pieces().stream()
                .filter(piece -> !seen.pieces().contains(piece) && isSeen(piece))
                .toList();
    }

    /** What stands unseen is in the trial only as a dummy. */
    private boolean isSeen(Sighting.Piece piece) {
        return seen.pieces().stream()
                .anyMatch(each -> each.kind().equals(piece.kind()) && each.number() == piece.number());
    }

    private static boolean isFinal(Optional<Preview> preview) {
        return preview.isEmpty() || preview.get().after().isEmpty();
    }

    /** Of an answer that cannot be tried without what stands unseen nothing is known beforehand. */
    private Optional<Preview> preview(Decision decision, Choice choice) {
        try {
            return previews.of(blinded, new Answer.Pick(decision.id(), seat, choice.item(), ""));
        } catch (IndexOutOfBoundsException amongUnseen) {
            return Optional.empty();
        }
    }

    private Optional<Decision> open(String decision) {
        return scene.umpire().decision(scene.position(), decision).filter(it -> it.isFor(seat));
    }
}
