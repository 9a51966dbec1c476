package org.phaseline.engine.outline;

import java.util.List;
import java.util.Optional;

/**
 * The steps of a rulebook in printed order, what it keeps, and what it is played with; {@code length} is the last game turn, 0 for none;
 * {@code about} is what the rulebook and then the scenario say of themselves, paragraph by paragraph; {@code coach} what
 * the scenario has a coach say; {@code words} what is said of words of kinds.
 */
public record Outline(
        String title,
        long length,
        List<Step> steps,
        Parties parties,
        List<StateField> state,
        List<BoardInfo> boards,
        List<PieceKind> pieces,
        List<SymbolRule> symbols,
        List<String> about,
        List<Coaching> coach,
        List<WordTexts> words) {

    /** One that says nothing of itself. */
    public Outline(
            String title,
            long length,
            List<Step> steps,
            Parties parties,
            List<StateField> state,
            List<BoardInfo> boards,
            List<PieceKind> pieces,
            List<SymbolRule> symbols) {
        this(title, length, steps, parties, state, boards, pieces, symbols, List.of(), List.of(), List.of());
    }

    public Step step(int index) {
        return steps.get(index);
    }

    /** The value that a slot of the state belongs to, if it is one that is declared. */
    public Optional<StateField> fieldAt(int slot) {
        return state.stream()
                .filter(field -> slot >= field.slot() && slot < field.slot() + field.slots(parties))
                .findFirst();
    }

    /** The steps that the chosen options and scenario leave in the game. */
    public List<Step> inPlay() {
        return steps.stream().filter(Step::inPlay).toList();
    }

    /** Where steps stand that no text has, because every rulebook has them. */
    public static final String EVERY_RULEBOOK = "(every rulebook)";

    /** The steps in play that the rulebook itself has. */
    public List<Step> ownSteps() {
        return inPlay().stream()
                .filter(step -> !step.file().equals(EVERY_RULEBOOK))
                .toList();
    }

    /** The step printed next in the same sequence, or -1 when this one is its last line. */
    public int after(int index) {
        int next = index + 1;
        return next < steps.size()
                        && steps.get(next).sequence().equals(steps.get(index).sequence())
                ? next
                : -1;
    }
}
