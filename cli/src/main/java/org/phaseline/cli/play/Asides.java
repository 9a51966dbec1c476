package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.board.BoardView;
import org.phaseline.cli.show.OutlineTree;
import org.phaseline.cli.show.StateTable;
import org.phaseline.cli.show.WhyText;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Visibility;

/** What is said beside the game: answers to why, log, state and outline, and what is said on leaving. */
final class Asides {

    private static final int LOG_BEFORE_PASSING = 8;

    /** Rows for where we are, whom the keyboard can be passed to, and the prompt. */
    private static final int AROUND_PASSING = 8;

    private final PlayedGame game;
    private final Prompter prompter;

    Asides(PlayedGame game, Prompter prompter) {
        this.game = game;
        this.prompter = prompter;
    }

    List<String> why(int viewer, List<OpenDecision> shown) {
        List<String> lines =
                WhyText.lines(new Whereabouts(game, viewer, shown).strands(), game.outline(), prompter.look());
        return lines.isEmpty() ? List.of("The game is over; there is nothing left to decide.") : lines;
    }

    List<String> log(int count, int viewer) {
        return last(count, game.log(viewer).since(0));
    }

    List<String> wholeLog(int viewer) {
        return last(Integer.MAX_VALUE, game.log(viewer).whole());
    }

    private List<String> last(int count, List<String> all) {
        if (all.isEmpty()) {
            return List.of("Nothing has happened yet.");
        }
        List<String> lines = new ArrayList<>();
        for (String line : all.subList(Math.max(0, all.size() - count), all.size())) {
            lines.addAll(TextWidth.wrap(line, prompter.look().width(), "  ", "    "));
        }
        return lines;
    }

    List<String> state(int viewer) {
        return StateTable.lines(game.seenBy(viewer), game.outline(), prompter.look());
    }

    /** All that a seat holds and others do not see. */
    List<String> hand(int seat) {
        List<String> held = held(seat);
        return held.isEmpty() ? List.of("You hold nothing that others do not see.") : held;
    }

    boolean holdsSomething(int seat) {
        return !held(seat).isEmpty();
    }

    private List<String> held(int seat) {
        return HeldPieces.explained(
                game.seenBy(seat),
                game.seenBy(Visibility.EVERYBODY),
                game.seats().get(seat).parties(),
                game.outline(),
                prompter.look().width());
    }

    List<String> board(int viewer) {
        if (!BoardView.has(game.outline())) {
            return List.of("This rulebook has no board; the board is on your table.");
        }
        TerminalStyle look = prompter.look();
        int rows = look.isScreen() ? look.height() - 3 : 40;
        return new BoardView(game.outline(), look).lines(game.seenBy(viewer), List.of(), rows);
    }

    List<String> outline() {
        return OutlineTree.lines(game.rulebook(), prompter.look());
    }

    /**
     * On a screen that was wiped: where we are, and the last of what all may know.
     *
     * @param news how many lines of it nobody has read yet; the board is shown with them, as far as there is room
     */
    List<String> beforePassing(int news) {
        TerminalStyle look = prompter.look();
        List<String> lines = new ArrayList<>();
        if (look.isScreen()) {
            List<String> told = log(Math.max(LOG_BEFORE_PASSING, news), Visibility.EVERYBODY);
            int room = look.height() - AROUND_PASSING;
            List<String> last = told.subList(Math.max(0, told.size() - room), told.size());
            if (news > 0 && BoardView.has(game.outline())) {
                List<String> board = new BoardView(game.outline(), look)
                        .lines(game.seenBy(Visibility.EVERYBODY), List.of(), Math.max(1, room - last.size()));
                lines.addAll(board.size() <= room - last.size() ? board : List.of());
            }
            lines.addAll(last);
        } else if (news > 0) {
            lines.addAll(log(news, Visibility.EVERYBODY));
        }
        lines.add("");
        lines.addAll(WhyText.path(new Whereabouts(game, Visibility.EVERYBODY, List.of()).titles(), look));
        return lines;
    }

    /** A game that is kept nowhere is not left without asking. */
    boolean mayQuit() {
        if (game.file().isPresent() || game.isUntouched() || game.over()) {
            return true;
        }
        Optional<String> answer = prompter.ask(
                "This game is not saved ('save FILE' saves it). Quit anyway? yes/no ", Prompter.Asked.ANYTHING);
        return answer.isEmpty() || Confirmation.isYes(answer.get());
    }

    void farewell() {
        game.file()
                .ifPresent(file -> prompter.out()
                        .println("The game is saved in " + file
                                + (game.over() ? "" : "; to continue: phaseline play --journal " + file)));
        prompter.out().flush();
    }
}
