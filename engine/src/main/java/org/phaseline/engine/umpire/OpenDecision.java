package org.phaseline.engine.umpire;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.phaseline.engine.code.AskChange;
import org.phaseline.engine.code.AskReady;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;

/**
 * What is asked now, of whom, with every legal answer.
 *
 * @param id the number of the moment it is asked at; never the same twice in a game
 * @param parties the parties that may answer, as a mask; {@code seats} the seats that speak for them
 * @param step the step it belongs to, or -1
 * @param about the members of the loops it is asked in, empty outside of loops
 * @param from the kind whose members can be chosen, by their numbers; empty for any other choice
 * @param awaited whether play waits for it, or it is merely open
 * @param sealed whether its answer stays unseen
 */
public record OpenDecision(
        String id,
        long parties,
        long seats,
        int step,
        String prompt,
        String about,
        Question.Kind kind,
        String from,
        List<LegalChoice> choices,
        boolean awaited,
        boolean sealed) {

    public boolean isFor(int seat) {
        return (seats >>> seat & 1) != 0;
    }

    /** The same, put to some of its seats alone. */
    public OpenDecision only(long some) {
        return new OpenDecision(id, parties, seats & some, step, prompt, about, kind, from, choices, awaited, sealed);
    }

    /** The word that declines, where the rulebook lets one decline. */
    public Optional<String> declines() {
        return choices.stream()
                .filter(choice -> choice.item() == Menu.PASS)
                .map(LegalChoice::word)
                .findFirst();
    }

    /** Whether an answer makes void all that was decided before in the sealed step that this question ends. */
    public boolean beginsAnew(String word) {
        return switch (kind) {
            case READY ->
                called(word).filter(choice -> choice.item() == AskReady.ANEW).isPresent();
            case CHANGE ->
                called(word)
                        .filter(choice -> choice.item() != AskChange.NOTHING)
                        .isPresent();
            case STEP, CHOICE, NUMBER, YES_NO, DIE, TRIGGER -> false;
        };
    }

    /** The choice with exactly this word. Every answer is looked up, so no stream is made for it. */
    public Optional<LegalChoice> called(String word) {
        for (LegalChoice choice : choices) {
            if (choice.word().equals(word)) {
                return Optional.of(choice);
            }
        }
        return Optional.empty();
    }

    /** The choice with this word, or this title; one that differs only in case will do when there is none like it itself. */
    public Optional<LegalChoice> choice(String word) {
        String wanted = word.strip();
        return called(wanted)
                .or(() -> find(choice -> choice.title().equals(wanted)))
                .or(() -> find(choice -> choice.word().equalsIgnoreCase(wanted)))
                .or(() -> find(choice -> choice.title().equalsIgnoreCase(wanted)));
    }

    private Optional<LegalChoice> find(Predicate<LegalChoice> meant) {
        return choices.stream().filter(meant).findFirst();
    }
}
