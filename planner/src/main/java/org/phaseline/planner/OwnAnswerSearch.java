package org.phaseline.planner;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.umpire.SearchSandbox;

/**
 * A search over the answers of one seat, the cheapest first, for what some of its pieces can do. It follows only what is about these pieces: picks
 * them where somebody is picked, closes what another piece is in the middle of, and stops where dice are thrown, something is shown, somebody else has to
 * decide, or the pieces are done with. Two moments that are alike for the pieces count as one, so something may be missed;
 * but every way was really played, so none is wrong.
 */
final class OwnAnswerSearch {

    private static final long ENOUGH = Long.MAX_VALUE;

    private final SearchSandbox now;
    private final PieceKinds kinds;
    private final OrderedPieces ours;
    private final Effort effort;
    private final QuestionSubject subject;
    private final FoundWays found;
    /** By the address of a question that offers spaces, whether so far the pieces always went where it was answered. */
    private final Map<Integer, Boolean> leadThere = new TreeMap<>();

    private final Map<Long, PlanNode> known = new LinkedHashMap<>();
    private final PriorityQueue<PlanNode> waiting =
            new PriorityQueue<>(Comparator.comparingLong((PlanNode node) -> node.cost)
                    .thenComparingInt(node -> node.answers)
                    .thenComparingLong(node -> node.number));
    private final SamePhase phases;
    private final WhyNot.@Nullable Looking looking;
    private final long answersBefore;
    private final long effortBefore;
    private long numbered;
    private boolean cut;

    OwnAnswerSearch(SearchSandbox now, PieceKinds kinds, OrderedPieces ours, FoundWays found, Effort effort) {
        this(now, kinds, ours, found, effort, null);
    }

    /** {@code looking} is shown each question about the pieces. */
    OwnAnswerSearch(
            SearchSandbox now,
            PieceKinds kinds,
            OrderedPieces ours,
            FoundWays found,
            Effort effort,
            WhyNot.@Nullable Looking looking) {
        this.now = now;
        this.kinds = kinds;
        this.ours = ours;
        this.found = found;
        this.effort = effort;
        this.looking = looking;
        this.subject = new QuestionSubject(kinds, ours, now);
        this.phases = new SamePhase(now);
        this.answersBefore = now.answers();
        this.effortBefore = now.effort();
    }

    /** Searches from where the sandbox stands until everything is tried, enough is found, or it took too much. */
    void run() {
        begin();
        while (!waiting.isEmpty() && !found.isEnough() && !(looking != null && looking.isOffered())) {
            PlanNode node = waiting.poll();
            if (!node.stale) {
                expand(node);
            }
            if (cut) {
                return;
            }
        }
    }

    boolean wasCut() {
        return cut;
    }

    long tried() {
        return now.answers() - answersBefore;
    }

    long looks() {
        return now.effort() - effortBefore;
    }

    private void begin() {
        SearchSandbox.Place place = now.here();
        int questions = now.questions();
        for (int i = 0; i < questions; i++) {
            if ((now.asked(i) & now.parties()) != 0 && now.isOpenAndKnown(i)) {
                boolean picked = subject.of(i) == QuestionSubject.Whose.OURS;
                PlanNode root = new PlanNode(
                        null, List.of(), place, i, picked, 0, 0, 0, 0, numbered++, -1, 0, false, false, false, 0);
                known.put(key(i, picked, 0), root);
                waiting.add(root);
            }
        }
    }

    private long key(int question, boolean picked, int joined) {
        subject.of(question);
        long hash = StableHash.mix(now.address(question), subject.hash());
        hash = StableHash.mix(hash, picked ? 1 : 0);
        hash = joined == 0 ? hash : StableHash.mix(hash, joined);
        return ours.mix(now, hash);
    }

    // ---- one moment

    private void expand(PlanNode node) {
        now.goTo(node.place);
        now.questions();
        QuestionSubject.Whose whose = subject.of(node.question);
        if (looking != null && whose == QuestionSubject.Whose.OURS) {
            looking.at(node.question);
            subject.of(node.question);
        }
        long[] items = items(node, whose);
        int[] branch = now.branch(node.question);
        long[] numbers = ours.numbers(now);
        int address = now.address(node.question);
        boolean spaces = kinds.isBoard(now.from(node.question));
        long[] words = ours.words(now);
        boolean fresh = true;
        for (long item : items) {
            if (tried() >= effort.answers() || looks() >= effort.looks()) {
                cut = true;
                return;
            }
            if (spaces && leadThere.getOrDefault(address, false) && found.isKnown(item, words, node.cost)) {
                found.goesAlsoFrom(node, item, words);
                continue;
            }
            if (!fresh) {
                now.goTo(node.place);
                now.questions();
            }
            fresh = false;
            follow(node, whose, item, branch, numbers);
            if (spaces && item >= 0) {
                leadThere.merge(address, ours.place(now) == item, Boolean::logicalAnd);
            }
            if (found.isEnough()) {
                return;
            }
        }
    }

