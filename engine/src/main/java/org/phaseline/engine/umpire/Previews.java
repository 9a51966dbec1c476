package org.phaseline.engine.umpire;

import java.util.Optional;
import org.phaseline.engine.position.Position;

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
