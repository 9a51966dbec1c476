package org.phaseline.server.table;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.Overlays;
import org.phaseline.planner.PieceRef;
import org.phaseline.server.view.HintJson;
import org.phaseline.server.view.OverlayJson;
import org.phaseline.server.view.WhyJson;

/** What helps somebody at a table to decide, as far as they may know. It looks at the game as it stands and changes nothing. */
public final class DecisionHelp {

    /** So many pieces can be given orders together. */
    public static final int MOST_PLANNED = TablePlans.MOST_PIECES;

    private final PublishedTable showing;
    private final TableBots bots;
    private final TablePlans plans = new TablePlans();

    DecisionHelp(PublishedTable showing, TableBots bots) {
        this.showing = showing;
        this.bots = bots;
    }

    /** Why play stands where it does, as far as this one may know. */
    public byte[] why(int viewer) {
        return WhyJson.of(showing.now().scene().why(viewer));
    }

    /** What this one can lay over the boards, with the spaces of those that are to be shown; with a piece, all about it. */
    public byte[] overlays(int viewer, List<String> shown, Optional<PieceRef> about) {
        Look look = showing.now().scene().look();
        return about.isEmpty()
                ? OverlayJson.of(look.overlays(viewer), shown, false)
                : OverlayJson.of(
                        look.overlays(
                                viewer,
                                new Overlays.About(
                                        about.get().kind(), about.get().number())),
                        shown,
                        true);
    }

    /** What the choices of a decision would do, or one of them; nothing when it is not asked of this seat. */
    public Optional<byte[]> preview(int seat, String decision, Optional<String> choice) {
        if (seat < 0) {
            return Optional.empty();
        }
        AnswerPreview trial = new AnswerPreview(showing.now().scene().look(), seat);
        return choice.isPresent() ? trial.of(decision, choice.get()) : trial.of(decision);
    }

    /** The pieces of a seat that can be given orders, and whether questions like the present one follow on it. */
    public byte[] movable(int seat) {
        return plans.movable(showing.now().scene().look(), seat);
    }

    /** All that some pieces of a seat can do; nothing when they are not all its own. */
    public Optional<byte[]> plans(int seat, List<PieceRef> pieces) {
        return plans.menu(showing.now().scene().look(), seat, pieces);
    }

    /** Why something is not offered, by the present question or by the orders of some pieces; about nothing, the options that are not. */
    public byte[] whyNot(int seat, List<PieceRef> pieces, Optional<PieceRef> about) {
        return plans.whyNot(showing.now().scene().look(), seat, pieces, about);
    }

    /** One way in full: to a space, at a piece, or another order by its style; nothing when there is none. */
    public Optional<byte[]> plan(
            int seat, List<PieceRef> pieces, int to, int facing, Optional<PieceRef> at, Optional<String> style) {
        return plans.plan(showing.now().scene().look(), seat, new TablePlans.Wanted(pieces, to, facing, at, style));
    }

    /** What a bot would answer for a seat now; nothing when play does not wait for it. */
    public Optional<byte[]> hint(int seat) {
        Look look = showing.now().scene().look();
        return bots.hint(look, seat).map(HintJson::of);
    }
}
