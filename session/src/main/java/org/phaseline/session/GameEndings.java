package org.phaseline.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.phaseline.bots.BotLevel;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.format.JournalProblem;

/**
 * How a game ends that no rule has ended. Who resigns has lost. When those who are left all play for one side, or are all bots, the game is over and
 * they have won it; otherwise a bot plays the seat to the end, so that the others can go on.
 */
public final class GameEndings {

    private static final String OVER = "The game is over.";

    private final GameSession playing;
    private final ConsentProtocol consent;

    public GameEndings(GameSession playing, ConsentProtocol consent) {
        this.playing = playing;
        this.consent = consent;
    }

    /** Gives up, for good. */
    public Reply resign(int seat, String id) throws JournalProblem {
        return consent.once(seat, id, () -> {
            Talk talk = playing.log().talk();
            if (talk.hasResigned(seat)) {
                return new Reply.Done(true);
            }
            if (playing.game().over()) {
                return new Reply.Refused(OVER);
            }
            return lose(seat, id, Correction.Ending.RESIGNED);
        });
    }

    /** Asks all others whether the game is drawn. */
    public Reply offerDraw(int seat, String id) throws JournalProblem {
        if (playing.game().over()) {
            return new Reply.Refused(OVER);
        }
        if (playing.log().talk().isAlone(seat, playing.seats().all().size())) {
            return new Reply.Refused("Bots play all other seats, and they never agree to a draw. You can resign.");
        }
        return consent.correct(seat, id, new Correction.End(Correction.Ending.DRAWN, ""));
    }

    /** Does with the next seat that has no time left what the table has agreed on; whether there was one. */
    public boolean expireNext(ClockTime time) throws JournalProblem {
        SeatClocks clocks = playing.log().clocks();
        long due = playing.game().over() ? 0 : clocks.due(time);
        if (due == 0) {
            return false;
        }
        int seat = Long.numberOfTrailingZeros(due);
        if (clocks.rules().atZero() == ClockRules.AtZero.LOST) {
            lose(seat, "", Correction.Ending.OUT_OF_TIME);
        } else {
            keep(new TableMessage(
                    playing.log().lines(),
                    seat,
                    TableMessage.Kind.BOT,
                    "",
                    "",
                    Map.of(
                            TableLog.LEVEL,
                            BotLevel.NORMAL.word(),
                            TableLog.HOW,
                            Correction.Ending.OUT_OF_TIME.word())));
        }
        return true;
    }

    private Reply lose(int seat, String id, Correction.Ending how) throws JournalProblem {
        Optional<Correction.End> end = end(playing, seat, how);
        TableMessage message = new TableMessage(
                playing.log().lines(),
                seat,
                TableMessage.Kind.RESIGN,
                id,
                "",
                end.isPresent()
                        ? Map.of(TableLog.HOW, how.word())
                        : Map.of(TableLog.HOW, how.word(), TableLog.LEVEL, BotLevel.NORMAL.word()));
        if (end.isEmpty()) {
            keep(message);
            return new Reply.Done(true);
        }
        return playing.unprompted().correct(seat, end.get(), Optional.of(message));
    }

    /** How the game ends when a seat has lost; nothing where others are left who play on. */
    public static Optional<Correction.End> end(GameSession playing, int seat, Correction.Ending how) {
        Talk talk = playing.log().talk();
        List<Seats.Seat> seats = playing.seats().all();
        long rest = (1L << seats.size()) - 1 & ~talk.resigned() & ~(1L << seat);
        Parties parties = playing.game().umpire().rulebook().outline().parties();
        long sides = 0;
        for (long each = rest; each != 0; each &= each - 1) {
            sides |= seats.get(Long.numberOfTrailingZeros(each)).parties() & parties.sidesMask();
        }
        if (Long.bitCount(sides) > 1 && (rest & ~talk.bots()) != 0) {
            return Optional.empty();
        }
        long won = sides;
        String winners = parties.all().subList(0, parties.sides()).stream()
                .filter(side -> (won >>> side.index() & 1) != 0 && side.present())
                .map(Party::name)
                .collect(Collectors.joining(" "));
        return Optional.of(new Correction.End(how, winners));
    }

    private void keep(TableMessage message) throws JournalProblem {
        playing.keeper().keep(message);
        playing.log().said(message);
    }
}
