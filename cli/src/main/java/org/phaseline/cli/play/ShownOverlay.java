package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.phaseline.cli.board.BoardView;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.machine.OverlayRule;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Decimals;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.Overlays;

/** Lists what can be laid over the boards, and draws the board with one of them. */
final class ShownOverlay {

    private static final int BOARD_ROWS = 40;

    /** Names of more spaces than that are no help. */
    private static final int MOST_NAMES = 60;

    private final PlayedGame game;
    private final int viewer;
    private final TerminalStyle look;

    ShownOverlay(PlayedGame game, int viewer, TerminalStyle look) {
        this.game = game;
        this.viewer = viewer;
        this.look = look;
    }

    /** By its number in the list, or by its title or the beginning of it; the list for an empty text. */
    List<String> lines(String which) {
        Overlays overlays = game.look().overlays(viewer);
        List<Overlays.Offer> offers = overlays.offers();
        if (offers.isEmpty()) {
            return List.of("This rulebook has nothing to lay over a board.");
        }
        List<Overlays.Offer> meant = which.isEmpty() ? List.of() : meant(offers, which);
        if (meant.size() == 1) {
            return drawn(overlays, meant.getFirst());
        }
        List<String> lines = new ArrayList<>();
        if (!which.isEmpty()) {
            lines.add(
                    meant.isEmpty()
                            ? "Nothing that can be shown is called '" + which + "':"
                            : "'" + which + "' could be any of these:");
        }
        for (Overlays.Offer offer : meant.isEmpty() ? offers : meant) {
            lines.add(
                    look.cut("  " + (offers.indexOf(offer) + 1) + "  " + TextWidth.clean(offer.title()), look.width()));
        }
        return lines;
    }

    private static List<Overlays.Offer> meant(List<Overlays.Offer> offers, String which) {
        if (which.matches("\\d{1,4}")) {
            int number = Integer.parseInt(which);
            return number >= 1 && number <= offers.size() ? List.of(offers.get(number - 1)) : List.of();
        }
        String wanted = which.toLowerCase(Locale.ROOT);
        List<Overlays.Offer> exact = offers.stream()
                .filter(offer -> offer.title().toLowerCase(Locale.ROOT).equals(wanted))
                .toList();
        return exact.isEmpty()
                ? offers.stream()
                        .filter(offer -> offer.title().toLowerCase(Locale.ROOT).startsWith(wanted))
                        .toList()
                : exact;
    }

    private List<String> drawn(Overlays overlays, Overlays.Offer offer) {
        Optional<OverlayRule.Cover> cover = overlays.cover(offer.id());
        if (cover.isEmpty()) {
            return List.of("This would take too long to work out.");
        }
        if (!offer.pieces().isEmpty()) {
            return pointedAt(offer, cover.get().members());
        }
        List<Integer> spaces = cover.get().members();
        List<BoardView.Pointed> covered = new ArrayList<>();
        for (int i = 0; i < spaces.size(); i++) {
            String sign = cover.get().numbers().isEmpty()
                    ? "+"
                    : Decimals.say(cover.get().numbers().get(i), cover.get().unit());
            covered.add(new BoardView.Pointed(offer.board(), new LegalChoice(spaces.get(i), ""), sign));
        }
        List<String> lines = new ArrayList<>();
        lines.add(TextWidth.clean(offer.title()) + ": " + spaces.size() + (spaces.size() == 1 ? " space" : " spaces"));
        int rows = look.isScreen() ? look.height() - 5 : BOARD_ROWS;
        lines.addAll(new BoardView(game.outline(), look).lines(game.seenBy(viewer), covered, rows));
        if (!spaces.isEmpty() && spaces.size() <= MOST_NAMES) {
            lines.addAll(TextWidth.wrap(names(offer.board(), covered), look.width(), "  ", "    "));
        }
        return lines;
    }

    private List<String> pointedAt(Overlays.Offer offer, List<Integer> pieces) {
        List<String> names = game.outline().pieces().stream()
                .filter(kind -> kind.name().equals(offer.pieces()))
                .flatMap(kind -> pieces.stream().map(kind.members()::get))
                .map(TextWidth::clean)
                .toList();
        String said = TextWidth.clean(offer.title()) + ": " + (names.isEmpty() ? "nobody" : String.join(", ", names));
        return TextWidth.wrap(said, look.width(), "", "  ");
    }

    /** A piece may stand where a sign would be, so the spaces are named, too. */
    private String names(String board, List<BoardView.Pointed> covered) {
        List<String> names = new ArrayList<>();
        for (BoardInfo info : game.outline().boards()) {
            for (BoardView.Pointed each : info.name().equals(board) ? covered : List.<BoardView.Pointed>of()) {
                String name =
                        TextWidth.clean(info.board().name((int) each.choice().item()));
                names.add(each.label().equals("+") ? name : name + " " + each.label());
            }
        }
        return String.join(", ", names);
    }
}
