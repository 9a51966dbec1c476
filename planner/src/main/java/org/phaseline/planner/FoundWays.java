package org.phaseline.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.umpire.SearchSandbox;

/** What a search has found, the cheapest of ways that come to the same. */
final class FoundWays {

    /** In how many ways each piece of others can be attacked, and other orders given, that are worth listing. */
    private static final int MOST_ATTACKS = 12;

    private static final int MOST_ORDERS = 24;

    private record Candidate(
            ReachedMoment reached,
            int place,
            int facing,
            long[] words,
            Optional<PieceRef> target,
            boolean isFinal,
            long values) {

        /** Whether both come to the same for the pieces, at the same cost, and the game is not the same then. */
        boolean isAlike(Candidate other) {
            return reached.cost() == other.reached.cost()
                    && reached.answers() == other.reached.answers()
                    && values != other.values;
        }

        boolean isBetterThan(Candidate other) {
            if (target.isPresent() && reached.declined() != other.reached.declined()) {
                Candidate declining = reached.declined() ? this : other;
                Candidate doing = reached.declined() ? other : this;
                if (declining.reached.spent() < doing.reached.spent()) {
                    // Whoever declines to pay for an attack does not attack, even if dice fall about both then.
                    return doing == this;
                }
            }
            if (reached.cost() != other.reached.cost()) {
                return reached.cost() < other.reached.cost();
            }
            if (isFinal != other.isFinal) {
                return other.isFinal;
            }
            return reached.answers() < other.reached.answers();
        }
    }

    private record End(int place, int facing, List<Long> words) {}

    private record Chosen(Optional<PieceRef> target, List<Long> items) {}

    private static final Comparator<Candidate> CHEAPEST_FIRST = Comparator.comparingDouble(
                    (Candidate each) -> each.reached.spent())
            .thenComparingInt(each -> each.reached.answers())
            .thenComparingInt(each -> each.place)
            .thenComparingInt(each -> each.facing);

    /** Of attacks those with the most companions: who attacks wants to win. */
    private static final Comparator<Candidate> STRONGEST_FIRST =
            Comparator.comparingInt((Candidate each) -> -each.reached.joined()).thenComparing(CHEAPEST_FIRST);

    private final OrderedPieces ours;
    private final int place;
    private final int facing;
    private final long[] words;
    private final SearchSandbox.Place beginning;
    private final Optional<WayGoal> goal;
    private final Map<End, Candidate> moves = new LinkedHashMap<>();
    private final Map<End, Candidate> cheapest = new LinkedHashMap<>();
    private final Map<Chosen, Candidate> attacks = new LinkedHashMap<>();
    private final Map<PieceRef, Integer> attacked = new TreeMap<>();
    private final Map<Chosen, Candidate> orders = new LinkedHashMap<>();

    /** Those that another answer would have come to, too, with another state of the game. */
    private final Set<Object> open = new LinkedHashSet<>();

    private boolean enough;

    FoundWays(OrderedPieces ours, SearchSandbox now, Optional<WayGoal> goal) {
        this.ours = ours;
        this.place = ours.place(now);
        this.facing = ours.facing(now);
        this.words = ours.words(now);
        this.beginning = now.here();
        this.goal = goal;
    }

    /** Whether what was wanted is found. */
    boolean isEnough() {
        return enough;
    }

    /** The pieces stand somewhere else, face another way or are of another word; otherwise it is no move. */
    void move(SearchSandbox now, ReachedMoment reached, boolean isFinal) {
        if (!reached.picked()) {
            return;
        }
        int there = ours.place(now);
        int looking = ours.facing(now);
        long[] said = ours.words(now);
        if (there < 0 || there == place && looking == facing && java.util.Arrays.equals(said, words)) {
            return;
        }
        List<Long> boxed = boxed(said);
        End end = new End(there, looking, boxed);
        Candidate candidate =
                new Candidate(reached.kept(), there, looking, said, Optional.empty(), isFinal, now.values());
        keep(moves, end, candidate);
        cheapest.merge(
                new End(there, -1, boxed),
                candidate,
                (before, after) -> after.reached.cost() < before.reached.cost() ? after : before);
        enough |= goal.isPresent() && goal.get().isAt(there, looking);
    }

    /** Whether the pieces stand somewhere else than at the beginning, or face another way. */
    boolean isElsewhere(SearchSandbox now) {
        return ours.place(now) != place || ours.facing(now) != facing;
    }

    /** Whether a way to a place is known, with these words at its end, that costs no more than this: to go there once more is of no use. */
    boolean isKnown(long there, long[] said, long cost) {
        Candidate best = cheapest.get(new End((int) there, -1, boxed(said)));
        return best != null && best.reached.cost() <= cost;
    }

    /** A known way could be gone from this moment, too: where that is another one of the game, the way is open. */
    void goesAlsoFrom(PlanNode node, long there, long[] said) {
        Candidate best = cheapest.get(new End((int) there, -1, boxed(said)));
        PlanNode from = best == null ? null : best.reached.from();
        if (best != null
                && from != null
                && from.cost == node.cost
                && from.answers == node.answers
                && !from.place.hasSameValues(node.place)) {
            open.add(new End(best.place, best.facing, boxed(said)));
        }
    }

