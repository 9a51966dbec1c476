package org.phaseline.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Overlays;
import org.phaseline.engine.umpire.Preview;
import org.phaseline.engine.umpire.Previews;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.generator.play.RandomCorrection;

/** Everything the engine shows somebody of a position, in words: two positions that differ only in what they must not know give the same. */
final class AllShown {

    private static final int MOST_CHOICES = 3;
    private static final int CORRECTIONS = 4;

    /** Where there is one for every piece, all of them at each moment would take longer than all else; the seed says which. */
    private static final int MOST_COVERS = Amount.of(4, Integer.MAX_VALUE);

    private final Umpire umpire;
    private final Look look;
    private final int viewer;
    private final List<String> shown = new ArrayList<>();

    private AllShown(Umpire umpire, Position position, int viewer) {
        this.umpire = umpire;
        this.look = umpire.look(position);
        this.viewer = viewer;
    }

    /** What a viewer sees, may choose and is told when they try an answer, ask why, or want something put right. */
    static List<String> to(Umpire umpire, Position position, int viewer, long seed) {
        AllShown all = new AllShown(umpire, position, viewer);
        all.shown.add("sees " + all.look.sighting(viewer));
        all.shown.add("why " + all.look.why(viewer));
        Visibility visibility = umpire.visibility(viewer);
        all.shown.add("others choose unseen " + visibility.othersChooseUnseen(all.look));
        all.shown.add("somebody is awaited in " + visibility.awaitedStep(all.look));
        all.overlays(seed);
        all.previews();
        if (viewer != Visibility.EVERYBODY) {
            all.corrections(new Random(seed));
        }
        return all.shown;
    }

    /** What is offered, and what some of it covers. */
    private void overlays(long seed) {
        Overlays overlays = look.overlays(viewer);
        List<Overlays.Offer> offers = overlays.offers();
        shown.add("overlays " + offers);
        int first = new SplittableRandom(seed).nextInt(offers.size() + 1);
        for (int i = 0; i < Math.min(MOST_COVERS, offers.size()); i++) {
            String id = offers.get((first + i) % offers.size()).id();
            shown.add("overlay " + id + " " + overlays.cover(id));
        }
    }

    /** Of their own answers, and of what they see others asked. */
    private void previews() {
        Previews previews = look.previews(viewer);
        for (OpenDecision decision : look.decisions()) {
            if (umpire.visibility(viewer).maySee(decision)) {
                List<LegalChoice> choices = decision.choices();
                for (LegalChoice choice : choices.subList(0, Math.min(MOST_CHOICES, choices.size()))) {
                    shown.add("try " + choice.word() + ": "
                            + say(previews.of((Answer.Pick) Chance.pick(decision, choice))));
                }
            }
        }
    }

    private static String say(Optional<Preview> preview) {
        return preview.map(it -> it.news() + " "
                        + it.after()
                                .map(after -> after.sighting() + " "
                                        + after.next().stream()
                                                .map(OpenDecision::prompt)
                                                .toList())
                                .orElse("final"))
                .orElse("not open");
    }

    private void corrections(Random random) {
        for (int i = 0; i < CORRECTIONS; i++) {
            var correction = RandomCorrection.of(umpire.rulebook(), random);
            shown.add(correction + ": " + umpire.request(look.position(), viewer, correction));
        }
    }
}
