package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.session.GameEndings;

/** Gives up a game, after asking whether that is meant. */
final class Resigning {

    private static final Optional<String> NOBODY = Optional.of("Nobody has resigned.");

    private final PlayedGame game;
    private final Prompter prompter;

    Resigning(PlayedGame game, Prompter prompter) {
        this.game = game;
        this.prompter = prompter;
    }

    /** A sentence saying why nobody has resigned, or nothing. */
    Optional<String> ask(String who, int holder) {
        List<String> names = game.seats().all().stream().map(Seats.Seat::name).toList();
        int seat = who.isEmpty() ? holder : Pick.of(who, names);
        if (who.isEmpty() && seat == Visibility.EVERYBODY) {
            seat = names.size() == 1 ? 0 : choose(names);
        }
        if (seat < 0) {
            return who.isEmpty() ? NOBODY : Optional.of("No seat is called '" + who + "'.");
        }
        Optional<Correction.End> end = GameEndings.end(game.session(), seat, Correction.Ending.RESIGNED);
        if (end.isEmpty()) {
            return Optional.of("Others would be left to play against each other, so the game does not end here."
                    + " A bot can play on: leave the game, and continue it with --bot.");
        }
        Optional<String> sure =
                prompter.ask(TextWidth.clean(names.get(seat)) + " resigns for good? yes/no ", Prompter.Asked.ANYTHING);
        if (sure.isEmpty() || !Confirmation.isYes(sure.get())) {
            return NOBODY;
        }
        return game.answer(new Answer.Correct(end.get(), seat, "")) instanceof Ruling.Refused refused
                ? Optional.of(refused.sentence())
                : Optional.empty();
    }

    private int choose(List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            prompter.out().println("    " + (i + 1) + " " + TextWidth.clean(names.get(i)));
        }
        Optional<String> line =
                prompter.ask("Who resigns? (Enter: cancel) ", new Prompter.Asked(new ArrayList<>(names), false));
        return line.isEmpty() || line.get().isBlank() ? -1 : Pick.of(line.get().strip(), names);
    }
}