    /** What is worth trying, declining first. */
    private long[] items(PlanNode node, QuestionSubject.Whose whose) {
        int question = node.question;
        Menu menu = now.menu(question);
        long[] items = new long[menu.size()];
        PieceKind kind = kinds.placed(now.from(question));
        if (items.length == 1 && kind == null && whose != QuestionSubject.Whose.NOBODY) {
            // It cannot be otherwise.
            items[0] = menu.item(0);
            return items;
        }
        boolean spaces = kind == null && kinds.isBoard(now.from(question));
        boolean options = now.isOfOptions(question);
        long joiner = whose == QuestionSubject.Whose.OURS && kind != null && menu.has(ENOUGH)
                ? Companions.next(menu, kind, ours, subject, now)
                : -1;
        if (joiner >= 0 && node.joined > 0) {
            // All or nobody: each number of them would be a way of its own.
            return new long[] {joiner};
        }
        int size = 0;
        if (menu.has(Menu.PASS)) {
            items[size++] = Menu.PASS;
        }
        if (menu.has(ENOUGH)) {
            items[size++] = ENOUGH;
        }
        for (int i = 0; i < menu.size(); i++) {
            long item = menu.item(i);
            if (item == Menu.PASS || item == Menu.NOTHING || item == ENOUGH) {
                continue;
            }
            boolean follows = switch (whose) {
                case OURS -> kind == null || isOursOrAForeign(kind, item);
                case OTHER -> false;
                case NOBODY ->
                    options || kind != null && ours.has(kind.name(), item) || spaces && ours.standsAt(now, item);
            };
            if (follows || item == joiner) {
                items[size++] = item;
            }
        }
        return Arrays.copyOf(items, size);
    }

    private boolean isOursOrAForeign(PieceKind kind, long item) {
        return ours.has(kind.name(), item) || !PieceKinds.isOf(now.parties(), kind, item, now);
    }

    /** Gives an answer, and those behind it that cannot be otherwise. */
    private void follow(PlanNode node, QuestionSubject.Whose whose, long item, int[] branch, long[] numbers) {
        List<PlanStep> steps = new ArrayList<>();
        PieceKind kind = kinds.placed(now.from(node.question));
        boolean declines = item == Menu.PASS;
        boolean picks = node.picked || kind != null && ours.has(kind.name(), item);
        boolean ends = node.ends || !picks && (declines || whose == QuestionSubject.Whose.OTHER);
        boolean declined = node.declined || declines && node.picked;
        int interruptedAfter = node.interruptedAfter;
        long interruptedBy = node.interruptedBy;
        int answers = node.answers;
        int question = node.question;
        long answer = item;
        boolean own = true;
        boolean told = isTold(node.question, kind, item);
        boolean joins = whose == QuestionSubject.Whose.OURS
                && kind != null
                && item >= 0
                && item != ENOUGH
                && PieceKinds.isOf(now.parties(), kind, item, now)
                && !ours.has(kind.name(), item);
        boolean leaves = declines && !picks && whose == QuestionSubject.Whose.NOBODY;
        // Said now, so that nobody has to come back here for each of hundreds of ways.
        String said = told || joins ? now.title(question, item) : "";
        int joined = node.joined + (joins ? 1 : 0);
        while (true) {
            SearchSandbox.Outcome outcome = now.answer(question, answer);
            steps.add(new PlanStep(question, answer, own, node.picked, told, joins, said, leaves));
            told = false;
            said = "";
            joins = false;
            leaves = false;
            answers += own ? 1 : 0;
            if (outcome == SearchSandbox.Outcome.BROKEN) {
                return;
            }
            long[] after = ours.numbers(now);
            ReachedMoment reached = new ReachedMoment(
                    node,
                    steps,
                    node.spent + ours.spent(numbers, after),
                    node.paid + ours.paid(numbers, after),
                    node.cost + ours.changed(numbers, after),
                    answers,
                    interruptedBy,
                    ends,
                    declined,
                    picks,
                    node.moved || found.isElsewhere(now),
                    joined);
            if (outcome != SearchSandbox.Outcome.WENT_ON) {
                stopped(reached, outcome);
                return;
            }
            if (now.over()) {
                found.move(now, reached, false);
                return;
            }
            int next = next(branch);
            if (next < 0) {
                int others = others(picks);
                found.move(now, reached, false);
                if (others < 0) {
                    if (picks) {
                        endsWithOthers(reached);
                    }
                    return;
                }
                if (interruptedAfter < 0) {
                    interruptedAfter = answers;
                    interruptedBy = now.asked(others);
                }
                question = others;
                answer = Menu.PASS;
                own = false;
                continue;
            }
            boolean halted = picks && subject.of(next) != QuestionSubject.Whose.OURS;
            found.move(now, reached, false);
            if (halted) {
                if (!declined && !reached.moved()) {
                    found.order(now, reached, false);
                }
                return;
            }
            if (!now.isOpenAndKnown(next) || !phases.isSame(next)) {
                return;
            }
            remember(reached, next, interruptedAfter, interruptedBy);
            return;
        }
    }

