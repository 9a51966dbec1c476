package org.phaseline.cli.play;

import java.util.Optional;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.CorrectionRequest;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Visibility;

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
        Optional<Integer> asked = holder == Visibility.EVERYBODY ? askedOpenly() : Optional.of(holder);
        if (asked.isEmpty()) {
            Optional<String> whyNot = game.umpire().visibility(holder).whyNotAsk(game.look(), correction);
            if (whyNot.isPresent()) {
                return whyNot;
            }
        }
        int seat = asked.orElse(0);
        return switch (game.umpire().request(game.position(), seat, correction)) {
            case CorrectionRequest.Refused refused -> Optional.of(refused.sentence());
            case CorrectionRequest.Possible possible -> correct(possible, seat);
        };
    }

    private Optional<String> correct(CorrectionRequest.Possible possible, int seat) {
        if (game.seats().all().size() > 1 && !othersAgree()) {
            return Optional.of("Nothing was corrected.");
        }
        return game.answer(new Answer.Correct(possible.correction(), seat, "")) instanceof Ruling.Refused refused
                ? Optional.of(refused.sentence())
                : Optional.empty();
    }

    /** Who is asked first of what all see has the keyboard, where all see the screen. */
    private Optional<Integer> askedOpenly() {
        return game.decisions().stream()
                .filter(decision -> decision.awaited() && !decision.sealed())
                .findFirst()
                .map(decision -> Long.numberOfTrailingZeros(decision.seats()));
    }

    private boolean othersAgree() {
        Optional<String> answer = prompter.ask("Do the others agree? yes/no ", Prompter.Asked.ANYTHING);
        return answer.isPresent() && Confirmation.isYes(answer.get());
    }
}
