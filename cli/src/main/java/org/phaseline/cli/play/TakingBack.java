package org.phaseline.cli.play;

import java.util.List;
import java.util.Optional;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.engine.umpire.Ruling;

/** Takes answers back: freely while nothing was rolled or revealed since, else when the others agree. */
final class TakingBack {

    private static final int MOST_NAMED = 8;

    private final PlayedGame game;
    private final Prompter prompter;

    TakingBack(PlayedGame game, Prompter prompter) {
        this.game = game;
        this.prompter = prompter;
    }

    /** A sentence saying why nothing was taken back, or nothing. */
    Optional<String> ask(int count) {
        int to = game.answers() - count;
        if (to < 0) {
            return Optional.of(
                    switch (game.answers()) {
                        case 0 -> "There is no answer to take back.";
                        case 1 -> "Only one answer stands.";
                        default -> "Only " + game.answers() + " answers stand.";
                    });
        }
        if (game.exposedSince(to) && !othersAgree(to)) {
            return Optional.of("Nothing was taken back.");
        }
        return game.takeBack(to) instanceof Ruling.Refused refused ? Optional.of(refused.sentence()) : Optional.empty();
    }

    private boolean othersAgree(int to) {
        List<String> between = game.log().exposed(to);
        prompter.out().println("Everybody has seen this already:");
        between.stream().limit(MOST_NAMED).forEach(line -> prompter.out().println("  " + line));
        if (between.size() > MOST_NAMED) {
            prompter.out().println("  and " + (between.size() - MOST_NAMED) + " more");
        }
        Optional<String> answer = prompter.ask("Do the others agree? yes/no ", Prompter.Asked.ANYTHING);
        return answer.isPresent() && Confirmation.isYes(answer.get());
    }
}
