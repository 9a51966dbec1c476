package org.phaseline.cli.script;

import java.util.Optional;
import org.phaseline.boards.Board;
import org.phaseline.cli.play.PlayedGame;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.umpire.Overlays;

/** Whether what can be laid over a board covers a space, for some seat that is offered it. */
final class OverlayCheck {

    private final PlayedGame game;

    OverlayCheck(PlayedGame game) {
        this.game = game;
    }

    /** What is otherwise, or nothing. */
    Optional<String> otherwise(Expectation.Covered expected) {
        boolean known = false;
        boolean covered = false;
        for (int seat = 0; seat < game.umpire().seats().all().size(); seat++) {
            Overlays overlays = game.umpire().look(game.position()).overlays(seat);
            for (Overlays.Offer offer : overlays.offers()) {
                if (offer.pieces().isEmpty() && offer.title().equalsIgnoreCase(expected.title())) {
                    int space = space(offer.board(), expected.space());
                    if (space < 0) {
                        return Optional.of("there is no space '" + expected.space() + "' on " + offer.board());
                    }
                    known = true;
                    covered |= overlays.cover(offer.id())
                            .filter(cover -> cover.members().contains(space))
                            .isPresent();
                }
            }
        }
        if (!known) {
            return Optional.of("nothing called \"" + expected.title() + "\" can be laid over a board now");
        }
        return covered == expected.covered()
                ? Optional.empty()
                : Optional.of(
                        "\"" + expected.title() + "\" " + (covered ? "covers " : "does not cover ") + expected.space());
    }

    private int space(String name, String wanted) {
        for (BoardInfo info : game.outline().boards()) {
            Board board = info.board();
            for (int space = 0; info.name().equals(name) && space < board.spaces(); space++) {
                if (board.name(space).equalsIgnoreCase(wanted)) {
                    return space;
                }
            }
        }
        return -1;
    }
}
