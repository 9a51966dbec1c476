package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.OverlayRule;
import org.phaseline.engine.outline.PieceKind;
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
     * @param about the kind of the piece it is about, whose number is {@code member}; empty where it is about no piece
     * @param pieces the kind of the pieces it points at; empty for one that covers spaces
     */
    public record Offer(String id, String title, String board, int party, String about, int member, String pieces) {}

    /** A piece that somebody points at. */
    public record About(String kind, int number) {}

    private record Source(OverlayRule rule, int member) {}

    private final CompiledRulebook rulebook;
    private final Machine m;
    private final HiddenPieceMask mask;
    private final List<Offer> offers = new ArrayList<>();
    private final List<Source> sources = new ArrayList<>();
    private boolean exhausted;

    /** {@code about}: only what is about this piece; all there is for none. */
    Overlays(Look look, Visibility visibility, Optional<About> about) {
        Umpire umpire = look.umpire();
        this.rulebook = umpire.rulebook();
        Machine seeing = umpire.looking(look.position(), visibility.parties());
        this.mask = new HiddenPieceMask(seeing, visibility);
        Position masked = mask.absent(look.position());
        this.m = umpire.looking(masked, visibility.parties());
        for (int i = 0; i < rulebook.overlays().size(); i++) {
            offer(i, rulebook.overlays().get(i), about);
        }
    }

    private void offer(int number, OverlayRule rule, Optional<About> about) {
        if (about.isPresent() && !rule.about().equals(about.get().kind)) {
            return;
        }
        try {
            for (OverlayRule.Offer each : about.isPresent() ? rule.offers(m, about.get().number) : rule.offers(m)) {
                if (each.member() < 0 || !mask.hides(rule.about(), each.member())) {
                    String id = number + (each.member() < 0 ? "" : "-" + each.member());
                    boolean piece = kind(rule.about()).isPresent();
                    offers.add(new Offer(
                            id,
                            each.title(),
                            kind(rule.of()).map(PieceKind::board).orElse(rule.of()),
                            each.party(),
                            piece ? rule.about() : "",
                            piece ? each.member() : -1,
                            kind(rule.of()).map(PieceKind::name).orElse("")));
                    sources.add(new Source(rule, each.member()));
                }
            }
        } catch (EndlessRulebook tooMuch) {
            exhausted = true;
        }
    }

    /** Of pieces only those that the viewer sees standing somewhere. */
    private OverlayRule.Cover seen(OverlayRule rule, OverlayRule.Cover cover) {
        Optional<PieceKind> pieces = kind(rule.of());
        if (pieces.isEmpty()) {
            return cover;
        }
        List<Integer> seen = cover.members().stream()
                .filter(number -> m.position.slots[pieces.get().at() + number] >= 0
                        && !mask.hides(pieces.get().name(), number))
                .toList();
        return new OverlayRule.Cover(seen, List.of(), cover.unit());
    }

    private Optional<PieceKind> kind(String name) {
        return rulebook.outline().pieces().stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst();
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
            return Optional.of(seen(source.rule, source.rule.cover(m, source.member)));
        } catch (EndlessRulebook tooMuch) {
            exhausted = true;
            return Optional.empty();
        }
    }
}
