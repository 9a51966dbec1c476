package org.phaseline.benchmarks.peers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.phaseline.bots.Arena;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Budget;
import org.phaseline.bots.Decided;
import org.phaseline.bots.MatchScore;
import org.phaseline.bots.Player;
import org.phaseline.bots.Players;
import org.phaseline.engine.umpire.SeatPosition;

/** Games of our bot against the peer's, both with the same time for a decision; who begins changes from game to game. */
final class BotMatch {

    private static final long MOST_ANSWERS = 100;
    private static final int FIRST_GUESS = 5_000;

    private final FourInARow game;
    private final PeerProcess peer;
    private final double seconds;
    private final Players players;
    private final Arena arena;
    private final Thinking ours = new Thinking();
    private final Thinking theirs = new Thinking();

    /** Ours counts its thinking in playouts: as many as fitted into the time in the game before. */
    private double playoutsASecond = FIRST_GUESS;

    /** How long decisions took in all, and how many there were. */
    private static final class Thinking {
        private long nanos;
        private long decisions;

        void forget() {
            nanos = 0;
            decisions = 0;
        }

        double seconds() {
            return nanos / 1e9 / decisions;
        }
    }

    /**
     * How the games went.
     *
     * @param score ours
     * @param ours how many seconds a decision took
     */
    record Outcome(MatchScore score, double ours, double theirs) {}

    BotMatch(FourInARow game, PeerProcess peer, double seconds) {
        this.game = game;
        this.peer = peer;
        this.seconds = seconds;
        this.players = new Players(game.rulebook());
        this.arena = new Arena(game.rulebook(), MOST_ANSWERS);
    }

    Outcome play(int games) throws IOException {
        MatchScore score = MatchScore.NONE;
        try {
            // Which tells how many playouts ours makes in the time, when it is warm.
            play(0, 0);
            play(1, 1);
            ours.forget();
            theirs.forget();
            for (int i = 0; i < games; i++) {
                score = score.plus(play(i, i % 2));
                System.err.println(
                        "game " + (i + 1) + " of " + games + ": " + score.won() + " won, " + score.lost() + " lost");
            }
        } catch (UncheckedIOException ended) {
            throw ended.getCause();
        }
        return new Outcome(score, ours.seconds(), theirs.seconds());
    }

    private MatchScore play(int number, int seat) throws IOException {
        List<Integer> columns = new ArrayList<>();
        long nanos = ours.nanos;
        long decisions = ours.decisions;
        Budget budget = Budget.time(Duration.ofNanos((long) (seconds * 1e9)), playoutsASecond);
        Player own = noting(players.player(BotLevel.HARD, number, budget), columns, ours);
        Player other = noting(seen -> answer(seen, columns), columns, theirs);
        arena.play(seat == 0 ? List.of(own, other) : List.of(other, own), number);
        playoutsASecond = (ours.decisions - decisions) * budget.playouts() / ((ours.nanos - nanos) / 1e9);
        return switch (game.replay(columns).getLast()) {
            case "won:0" -> seat == 0 ? new MatchScore(1, 0, 0) : new MatchScore(0, 1, 0);
            case "won:1" -> seat == 1 ? new MatchScore(1, 0, 0) : new MatchScore(0, 1, 0);
            default -> new MatchScore(0, 0, 1);
        };
    }

    private static Player noting(Player player, List<Integer> columns, Thinking thinking) {
        return seen -> {
            long begun = System.nanoTime();
            Decided decided = player.decide(seen);
            thinking.nanos += System.nanoTime() - begun;
            thinking.decisions++;
            columns.add((int) decided.item());
            return decided;
        };
    }

    private Decided answer(SeatPosition seen, List<Integer> columns) {
        try {
            String column = peer.ask("move", Stream.concat(Stream.of(seconds), columns.stream()))
                    .getFirst();
            long item = Long.parseLong(column);
            if (!seen.questions().getFirst().items().contains(item)) {
                throw new IOException("boardgame.io answers with column " + item + ", which is full.");
            }
            return new Decided(0, item, "");
        } catch (IOException ended) {
            throw new UncheckedIOException(ended);
        }
    }
}
