package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.board.BoardView;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Preview;
import org.phaseline.engine.umpire.Sighting;

/** Says and draws what a choice would do, up to where dice would fall or something would be revealed. */
final class Trying {

    private static final int BOARD_ROWS = 14;
    private static final int MOST_WORDS = 8;

    private final PlayedGame game;
    private final int viewer;
    private final TerminalStyle look;

    Trying(PlayedGame game, int viewer, TerminalStyle look) {
        this.game = game;
        this.viewer = viewer;
        this.look = look;
    }

    List<String> lines(Found.Picked picked) {
        Optional<Preview> preview = game.umpire().preview(game.position(), viewer, picked.answer(""));
        if (preview.isEmpty()) {
            return List.of("This choice is not available.");
        }
        List<String> lines = new ArrayList<>();
        String who = game.seats().get(picked.seat()).name();
        lines.add("If " + TextWidth.clean(who) + " " + game.outline().parties().verb(who, "answers") + " '"
                + TextWidth.clean(picked.choice().title()) + "':");
        for (Report report : preview.get().news()) {
            lines.addAll(TextWidth.wrap(PlayedReports.say(report, game.outline()), look.width(), "  ", "    "));
        }
        preview.get()
                .after()
                .ifPresentOrElse(
                        after -> after(after, lines),
                        () -> lines.add(
                                "  then dice are rolled, or something is asked in secret or revealed: that cannot simply be undone."));
        return lines;
    }

    private void after(Preview.After after, List<String> lines) {
        Sighting then = after.sighting();
        Sighting now = game.seenBy(viewer);
        boolean changed = !then.pieces().equals(now.pieces())
                || !then.spaces().equals(now.spaces())
                || !then.grounds().equals(now.grounds())
                || !then.sides().equals(now.sides());
        if (changed && BoardView.has(game.outline())) {
            lines.addAll(new BoardView(game.outline(), look).lines(then, BoardView.moved(now, then), BOARD_ROWS));
        }
        if (!changed && lines.size() == 1) {
            lines.add("  nothing changes yet");
        }
        if (then.over()) {
            lines.add("  and the game would be over.");
            return;
        }
        for (OpenDecision next : after.next()) {
            if (next.awaited()) {
                String who = game.outline().parties().names(next.parties());
                String asked = "then " + TextWidth.clean(who) + ": " + TextWidth.clean(next.prompt()) + offered(next);
                lines.addAll(TextWidth.wrap(asked, look.width(), "  ", "    "));
            }
        }
    }

    /** What could be answered then, unless that is only yes or no, or a whole board. */
    private static String offered(OpenDecision next) {
        List<String> words = next.choices().stream()
                .map(choice -> TextWidth.clean(choice.title()))
                .toList();
        return words.size() < 2 || words.size() > MOST_WORDS ? "" : " [" + String.join(", ", words) + "]";
    }
}
