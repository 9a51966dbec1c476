package org.phaseline.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** What is being talked about at a table: what the others are asked, and what was done for whom. */
public final class Talk {

    /** What became of something the others were asked. */
    enum Fate {
        DONE,
        REFUSED,
        WITHDRAWN,
        LAPSED
    }

    /** A page's own name for something it wants once. */
    private record Token(int seat, String id) {}

    private static final TreeMap<Integer, Standing> NONE = new TreeMap<>();

    /**
     * What a seat always answers in a step.
     *
     * @param forGood whether until the game ends, not only until the game turn does
     */
    public record Standing(String choice, boolean forGood) {}

    private final List<ConsentRequest> asks = new ArrayList<>();
    private final Map<String, Fate> fates = new HashMap<>();
    private final Map<Token, Reply.Done> done = new HashMap<>();

    /** For each seat that has any, what it always answers in which step. */
    private final Map<Integer, TreeMap<Integer, Standing>> standing = new HashMap<>();

    /** For each seat that a bot plays, the bot's level. */
    private final TreeMap<Integer, String> bots = new TreeMap<>();

    /** The same as it was at the beginning. */
    private final TreeMap<Integer, String> begun = new TreeMap<>();

    /** Those who have resigned, or have lost because they had no time left, as a mask. */
    private long resigned;

    private Optional<Rematch> rematch = Optional.empty();

    /** The steps that are not in the game, each with the seat that asked for it. */
    private final TreeMap<Integer, Integer> leftOut = new TreeMap<>();

    private @Nullable Token next;

    public List<ConsentRequest> asks() {
        return List.copyOf(asks);
    }

    Optional<ConsentRequest> open(String id) {
        return asks.stream().filter(ask -> ask.id().equals(id)).findFirst();
    }

    Optional<Fate> fate(String id) {
        return Optional.ofNullable(fates.get(id));
    }

    /** The id the next ask gets. All may count asks, so it tells nothing of what somebody noted for themselves. */
    String nextId() {
        return String.valueOf(asks.size() + fates.size() + 1);
    }

    void add(ConsentRequest ask) {
        asks.add(ask);
    }

    void agreed(String id, int seat) {
        asks.replaceAll(ask -> ask.id().equals(id) ? ask.withAgreed(seat) : ask);
    }

    void close(String id, Fate fate) {
        asks.removeIf(ask -> ask.id().equals(id));
        fates.put(id, fate);
    }

    void stand(int seat, int step, Standing answer) {
        standing.computeIfAbsent(seat, any -> new TreeMap<>()).put(step, answer);
    }

    void stop(int seat, int step) {
        TreeMap<Integer, Standing> own = standing.get(seat);
        if (own != null && own.remove(step) != null && own.isEmpty()) {
            standing.remove(seat);
        }
    }

    void stopAll(int seat) {
        standing.remove(seat);
    }

    /** The game turn has ended. */
    void turnEnded() {
        standing.values().forEach(own -> own.values().removeIf(answer -> !answer.forGood));
        standing.values().removeIf(Map::isEmpty);
    }

    /**
     * A seat has taken something back: it is asked again where it stands now, and all that it wanted for this turn ends, since otherwise what it
     * takes back would be answered again at once.
     */
    void tookBack(int seat, IntPredicate isAskedNow) {
        TreeMap<Integer, Standing> own = standing.get(seat);
        if (own != null) {
            own.entrySet().removeIf(each -> !each.getValue().forGood || isAskedNow.test(each.getKey()));
            if (own.isEmpty()) {
                standing.remove(seat);
            }
        }
    }

    boolean anyStands() {
        return !standing.isEmpty();
    }

    /** What a seat always answers, by step. */
    public Map<Integer, Standing> standing(int seat) {
        return standing.isEmpty() ? NONE : standing.getOrDefault(seat, NONE);
    }

    void leaveOut(int step, int seat) {
        leftOut.put(step, seat);
    }

    void takeIn(int step) {
        leftOut.remove(step);
    }

    /** The steps that are not in the game, each with the seat that asked for it. */
    public Map<Integer, Integer> leftOut() {
        return leftOut.isEmpty() ? Map.of() : new TreeMap<>(leftOut);
    }

    /** From now on a bot of this level plays a seat, or with none its player again. */
    void handOver(int seat, String level) {
        if (level.isEmpty()) {
            bots.remove(seat);
        } else {
            bots.put(seat, level);
            stopAll(seat);
        }
    }

    /** The level of the bot that plays a seat; empty when a person does. */
    public String bot(int seat) {
        return bots.isEmpty() ? "" : bots.getOrDefault(seat, "");
    }

    /** The level of the bot that was to play a seat, leaving aside seats that people have lost or handed over. */
    public String botAtFirst(int seat) {
        return begun.getOrDefault(seat, "");
    }

    /** A bot plays a seat from the beginning. */
    void beginWith(int seat, String level) {
        begun.put(seat, level);
    }

    /** Whether bots play all other seats: then there is nobody to ask. */
    boolean isAlone(int seat, int seats) {
        return bots.size() - (bots.containsKey(seat) ? 1 : 0) == seats - 1;
    }

    void resign(int seat) {
        resigned |= 1L << seat;
    }

    boolean hasResigned(int seat) {
        return (resigned >>> seat & 1) != 0;
    }

    long resigned() {
        return resigned;
    }

    void play(Rematch again) {
        rematch = Optional.of(again);
    }

    /** Where the same people play again, once they do. */
    public Optional<Rematch> rematch() {
        return rematch;
    }

    /** The seats that bots play, as a mask. */
    long bots() {
        long mask = 0;
        for (int seat : bots.keySet()) {
            mask |= 1L << seat;
        }
        return mask;
    }

    /** What was said to a page that sent the same before. */
    Optional<Reply> answeredBefore(int seat, String id) {
        return id.isEmpty() ? Optional.empty() : Optional.ofNullable(done.get(new Token(seat, id)));
    }

    void did(int seat, String id, boolean done) {
        if (!id.isEmpty()) {
            this.done.put(new Token(seat, id), new Reply.Done(done));
        }
    }

    /** The next line of the journal will be what this page wants, if it is this seat's. */
    void does(int seat, String id) {
        next = new Token(seat, id);
    }

    /** A line of the journal was written; by a seat that did something else than to answer, or -1. */
    void journaled(int doer) {
        if (next != null && next.seat == doer) {
            did(next.seat, next.id, true);
        }
        next = null;
    }
}
