package org.phaseline.cli.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.Players;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.session.BotSeat.BotAnswer;
import org.phaseline.session.SeatHints;

/** What a bot would answer for a seat, and why, for whoever asks at the prompt. */
final class HintText {

    private final PlayedGame game;
    private final Map<Integer, SeatHints> hints = new TreeMap<>();
    private @Nullable Players players;

    HintText(PlayedGame game) {
        this.game = game;
    }

    /** Whether only the seat itself may read its hint. */
    boolean isSecret() {
        return SeatHints.areForTheSeatAlone(game.umpire());
    }

    List<String> lines(int seat, int width) {
        Players known = players == null ? new Players(game.rulebook()) : players;
        players = known;
        String text = hints.computeIfAbsent(seat, SeatHints::new)
                .hint(game.look(), known)
                .map(HintText::sentence)
                .orElse("There is nothing to think about now.");
        return TextWidth.wrap(text, width, "  ", "    ");
    }

    private static String sentence(BotAnswer answer) {
        LegalChoice choice = answer.choice();
        String typed = choice.title().equals(choice.word()) ? "" : " (" + choice.word() + ")";
        // Whoever is asked whether they have decided can always decide anew.
        boolean ready = answer.decision().kind() == Question.Kind.READY;
        String reason = answer.reason().isEmpty() || ready ? "" : " " + answer.reason();
        return "I would answer: " + choice.title() + typed + "." + reason;
    }
}
