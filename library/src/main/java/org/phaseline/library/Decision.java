package org.phaseline.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.umpire.OpenDecision;

/** Something that is asked, with every legal answer. It is a picture of the moment it was asked in; a match that goes on leaves it as it is. */
public final class Decision {

    private final String id;
    private final String prompt;
    private final List<Seat> seats;
    private final Optional<PlayStep> step;
    private final List<Choice> choices;
    private final boolean awaited;
    private final boolean sealed;

    Decision(Match match, OpenDecision open) {
        this.id = open.id();
        this.prompt = open.prompt();
        this.step = match.step(open.step());
        this.awaited = open.awaited();
        this.sealed = open.sealed();
        List<Seat> asked = new ArrayList<>();
        for (Seat seat : match.seats()) {
            if (open.isFor(seat.number())) {
                asked.add(seat);
            }
        }
        this.seats = List.copyOf(asked);
        this.choices = open.choices().stream()
                .map(choice -> new Choice(this, choice.item(), choice.word(), choice.title()))
                .toList();
    }

    /** The number of the moment it is asked at; no other decision of the match has it. */
    public String id() {
        return id;
    }

    /** The question. */
    public String prompt() {
        return prompt;
    }

    /** The seats any of which may answer. */
    public List<Seat> seats() {
        return seats;
    }

    /** The step it belongs to. */
    public Optional<PlayStep> step() {
        return step;
    }

    /** Every legal answer; what is not among them is refused. */
    public List<Choice> choices() {
        return choices;
    }

    /** The choice with this word. */
    public Optional<Choice> choice(String word) {
        return choices.stream().filter(choice -> choice.word().equals(word)).findFirst();
    }

    /** Whether play waits for it, or it is merely open. */
    public boolean awaited() {
        return awaited;
    }

    /** Whether the others do not see how it is answered. */
    public boolean isSealed() {
        return sealed;
    }

    @Override
    public String toString() {
        return prompt + " " + choices;
    }
}
