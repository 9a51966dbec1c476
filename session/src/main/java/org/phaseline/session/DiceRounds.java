package org.phaseline.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.phaseline.journal.format.DiceShare;

/**
 * Where dice are shared by the roll: asks the browsers that are present for their shares, for one answer after the other. Only whoever
 * holds the table's lock begins and ends rounds; shares come in at any time.
 */
public final class DiceRounds {

    /** A browser that is there answers at once; one that has fallen asleep must not halt the game. */
    private static final long NANOS = Duration.ofSeconds(5).toNanos();

    private final LongSupplier here;
    private final Consumer<Optional<ShareRound>> showing;

    /** Seats whose browsers are there and did not answer: the next rolls go without them until they show a share again. */
    private final Set<Integer> silent = ConcurrentHashMap.newKeySet();

    private volatile @Nullable ShareRound open;

    /** {@code here}: which seats are present, a bit a seat. */
    public DiceRounds(LongSupplier here, Consumer<Optional<ShareRound>> showing) {
        this.here = here;
        this.showing = showing;
    }

    /**
     * What an answer with this digest still waits for; nothing when no seat takes part, or all have shown their shares.
     *
     * @param able which seats have published a chain, a bit a seat
     */
    Optional<ShareRound> waiting(String digest, long able) {
        ShareRound round = open;
        if (round != null
                && (round.shares().isEmpty()
                        ? round.isExpired()
                        : !round.digest().equals(digest))) {
            // One that is complete and not used was for an answer that never came back; its shares are worth nothing
            // now.
            silent.addAll(round.missing());
            end();
            round = null;
        }
        if (round == null) {
            List<Integer> seats = present(able);
            if (seats.isEmpty()) {
                return Optional.empty();
            }
            round = new ShareRound(digest, seats, NANOS);
            open = round;
            showing.accept(Optional.of(round));
        }
        return round.digest().equals(digest) && round.shares().isPresent() ? Optional.empty() : Optional.of(round);
    }

    private List<Integer> present(long able) {
        long present = here.getAsLong() & able;
        return IntStream.range(0, Long.SIZE)
                .filter(seat -> (present >>> seat & 1) != 0 && !silent.contains(seat))
                .boxed()
                .toList();
    }

    /** The shares for this answer, once; none when nobody took part. */
    List<DiceShare> take(String digest) {
        ShareRound round = open;
        if (round == null || !round.digest().equals(digest)) {
            return List.of();
        }
        List<DiceShare> shares = round.shares().orElse(List.of());
        end();
        return shares;
    }

    private void end() {
        open = null;
        showing.accept(Optional.empty());
    }

    /** A seat shows its share; whether all are there now. */
    public boolean show(int seat, String digest, DiceShare share) {
        silent.remove(seat);
        ShareRound round = open;
        return round != null && round.digest().equals(digest) && round.show(seat, share);
    }
}
