package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.machine.DigressionInfo;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Visibility;

/** Halts the sequence by hand: asks with which digression, who does it, and why. */
final class Raising {

    private static final Optional<String> NOTHING = Optional.of("Nothing was raised.");

    private final PlayedGame game;
    private final Prompter prompter;

    Raising(PlayedGame game, Prompter prompter) {
        this.game = game;
        this.prompter = prompter;
    }

    /** A sentence saying why nothing was raised, or nothing. */
    Optional<String> ask(String which, int holder) {
        List<String> titles = game.rulebook().digressions().stream()
                .map(DigressionInfo::title)
                .toList();
        int digression = which.isEmpty() ? choose("Which", titles) : Pick.of(which, titles);
        if (digression < 0) {
            return which.isEmpty() ? NOTHING : Optional.of("There is nothing called '" + which + "' to raise.");
        }
        List<String> names = game.seats().all().stream().map(Seats.Seat::name).toList();
        int seat = holder != Visibility.EVERYBODY ? holder : names.size() == 1 ? 0 : choose("Who", names);
        if (seat < 0) {
            return NOTHING;
        }
        Optional<String> note = prompter.ask("A note for the log (Enter: none): ", Prompter.Asked.ANYTHING);
        if (note.isEmpty()) {
            return NOTHING;
        }
        Ruling ruling =
                game.answer(new Answer.Raise(digression, seat, note.get().strip()));
        return ruling instanceof Ruling.Refused refused ? Optional.of(refused.sentence()) : Optional.empty();
    }

    private int choose(String what, List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            prompter.out().println("    " + (i + 1) + " " + TextWidth.clean(names.get(i)));
        }
        Optional<String> line =
                prompter.ask(what + "? (Enter: cancel) ", new Prompter.Asked(new ArrayList<>(names), false));
        return line.isEmpty() || line.get().isBlank() ? -1 : Pick.of(line.get().strip(), names);
    }
}
