package org.phaseline.engine.outline;

import java.util.List;

/** The steps of a rulebook in printed order, what it keeps, and what it is played with; {@code length} is the last game turn, 0 for none. */
public record Outline(
        String title,
        long length,
        List<Step> steps,
        Parties parties,
        List<StateField> state,
        List<BoardInfo> boards,
        List<PieceKind> pieces,
        List<SymbolRule> symbols) {

    public Step step(int index) {
        return steps.get(index);
    }

    /** The steps that the chosen options and scenario leave in the game. */
    public List<Step> inPlay() {
        return steps.stream().filter(Step::inPlay).toList();
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
