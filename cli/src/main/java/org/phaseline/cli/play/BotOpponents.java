package org.phaseline.cli.play;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import org.phaseline.bots.BotNotes;
import org.phaseline.bots.FoundWeights;
import org.phaseline.bots.Players;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.session.BotSeat;

/** The seats that bots play in a game at this keyboard. */
public final class BotOpponents {

    private final PlayedGame game;
    private final Map<Integer, BotSeat> bots = new TreeMap<>();
    private final List<String> notes = new ArrayList<>();

    private BotOpponents(PlayedGame game) {
        this.game = game;
    }

    public static BotOpponents none(PlayedGame game) {
        return new BotOpponents(game);
    }

    /** {@code learned}: what bots know of the rulebook. */
    public static BotOpponents of(PlayedGame game, BotSeating seating, FoundWeights learned) {
        BotOpponents opponents = new BotOpponents(game);
        if (seating.isEmpty()) {
            return opponents;
        }
        Players players = new Players(game.rulebook(), learned.weights());
        opponents.notes.addAll(BotNotes.of(game.rulebook()));
        learned.trouble().ifPresent(opponents.notes::add);
        seating.levels(game.outline().parties(), game.seats())
                .forEach((seat, level) -> opponents.bots.put(
                        seat,
                        new BotSeat(
                                game.umpire(),
                                players,
                                seat,
                                level,
                                ThreadLocalRandom.current().nextLong())));
        if (opponents.bots.size() == game.seats().all().size() && BotNotes.isEndless(game.rulebook())) {
            throw Stop.usage(
                    "Bots would play this for ever, because the rulebook has no end: leave a seat to a person.");
        }
        return opponents;
    }

    /** The seats that people play, as a mask. */
    long people() {
        long mask = (1L << game.seats().all().size()) - 1;
        for (int seat : bots.keySet()) {
            mask &= ~(1L << seat);
        }
        return mask;
    }

    /** The parties that people speak for, as a mask. */
    private long partiesOfPeople() {
        long parties = 0;
        for (long rest = people(); rest != 0; rest &= rest - 1) {
            parties |= game.seats().get(Long.numberOfTrailingZeros(rest)).parties();
        }
        return parties;
    }

    /** Lets one bot answer that play waits for; whether one did. A bot may think for a second or two, so it says so. */
    boolean move(PrintWriter out, boolean screen) {
        if (game.over()) {
            return false;
        }
        for (Map.Entry<Integer, BotSeat> each : bots.entrySet()) {
            int seat = each.getKey();
            if (screen && game.decisions().stream().anyMatch(decision -> decision.awaited() && decision.isFor(seat))) {
                out.print("\r" + game.seats().get(seat).name() + " is thinking…");
                out.flush();
            }
            Optional<BotSeat.BotAnswer> answer = each.getValue().decide(game.look(), partiesOfPeople());
            if (answer.isPresent()
                    && game.answer(new Answer.Pick(
                                    answer.get().decision().id(),
                                    seat,
                                    answer.get().choice().item(),
                                    ""))
                            instanceof Ruling.Accepted) {
                return true;
            }
        }
        return false;
    }

    /** What is said before the first question. */
    public List<String> notices() {
        List<String> lines = new ArrayList<>();
        bots.forEach(
                (seat, bot) -> lines.add(SentenceStart.of(game.seats().get(seat).name()) + ": a bot plays ("
                        + bot.level().word() + ")."));
        lines.addAll(notes);
        return lines;
    }
}
