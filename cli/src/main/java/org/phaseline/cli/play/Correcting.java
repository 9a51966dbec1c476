package org.phaseline.cli.play;

import java.util.Optional;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.Decision;
import org.phaseline.engine.umpire.Ruling;

/** Puts a game right by hand, when it can be done and the others agree. */
final class Correcting {

    private final PlayedGame game;
    private final Prompter prompter;

    Correcting(PlayedGame game, Prompter prompter) {
        this.game = game;
        this.prompter = prompter;
    }

    /** A sentence saying why nothing was put right, or nothing. */
    Optional<String> ask(Correction correction, int holder) {
        Answer answer = new Answer.Correct(correction, holder == GameLog.EVERYBODY ? awaited() : holder, "");
        Optional<String> whyNot = game.umpire().refusal(game.position(), answer);
        if (whyNot.isPresent()) {
            return whyNot;
        }
        if (game.seats().all().size() > 1 && !othersAgree()) {
            return Optional.of("Nothing was corrected.");
        }
        return game.answer(answer) instanceof Ruling.Refused refused
                ? Optional.of(refused.sentence())
                : Optional.empty();
    }

    /** Who is asked first has the keyboard, where all see the screen. */
    private int awaited() {
        return game.decisions().stream()
                .filter(Decision::awaited)
                .findFirst()
                .map(decision -> Long.numberOfTrailingZeros(decision.seats()))
                .orElse(0);
    }

    private boolean othersAgree() {
        Optional<String> answer = prompter.ask("Do the others agree? yes/no ", Prompter.Asked.ANYTHING);
        return answer.isPresent() && Confirmation.isYes(answer.get());
    }
}
