package org.phaseline.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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

    private static final TreeMap<Integer, String> NONE = new TreeMap<>();

    private final List<ConsentRequest> asks = new ArrayList<>();
    private final Map<String, Fate> fates = new HashMap<>();
    private final Map<Token, Reply.Done> done = new HashMap<>();

    /** For each seat that has any, what it always answers in which step. */
    private final Map<Integer, TreeMap<Integer, String>> standing = new HashMap<>();

    /** For each seat that a bot plays, the bot's level. */
    private final TreeMap<Integer, String> bots = new TreeMap<>();

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

    void stand(int seat, int step, String choice) {
        standing.computeIfAbsent(seat, any -> new TreeMap<>()).put(step, choice);
    }

    void stop(int seat, int step) {
        TreeMap<Integer, String> own = standing.get(seat);
        if (own != null && own.remove(step) != null && own.isEmpty()) {
            standing.remove(seat);
        }
    }

    void stopAll(int seat) {
        standing.remove(seat);
    }

    void stopAll() {
        standing.clear();
    }

    boolean anyStands() {
        return !standing.isEmpty();
    }

    /** What a seat always answers, by step. */
    public Map<Integer, String> standing(int seat) {
        return standing.getOrDefault(seat, NONE);
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
        return bots.getOrDefault(seat, "");
    }

    /** Whether bots play all other seats: then there is nobody to ask. */
    boolean isAlone(int seat, int seats) {
        return bots.size() - (bots.containsKey(seat) ? 1 : 0) == seats - 1;
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
