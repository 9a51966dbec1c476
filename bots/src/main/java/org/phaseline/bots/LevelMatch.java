package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.phaseline.engine.machine.CompiledRulebook;

/** Games between two levels. The first sits in one seat after the other, the second has all others; each game is played with both ways round. */
public final class LevelMatch {

    /** A level with the thought it may spend. */
    public record Contender(BotLevel level, Budget budget) {

        public Contender(BotLevel level) {
            this(level, level.budget());
        }
    }

    private final Arena arena;
    private final Players ones;
    private final Players others;

    public LevelMatch(CompiledRulebook rulebook, Players players, long mostAnswers) {
        this(rulebook, players, players, mostAnswers);
    }

    /** @param ones make the first of two, {@code others} the second: they may have learned different things */
    public LevelMatch(CompiledRulebook rulebook, Players ones, Players others, long mostAnswers) {
        this.arena = new Arena(rulebook, mostAnswers);
        this.ones = ones;
        this.others = others;
    }

    public int seats() {
        return arena.seats().all().size();
    }

    /** Plays so many games; {@code progress} is told after each. */
    public MatchScore play(Contender one, Contender other, int games, long seed, Consumer<MatchScore> progress) {
        MatchScore tally = MatchScore.NONE;
        for (int game = 0; game < games; game++) {
            tally = tally.plus(game(one, other, game, seed));
            progress.accept(tally);
        }
        return tally;
    }

    /** Plays the game with a number, whose course follows from that and the seed; several threads may do so at once. */
    public MatchScore game(Contender one, Contender other, int game, long seed) {
        int seats = seats();
        int first = game % seats;
        // The same dice for each way round.
        long number = Randomness.derived(seed, game / seats);
        List<Player> sitting = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            Contender contender = seat == first ? one : other;
            sitting.add((seat == first ? ones : others)
                    .player(contender.level, Randomness.derived(number, 1_000L + seat), contender.budget));
        }
        Arena.Result result = arena.play(sitting, number);
        boolean won = (result.winners() >>> first & 1) != 0;
        return result.winners() == 0
                ? new MatchScore(0, 0, 1)
                : won ? new MatchScore(1, 0, 0) : new MatchScore(0, 1, 0);
    }
}
