package org.phaseline.benchmarks.peers;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/** Shows that both play by the same rules: random games of each are replayed by the other, and every position compared. */
final class SameRules {

    private final FourInARow game;
    private final PeerProcess peer;

    SameRules(FourInARow game, PeerProcess peer) {
        this.game = game;
        this.peer = peer;
    }

    /** Compares so many games of each; how many positions were the same. */
    int check(int games) throws IOException {
        int positions = 0;
        for (int seed = 0; seed < games; seed++) {
            positions += compare(game.random(seed));
            positions += compare(peer.ask("random", Stream.of(seed)).stream()
                    .map(Integer::valueOf)
                    .toList());
        }
        return positions;
    }

    private int compare(List<Integer> columns) throws IOException {
        List<String> ours = game.replay(columns);
        List<String> theirs = peer.ask("replay", columns.stream());
        if (!ours.equals(theirs) || theirs.getLast().equals("open")) {
            throw new IOException(
                    "The rules differ in the game " + columns + ": " + ours + " here, " + theirs + " there.");
        }
        return ours.size();
    }
}
