package org.phaseline.cli.play;

import java.util.List;
import java.util.Optional;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.session.TakeBacks;

/** Takes answers back: freely while nothing was rolled or revealed since, else when the others agree. */
final class TakingBack {

    private static final int MOST_NAMED = 8;

    private final PlayedGame game;
    private final Prompter prompter;

    TakingBack(PlayedGame game, Prompter prompter) {
        this.game = game;
        this.prompter = prompter;
    }

    /**
     * A sentence saying why nothing was taken back, or nothing. The answers are counted as the viewer knows them; what others decided
     * unseen after the first of them is taken back with it.
     */
    Optional<String> ask(int count, int viewer) {
        List<Integer> known = game.session().takeBacks().known(viewer);
        if (count > known.size()) {
            return Optional.of(
                    switch (known.size()) {
                        case 0 -> "There is no answer to undo.";
                        case 1 -> "Only one answer can be undone.";
                        default -> "Only " + known.size() + " answers can be undone.";
                    });
        }
        int to = known.get(known.size() - count) - 1;
        TakeBacks takeBacks = game.session().takeBacks();
        boolean free = takeBacks.isOwnSecret(viewer, to) || takeBacks.isFree(viewer, to, count);
        if (!free && !othersAgree(to, viewer)) {
            return Optional.of("Nothing was undone.");
        }
        return game.takeBack(to) instanceof Ruling.Refused refused ? Optional.of(refused.sentence()) : Optional.empty();
    }

    private boolean othersAgree(int to, int viewer) {
        List<String> between = game.session().takeBacks().exposed(viewer, to).stream()
                .map(line -> TextWidth.clean(line.text()))
                .toList();
        prompter.out()
                .println(
                        between.isEmpty()
                                ? "This also undoes what others have decided in secret."
                                : "Everybody has seen this already:");
        between.stream().limit(MOST_NAMED).forEach(line -> prompter.out().println("  " + line));
        if (between.size() > MOST_NAMED) {
            prompter.out().println("  and " + (between.size() - MOST_NAMED) + " more");
        }
        Optional<String> answer = prompter.ask("Do the others agree? yes/no ", Prompter.Asked.ANYTHING);
        return answer.isPresent() && Confirmation.isYes(answer.get());
    }
}
