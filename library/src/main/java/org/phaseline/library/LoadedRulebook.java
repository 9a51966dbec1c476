package org.phaseline.library;

import java.util.List;
import java.util.Optional;
import org.phaseline.language.ReadRulebook;
import org.phaseline.language.RulebookText;

/** What came of reading a rulebook: the rulebook, or every problem that keeps it from being played. */
public final class LoadedRulebook {

    private final RulebookText text;
    private final ReadRulebook read;
    private final List<RulebookProblem> problems;

    LoadedRulebook(RulebookText text) {
        this.text = text;
        this.read = ReadRulebook.of(text);
        this.problems = read.check().stream().map(RulebookProblem::of).toList();
    }

    /** What is wrong with it, in the order of the text; warnings too. */
    public List<RulebookProblem> problems() {
        return problems;
    }

    /** The rulebook, unless one of the problems is an error. */
    public Optional<Rulebook> rulebook() {
        return problems.stream().anyMatch(RulebookProblem::error)
                ? Optional.empty()
                : Optional.of(new Rulebook(text, read));
    }

    /**
     * The rulebook.
     *
     * @throws RulebookException if it cannot be played; its message names every problem
     */
    public Rulebook orThrow() {
        return rulebook().orElseThrow(() -> new RulebookException(problems));
    }
}
