package org.phaseline.cli.script;

import java.util.List;
import java.util.stream.Collectors;
import org.phaseline.cli.play.PlayedGame;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;

/** Where play stands, in words for whoever wrote the script. */
final class PlayStatus {

    private static final int MOST_WORDS = 12;

    private PlayStatus() {}

    static String say(PlayedGame game) {
        if (game.over()) {
            String winner = game.sighting(0).winner();
            return "the game is over"
                    + (isDrawn(game) ? ": it is drawn" : winner.isEmpty() ? "" : ", won by " + TextWidth.clean(winner));
        }
        return game.decisions().stream()
                .filter(OpenDecision::awaited)
                .map(decision -> "the game waits for " + asked(game, decision))
                .collect(Collectors.joining("; "));
    }

    /** Whether the rulebook has said so: a game can also come to its last game turn without a winner. */
    static boolean isDrawn(PlayedGame game) {
        return game.over()
                && game.reports().of(game.answers()).stream()
                        .anyMatch(report -> report instanceof Report.GameEnded ended && ended.drawn());
    }

    static String asked(PlayedGame game, OpenDecision decision) {
        String who = game.outline().parties().names(decision.parties());
        if (decision.step() < 0) {
            return who + ", '" + decision.prompt() + "'";
        }
        String step = game.called(decision);
        boolean same = step.endsWith(decision.prompt())
                || game.outline().step(decision.step()).title().equals(decision.prompt());
        return who + " in " + step + (same ? "" : ", '" + decision.prompt() + "'");
    }

    static String offered(OpenDecision decision) {
        return "'" + decision.prompt() + "' offers " + words(decision);
    }

    static String words(OpenDecision decision) {
        List<LegalChoice> choices = decision.choices();
        String words = choices.stream().limit(MOST_WORDS).map(LegalChoice::word).collect(Collectors.joining(" | "));
        return choices.size() > MOST_WORDS
                ? words + " | and " + (choices.size() - MOST_WORDS) + " more, the last of them "
                        + choices.getLast().word()
                : words;
    }
}