    private boolean isTold(int question, @Nullable PieceKind kind, long item) {
        return kind == null
                && item != Menu.PASS
                && item != ENOUGH
                && item != Menu.NOTHING
                && !now.isOfStep(question)
                && !now.isOfNumbers(question)
                && !kinds.isBoard(now.from(question));
    }

    private void remember(ReachedMoment reached, int next, int interruptedAfter, long interruptedBy) {
        long key = key(next, reached.picked(), reached.joined());
        PlanNode before = known.get(key);
        boolean better = before == null
                || reached.cost() < before.cost
                || reached.cost() == before.cost && reached.answers() < before.answers;
        if (before != null && !better) {
            boolean alike = reached.cost() == before.cost && reached.answers() == before.answers;
            before.open |= alike && !now.here().hasSameValues(before.place);
            return;
        }
        if (before != null) {
            before.stale = true;
        }
        PlanNode node = new PlanNode(
                reached.from(),
                List.copyOf(reached.steps()),
                now.here(),
                next,
                reached.picked(),
                reached.cost(),
                reached.spent(),
                reached.paid(),
                reached.answers(),
                numbered++,
                interruptedAfter,
                interruptedBy,
                reached.ends(),
                reached.declined(),
                reached.moved(),
                reached.joined());
        known.put(key, node);
        waiting.add(node);
    }

    /** Dice are to be thrown, or something was shown. */
    private void stopped(ReachedMoment reached, SearchSandbox.Outcome outcome) {
        if (!reached.picked()) {
            return;
        }
        QuestionSubject.Whose whose = subject.atStop();
        List<PieceRef> targets = subject.targets();
        if (found.moved(now, reached)) {
            return;
        }
        if (!targets.isEmpty() && (whose == QuestionSubject.Whose.OURS || whose == QuestionSubject.Whose.NOBODY)) {
            targets.forEach(target -> found.attack(now, reached, target, true));
        } else if (!reached.moved() && (!reached.declined() || outcome == SearchSandbox.Outcome.CHANCE)) {
            found.order(now, reached, true);
        }
    }

    /** Somebody else has to decide about what the pieces have begun. */
    private void endsWithOthers(ReachedMoment reached) {
        int questions = now.questions();
        for (int i = 0; i < questions; i++) {
            if (now.awaited(i)
                    && subject.of(i) == QuestionSubject.Whose.OURS
                    && !subject.targets().isEmpty()) {
                subject.targets().forEach(target -> found.attack(now, reached, target, false));
                return;
            }
        }
    }

    /** The question of the seat in the branch of play that is followed, else its first; or -1. */
    private int next(int[] branch) {
        int questions = now.questions();
        int first = -1;
        for (int i = 0; i < questions; i++) {
            if ((now.asked(i) & now.parties()) == 0) {
                continue;
            }
            if (Arrays.equals(now.branch(i), branch)) {
                return i;
            }
            first = first < 0 && now.awaited(i) ? i : first;
        }
        return first;
    }

    /** A question of others about the pieces that they can decline; or -1. */
    private int others(boolean picked) {
        int questions = now.questions();
        for (int i = 0; i < questions && picked; i++) {
            if (now.awaited(i)
                    && now.isOpenAndKnown(i)
                    && subject.of(i) != QuestionSubject.Whose.NOBODY
                    && now.menu(i).has(Menu.PASS)) {
                return i;
            }
        }
        return -1;
    }
}
