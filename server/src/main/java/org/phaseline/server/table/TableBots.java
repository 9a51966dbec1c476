package org.phaseline.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Players;
import org.phaseline.engine.umpire.Look;
import org.phaseline.language.RulebookText;
import org.phaseline.session.BotSeat;
import org.phaseline.session.BotSeat.BotAnswer;
import org.phaseline.session.SeatHints;

/** The bots that play seats of a table. One thread at a time lets them think. */
final class TableBots {

    /** Who answers what. */
    record Move(int seat, BotAnswer answer) {}

    /** What came of letting them think. */
    enum Outcome {
        MOVED,
        /** Play waits for none of them. */
        NOTHING_TO_DO,
        /** One has decided, and it could not be stored. */
        NOT_KEPT
    }

    private final BotLibrary library;
    private final RulebookText text;
    private final Map<Integer, BotSeat> bots = new TreeMap<>();
    private final Map<Integer, SeatHints> hints = new ConcurrentHashMap<>();

    /** How often they were called since they last had nothing to do. */
    private final AtomicInteger calls = new AtomicInteger();

    /** {@code text}: that of the table's rulebook. */
    TableBots(BotLibrary library, RulebookText text) {
        this.library = library;
        this.text = text;
    }

    private Players players(Look look) {
        return library.players(look.umpire().rulebook(), text);
    }

    /** What would be a good answer for a seat. */
    Optional<BotAnswer> hint(Look look, int seat) {
        return hints.computeIfAbsent(seat, SeatHints::new).hint(look, players(look));
    }

    /** Something has changed; whether they have to be given a thread. */
    boolean call() {
        return calls.getAndIncrement() == 0;
    }

    int calls() {
        return calls.get();
    }

    /** They have nothing to do; false when they were called again meanwhile, and have to look again. */
    boolean rest(int called) {
        return calls.compareAndSet(called, 0);
    }

    /** What one of the bots answers as the table stands; nothing when play waits for none of them. */
    Optional<Move> next(TableSnapshot now) {
        Look look = now.scene().look();
        List<String> levels = now.bots();
        long people = people(look, levels);
        for (int seat = 0; seat < levels.size(); seat++) {
            Optional<BotLevel> level = BotLevel.of(levels.get(seat));
            if (level.isPresent()) {
                int of = seat;
                Optional<Move> move =
                        decide(bot(look, seat, level.get()), look, people).map(answer -> new Move(of, answer));
                if (move.isPresent()) {
                    return move;
                }
            }
        }
        return Optional.empty();
    }

    /** The parties that people speak for. */
    private static long people(Look look, List<String> levels) {
        long parties = 0;
        for (int seat = 0; seat < levels.size(); seat++) {
            if (BotLevel.of(levels.get(seat)).isEmpty()) {
                parties |= look.umpire().seats().get(seat).parties();
            }
        }
        return parties;
    }

    private BotSeat bot(Look look, int seat, BotLevel level) {
        BotSeat there = bots.get(seat);
        if (there == null || there.level() != level) {
            there = new BotSeat(
                    look.umpire(),
                    players(look),
                    seat,
                    level,
                    ThreadLocalRandom.current().nextLong());
            bots.put(seat, there);
        }
        return there;
    }

    /** A bot that fails must not keep people waiting: then any answer will do. */
    private static Optional<BotAnswer> decide(BotSeat bot, Look look, long people) {
        try {
            return bot.decide(look, people);
        } catch (RuntimeException failed) {
            System.getLogger(TableBots.class.getName())
                    .log(System.Logger.Level.WARNING, "a bot could not decide", failed);
            return bot.decideWithoutThinking(look, people);
        }
    }
}
