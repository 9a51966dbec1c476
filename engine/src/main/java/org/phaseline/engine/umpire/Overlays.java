package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.OverlayRule;
import org.phaseline.engine.position.Position;

/**
 * What one viewer can lay over the boards of a position. It is worked out from what the viewer sees: pieces that stand unseen are
 * nowhere, and working values that nobody is told are as at the start where a rulebook has such pieces. All that is shown of one position
 * may take as long as one answer; of the rest nothing is known.
 */
public final class Overlays {

    /**
     * One that can be shown.
     *
     * @param id the same as long as the game lasts
     * @param party whom it is about if that is a party, or -1
     */
    public record Offer(String id, String title, String board, int party) {}

    private record Source(OverlayRule rule, int member) {}

    private final CompiledRulebook rulebook;
    private final Machine m;
    private final List<Offer> offers = new ArrayList<>();
    private final List<Source> sources = new ArrayList<>();
    private boolean exhausted;

    Overlays(Look look, Visibility visibility) {
        Umpire umpire = look.umpire();
        this.rulebook = umpire.rulebook();
        Machine seeing = umpire.looking(look.position(), visibility.parties());
        HiddenPieceMask mask = new HiddenPieceMask(seeing, visibility);
        Position masked = mask.absent(look.position());
        this.m = umpire.looking(masked, visibility.parties());
        for (int i = 0; i < rulebook.overlays().size(); i++) {
            offer(i, rulebook.overlays().get(i), mask);
        }
    }

    private void offer(int number, OverlayRule rule, HiddenPieceMask mask) {
        try {
            for (OverlayRule.Offer each : rule.offers(m)) {
                if (each.member() < 0 || !mask.hides(rule.about(), each.member())) {
                    String id = number + (each.member() < 0 ? "" : "-" + each.member());
                    offers.add(new Offer(id, each.title(), rule.board(), each.party()));
                    sources.add(new Source(rule, each.member()));
                }
            }
        } catch (EndlessRulebook tooMuch) {
            exhausted = true;
        }
    }

    /** What there is to look at, in the order of the text. */
    public List<Offer> offers() {
        return List.copyOf(offers);
    }

    /** What one of them covers; nothing for one that is not offered, or that would take too long. */
    public Optional<OverlayRule.Cover> cover(String id) {
        for (int i = 0; i < offers.size() && !exhausted; i++) {
            if (offers.get(i).id().equals(id)) {
                return cover(sources.get(i));
            }
        }
        return Optional.empty();
    }

    private Optional<OverlayRule.Cover> cover(Source source) {
        try {
            return Optional.of(source.rule.cover(m, source.member));
        } catch (EndlessRulebook tooMuch) {
            exhausted = true;
            return Optional.empty();
        }
    }
}