    private static List<Long> boxed(long[] values) {
        return java.util.Arrays.stream(values).boxed().toList();
    }

    /** The same where dice are about to fall, or something was shown; whether they stand somewhere else or face another way. */
    boolean moved(SearchSandbox now, ReachedMoment reached) {
        move(now, reached, true);
        return ours.place(now) >= 0 && isElsewhere(now);
    }

    void attack(SearchSandbox now, ReachedMoment reached, PieceRef target, boolean isFinal) {
        if (onlyDeclines(reached)) {
            return;
        }
        Chosen chosen = new Chosen(Optional.of(target), told(reached));
        int many = attacked.getOrDefault(target, 0);
        if (many >= MOST_ATTACKS && !attacks.containsKey(chosen)) {
            return;
        }
        if (keep(attacks, chosen, candidate(now, reached, Optional.of(target), isFinal))) {
            attacked.put(target, many + 1);
        }
        enough |= goal.isPresent() && goal.get().isAt(target) && !goal.get().all();
    }

    /** To decline what is asked is no order: there is a button for it. */
    private static boolean onlyDeclines(ReachedMoment reached) {
        return reached.path().stream().noneMatch(step -> step.own() && step.item() != Menu.PASS);
    }

    /** Something that moves nobody and is aimed at nobody. */
    void order(SearchSandbox now, ReachedMoment reached, boolean isFinal) {
        Chosen chosen = new Chosen(Optional.empty(), told(reached));
        boolean idle = !isFinal && now.here().hasSameValues(beginning);
        boolean moved = ours.place(now) != place
                || ours.facing(now) != facing
                || !java.util.Arrays.equals(ours.words(now), words);
        if (chosen.items.isEmpty() || idle || moved || orders.size() >= MOST_ORDERS && !orders.containsKey(chosen)) {
            return;
        }
        keep(orders, chosen, candidate(now, reached, Optional.empty(), isFinal));
    }

    /** Keeps the better of two that come to the same; whether there was none before. */
    private <K> boolean keep(Map<K, Candidate> kept, K key, Candidate candidate) {
        Candidate before = kept.get(key);
        if (before != null && candidate.isAlike(before)) {
            open.add(key);
        }
        if (before == null || candidate.isBetterThan(before)) {
            kept.put(key, candidate);
            if (before != null && !candidate.isAlike(before)) {
                open.remove(key);
            }
        }
        return before == null;
    }

    private Candidate candidate(SearchSandbox now, ReachedMoment reached, Optional<PieceRef> target, boolean isFinal) {
        return new Candidate(
                reached.kept(), ours.place(now), ours.facing(now), ours.words(now), target, isFinal, now.values());
    }

    private static List<Long> told(ReachedMoment reached) {
        return reached.path().stream()
                .filter(step -> step.told() || step.joins())
                .map(PlanStep::item)
                .toList();
    }

    // ---- what comes of it

    FoundPlans all(boolean cut, long tried, long looks) {
        return new FoundPlans(
                listed(moves, CHEAPEST_FIRST, candidate -> ours.style(words, candidate.words)),
                withoutDetours(
                        listed(attacks, STRONGEST_FIRST, candidate -> PlanWords.chosen(candidate.reached.path()))),
                withoutDetours(listed(orders, CHEAPEST_FIRST, candidate -> PlanWords.chosen(candidate.reached.path()))),
                cut,
                tried,
                looks);
    }

    /** Who wants to do something else first can do so: of ways that end with the same choice, those that only choose more before are left out. */
    private static List<Way> withoutDetours(List<Way> ways) {
        return ways.stream()
                .filter(way -> ways.stream().noneMatch(other -> isDetour(way, other)))
                .toList();
    }

    private static boolean isDetour(Way way, Way shorter) {
        List<String> all = way.style();
        List<String> few = shorter.style();
        if (few.isEmpty()
                || few.size() >= all.size()
                || !way.target().equals(shorter.target())
                || !few.getLast().equals(all.getLast())) {
            return false;
        }
        int found = 0;
        for (String each : all) {
            found += found < few.size() && each.equals(few.get(found)) ? 1 : 0;
        }
        return found == few.size();
    }

    private interface Style {
        List<String> of(Candidate candidate);
    }

    private <K> List<Way> listed(Map<K, Candidate> candidates, Comparator<Candidate> order, Style style) {
        List<Map.Entry<K, Candidate>> sorted = new ArrayList<>(candidates.entrySet());
        sorted.sort(Map.Entry.comparingByValue(order));
        List<Way> ways = new ArrayList<>();
        for (Map.Entry<K, Candidate> entry : sorted) {
            Candidate each = entry.getValue();
            ReachedMoment reached = each.reached;
            ways.add(new Way(
                    each.place,
                    each.facing,
                    each.target,
                    style.of(each),
                    reached.paid(),
                    reached.answers(),
                    reached.interruptedBy(),
                    reached.open() || open.contains(entry.getKey()),
                    each.isFinal,
                    reached.ends(),
                    new WaySteps(reached.path())));
        }
        return ways;
    }
}
