package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;

/**
 * What each of several answers would do, for one viewer of one position. When all together have taken as much as one answer may, the
 * rest are not tried: nothing is known of them.
 */
public final class Previews {

    private final Look look;
    private final Visibility visibility;
    private final HiddenPieceMask mask;
    private final Position masked;
    private final Umpire trying;
    private final WorkTotal together = new WorkTotal();

    Previews(Look look, Visibility visibility) {
        this.look = look;
        this.visibility = visibility;
        this.mask = new HiddenPieceMask(look.umpire().looking(look.position()), visibility);
        this.masked = mask.on(look.position());
        this.trying = look.umpire().trying(together);
    }

    /** Nothing when the answer is not open to its seat now, or not for this viewer to know of. */
    public Optional<Preview> of(Answer answer) {
        return isOpen(answer) ? Optional.of(preview(answer)) : Optional.empty();
    }

    /** What several answers would do one after the other, up to where one is not open, or chance or a secret comes in. */
    public PlanPreview through(List<Answer.Pick> answers) {
        List<Report> news = new ArrayList<>();
        List<Report> notes = new ArrayList<>();
        Position at = masked;
        for (Answer.Pick answer : answers) {
            if (together.isEnough()) {
                return new PlanPreview(news, notes, Optional.empty());
            }
            try {
                if (!(trying.rule(at, answer) instanceof Ruling.Accepted accepted)) {
                    return new PlanPreview(news, notes, Optional.empty());
                }
                news.addAll(Preview.news(accepted.reports(), visibility));
                notes.addAll(Preview.notes(accepted.reports(), visibility));
                if (accepted.exposing()) {
                    return new PlanPreview(news, notes, Optional.empty());
                }
                at = accepted.position();
            } catch (IndexOutOfBoundsException amongUnseen) {
                return new PlanPreview(news, notes, Optional.empty());
            }
        }
        return new PlanPreview(news, notes, Optional.of(new Preview.After(look.umpire(), at, visibility, mask)));
    }

    private boolean isOpen(Answer answer) {
        return switch (answer) {
            case Answer.Pick pick ->
                look.decision(pick.decision())
                        .filter(decision -> decision.isFor(pick.seat())
                                && visibility.maySee(decision)
                                && decision.choices().stream().anyMatch(choice -> choice.item() == pick.item()))
                        .isPresent();
            case Answer.Correct correct ->
                look.umpire().request(look.position(), correct.seat(), correct.correction())
                        instanceof CorrectionRequest.Possible;
            case Answer.Raise raise -> look.umpire().tryOut(look.position(), raise) instanceof Ruling.Accepted;
        };
    }

    private Preview preview(Answer answer) {
        if (together.isEnough()) {
            return Preview.UNKNOWN;
        }
        try {
            return trying.rule(masked, answer) instanceof Ruling.Accepted accepted
                    ? new Preview(
                            Preview.news(accepted.reports(), visibility),
                            accepted.exposing() ? Optional.empty() : Optional.of(after(accepted)))
                    : Preview.UNKNOWN;
        } catch (IndexOutOfBoundsException amongUnseen) {
            return Preview.UNKNOWN;
        }
    }

    private Preview.After after(Ruling.Accepted accepted) {
        return new Preview.After(look.umpire(), accepted.position(), visibility, mask);
    }
}
