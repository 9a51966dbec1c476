package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.board.BoardView;
import org.phaseline.cli.show.OutlineWindow;
import org.phaseline.cli.show.StateTable;
import org.phaseline.cli.show.StepWords;
import org.phaseline.cli.show.WhyText;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Visibility;

/** Everything that is shown before somebody is asked: where we are, what happened, what is offered. */
final class Screen {

    private static final int OUTLINE_ROWS = 9;
    private static final int LEAST_OUTLINE = 3;
    private static final int LEAST_BOARD = 8;
    private static final int LEAST_LOG = 1;
    /** So many lines that are for one seat alone are shown where room is short. */
    private static final int MOST_ALONE = 5;

    /** So many lines of what a seat holds are shown however small the screen is. */
    private static final int LEAST_HELD = 4;

    private static final int PLAIN_BOARD_ROWS = 26;

    private final PlayedGame game;
    private final String title;

    Screen(PlayedGame game, String title) {
        this.game = game;
        this.title = title;
    }

    /**
     * @param viewer the seat that holds the keyboard, or {@link Visibility#EVERYBODY}
     * @param alone what was told to the seat alone while others sat at the keyboard
     * @param seen how long each log was when it was shown before; on a screen older lines fill what room is left
     */
    List<String> draw(int viewer, Offers offers, int[] seen, List<String> alone, TerminalStyle look) {
        Sighting sighting = game.seenBy(viewer);
        Whereabouts where = new Whereabouts(
                game,
                viewer,
                offers.asked().stream().map(Offers.Asked::decision).toList());
        List<Integer> path = where.path();
        List<String> head = new ArrayList<>();
        head.add(header(sighting, look));
        boolean board = BoardView.has(game.outline());
        if (board) {
            String sides = SideLine.of(sighting, game.outline());
            if (!sides.isEmpty()) {
                head.add(look.cut(sides, look.width()));
            }
        }
        if (path.size() > 1) {
            // Beside a board there is room for the end of the way only; 'why' tells all of it.
            List<String> titles = where.titles();
            List<String> shown = board && look.isScreen() ? titles.subList(path.size() - 2, path.size()) : titles;
            List<String> way = WhyText.path(shown, look);
            (board && look.isScreen() ? way.subList(0, 1) : way).forEach(line -> head.add(look.faint(line)));
        }
        for (int halted : where.halted()) {
            String step = StepWords.called(game.outline().step(halted));
            head.add(look.faint(look.cut("halted until this is settled: " + step, look.width())));
        }
        List<String> asked = new ArrayList<>(own(viewer, sighting, alone, look));
        asked.addAll(new OffersView(game, sighting, look).lines(offers));
        if (sighting.over()) {
            asked.add(look.strong(StateTable.over(sighting)));
        }
        int focus = path.isEmpty() ? -1 : path.getLast();
        OutlineWindow window = new OutlineWindow(game.outline(), sighting.progress(), look);
        List<String> lines = new ArrayList<>();
        if (board) {
            if (!look.isScreen()) {
                alone.forEach(line -> lines.addAll(TextWidth.wrap(line, look.width(), "  ", "    ")));
            }
            List<String> happened = look.isScreen()
                    ? without(alone, game.log(viewer).news())
                    : game.log(viewer).since(seen[viewer + 1]);
            board(lines, head, asked, sighting, offers, happened, seen, look);
        } else if (look.isScreen()) {
            int free = look.height() - head.size() - asked.size() - 3;
            List<String> outline = window.around(focus, Math.min(OUTLINE_ROWS, Math.max(LEAST_OUTLINE, free * 2 / 3)));
            lines.addAll(head);
            lines.addAll(outline);
            addLast(lines, without(alone, game.log(viewer).since(0)), free - outline.size(), look);
        } else {
            alone.forEach(line -> lines.addAll(TextWidth.wrap(line, look.width(), "  ", "    ")));
            game.log(viewer)
                    .since(seen[viewer + 1])
                    .forEach(line -> lines.addAll(TextWidth.wrap(line, look.width(), "  ", "    ")));
            lines.add("");
            lines.addAll(head);
            lines.addAll(window.around(focus, OUTLINE_ROWS));
        }
        lines.add("");
        lines.addAll(asked);
        return lines;
    }

