package org.phaseline.session;

import java.util.Optional;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Decided;
import org.phaseline.bots.Player;
import org.phaseline.bots.Players;
import org.phaseline.bots.RandomPlayer;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.SeatPosition;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Umpire;

/** A bot on a seat of a game. It is given what its seat may know, and nothing else. For one thread at a time. */
public final class BotSeat {

    /**
     * What a bot answers.
     *
     * @param choice with its word and its title
     * @param reason what the bot expects of it, in one sentence; may be empty
     */
    public record BotAnswer(OpenDecision decision, LegalChoice choice, String reason) {}

    private static final long NOBODY = 0;

    private final int seat;
    private final BotLevel level;
    private final SeatPositions positions;
    private final Player player;
    private final Player fallback;

    /** {@code players} are those of the umpire's rulebook; several bots may share them. */
    public BotSeat(Umpire umpire, Players players, int seat, BotLevel level, long seed) {
        this(umpire, players.player(level, seed, level.budgetAtATable()), seat, level, seed);
    }

    private BotSeat(Umpire umpire, Player player, int seat, BotLevel level, long seed) {
        this.seat = seat;
        this.level = level;
        this.positions = new SeatPositions(umpire);
        this.player = player;
        this.fallback = new RandomPlayer(seed);
    }

    /** One that gives hints, and says in its reasons what it expects. */
    static BotSeat adviser(Umpire umpire, Players players, int seat, long seed) {
        BotLevel level = BotLevel.NORMAL;
        return new BotSeat(umpire, players.adviser(seed, level.budgetAtATable()), seat, level, seed);
    }

    public BotLevel level() {
        return level;
    }

    /** What it answers now; nothing when play does not wait for its seat. */
    public Optional<BotAnswer> decide(Look look) {
        return decide(look, NOBODY);
    }

    /**
     * The same beside people.
     *
     * @param people the parties that people speak for, as a mask: what they may answer for the same party is left to them
     */
    public Optional<BotAnswer> decide(Look look, long people) {
        SeatPosition seen = seen(look, people);
        if (seen.questions().isEmpty()) {
            return Optional.empty();
        }
        return answer(look, seen, player.decide(seen));
    }

    /** What it answers when it could not think: any of the choices. */
    public Optional<BotAnswer> decideWithoutThinking(Look look, long people) {
        SeatPosition seen = seen(look, people);
        return seen.questions().isEmpty() ? Optional.empty() : answer(look, seen, fallback.decide(seen));
    }

    /** What play waits for. Dice that are rolled on a real table are read by people. */
    private SeatPosition seen(Look look, long people) {
        SeatPosition all = positions.of(look.position(), seat);
        long alone = all.parties() & ~people;
        return all.only(question ->
                question.awaited() && question.kind() != Question.Kind.DIE && (question.parties() & alone) != 0);
    }

    private static Optional<BotAnswer> answer(Look look, SeatPosition seen, Decided decided) {
        if (decided.waits()) {
            return Optional.empty();
        }
        Answer.Pick pick = seen.answer(decided.question(), decided.item());
        return look.decision(pick.decision())
                .flatMap(decision -> decision.choices().stream()
                        .filter(choice -> choice.item() == pick.item())
                        .findFirst()
                        .map(choice -> new BotAnswer(decision, choice, decided.reason())));
    }
}
