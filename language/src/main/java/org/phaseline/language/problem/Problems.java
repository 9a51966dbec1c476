package org.phaseline.language.problem;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.phaseline.language.tree.Place;

/**
 * Gathers problems in the order of the text. One spot is reported once: the first finder knows best, what a later one says
 * about the same spot is mostly a consequence.
 */
public final class Problems {

    // Places compare by file, line and column only, so the spot itself is the key.
    private final TreeMap<Place, Problem> bySpot = new TreeMap<>();

    private Gaps gaps = new Gaps();
    private int language;
    private boolean flowIsUnclear;
    private final WorkBudget work;

    /** For reading, which takes no longer than the text is long. */
    public Problems() {
        this(WorkBudget.unlimited());
    }

    public Problems(WorkBudget work) {
        this.work = work;
    }

    /** What compiling may still cost. */
    public WorkBudget work() {
        return work;
    }

    public void add(Code code, Place place, String sentence) {
        if (gaps.covers(place)) {
            return;
        }
        put(new Problem(place, code, code.severity(language), sentence));
    }

    /** What keeps the rulebook from being played is said before what only looks strange. */
    private void put(Problem problem) {
        bySpot.merge(problem.place(), problem, (first, next) -> !first.isError() && next.isError() ? next : first);
    }

    public void addAll(Iterable<Problem> problems) {
        for (Problem problem : problems) {
            put(problem);
        }
    }

    /** From now on what a version of the language refuses is an error. */
    public void judgeBy(int version) {
        language = version;
    }

    /** From now on what may have stood in one of these lines is not called unknown. */
    public void textHasGaps(Gaps unread) {
        gaps = unread;
    }

    /** "; did you mean 'x'?", or nothing; nothing, too, when very many such guesses were made already. */
    public String didYouMean(String word, Collection<String> candidates) {
        return nearest(word, candidates)
                .map(name -> "; did you mean '" + name + "'?")
                .orElse("");
    }

    /** Whether guesses are still made, so that it is worth gathering the candidates. */
    public boolean isGuessing() {
        return work.affords(0);
    }

    /** The candidate that was probably meant. */
    public Optional<String> nearest(String word, Collection<String> candidates) {
        return work.affords(Guess.cost(word, candidates.size())) ? Guess.nearest(word, candidates) : Optional.empty();
    }

    /** Something is referred to, at this place and by this name, that nobody has declared. */
    public void unknown(Code code, Place place, String sentence) {
        if (!gaps.mayHold(place, work)) {
            add(code, place, sentence);
        }
    }

    /** A line that should steer play could not be made out: what would be said about where play comes to is a consequence. */
    public void flowIsUnclear() {
        flowIsUnclear = true;
    }

    public boolean isFlowClear() {
        return !flowIsUnclear && !gaps.any();
    }

    /** Something is missing altogether, so any line that could not be read may have been it. */
    public void missing(Code code, Place place, String sentence) {
        if (!gaps.any()) {
            add(code, place, sentence);
        }
    }

    public boolean isEmpty() {
        return bySpot.isEmpty();
    }

    /** Whether one of them keeps the rulebook from being played. */
    public boolean anyError() {
        return bySpot.values().stream().anyMatch(Problem::isError);
    }

    public List<Problem> sorted() {
        return List.copyOf(bySpot.values());
    }
}