    /** What only the seat at the keyboard may know. */
    private List<String> own(int viewer, Sighting sighting, List<String> alone, TerminalStyle look) {
        if (viewer == Visibility.EVERYBODY || sighting.over()) {
            return List.of();
        }
        List<String> own = new ArrayList<>();
        if (look.isScreen()) {
            alone.subList(Math.max(0, alone.size() - MOST_ALONE), alone.size())
                    .forEach(line -> own.add(look.faint(look.cut("  " + line, look.width()))));
        }
        Sighting open = game.seenBy(Visibility.EVERYBODY);
        long parties = game.seats().get(viewer).parties();
        List<String> held = HeldPieces.lines(sighting, open, parties, game.outline(), look.width());
        int most = look.isScreen() ? Math.max(LEAST_HELD, look.height() / 3) : held.size();
        own.addAll(held.size() > most ? held.subList(0, most - 1) : held);
        if (held.size() > most) {
            own.add("  ... and more: 'hand' lists them all");
        }
        return own;
    }

    /** With a board there is something better to look at than the outline; what happened last stays in sight. */
    private void board(
            List<String> lines,
            List<String> head,
            List<String> asked,
            Sighting sighting,
            Offers offers,
            List<String> happened,
            int[] seen,
            TerminalStyle look) {
        if (!look.isScreen()) {
            happened.forEach(line -> lines.addAll(TextWidth.wrap(line, look.width(), "  ", "    ")));
            lines.add("");
        }
        lines.addAll(head);
        int free = look.isScreen() ? look.height() - head.size() - asked.size() - 3 : PLAIN_BOARD_ROWS;
        BoardView view = new BoardView(game.outline(), look);
        int rows = Math.max(LEAST_BOARD, free);
        List<String> picture = view.lines(sighting, pointed(offers), rows, List.of());
        // The line that is kept free for what is said at the start is worth more afterwards.
        int below = look.isScreen() ? free - picture.size() + (seen[0] > 0 ? 1 : 0) : 0;
        boolean beside = look.isScreen() && below < LEAST_LOG;
        lines.addAll(beside ? view.lines(sighting, pointed(offers), rows, happened) : picture);
        if (!beside) {
            addLast(lines, happened, below, look);
        }
    }

    /** The log without what stands on the screen as the seat's own news. */
    private static List<String> without(List<String> alone, List<String> log) {
        List<String> rest = new ArrayList<>(log);
        for (String line : alone.subList(Math.max(0, alone.size() - MOST_ALONE), alone.size())) {
            int last = rest.lastIndexOf(line);
            if (last >= 0) {
                rest.remove(last);
            }
        }
        return rest;
    }

    private static List<BoardView.Pointed> pointed(Offers offers) {
        List<BoardView.Pointed> pointed = new ArrayList<>();
        for (Offers.Asked asked : offers.asked()) {
            String from = asked.decision().from();
            for (Offers.Option option : asked.options()) {
                if (!from.isEmpty()) {
                    pointed.add(new BoardView.Pointed(from, option.choice(), option.label()));
                }
            }
        }
        return pointed;
    }

    private String header(Sighting sighting, TerminalStyle look) {
        long last = game.outline().length();
        String turn = "game turn " + sighting.gameTurn()
                + (last == 0 ? "" : " of " + last)
                + (sighting.date().isEmpty() ? "" : ", " + TextWidth.clean(sighting.date()));
        int room = look.width() - TextWidth.width(turn) - 2;
        if (room < 10) {
            return look.strong(look.cut(turn, look.width()));
        }
        return look.strong(TextWidth.pad(look.cut(TextWidth.clean(title), room), room)) + "  " + turn;
    }

    private static void addLast(List<String> lines, List<String> log, int rows, TerminalStyle look) {
        if (rows < 1 || log.isEmpty()) {
            return;
        }
        // Where room is short, what happened is worth more than a gap.
        int most = rows < 4 ? rows : rows - 1;
        if (most < rows) {
            lines.add("");
        }
        for (String line : log.subList(Math.max(0, log.size() - most), log.size())) {
            lines.add(look.faint(look.cut("  " + line, look.width())));
        }
    }
}
