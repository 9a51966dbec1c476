package org.phaseline.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Several answers that a seat gives at once, as they were planned, and how far they have been given. It is over where something was exposed, or
 * somebody did something else meanwhile. Written down with its first answer, so that a log that is written again folds the same lines.
 */
final class AnswerList {

    private static final String PLANNED = "planned";
    private static final String STEP_AFTER = "@";

    private final int seat;
    private final String id;
    private final List<String> questions;
    private final int first;
    private int taken;
    private boolean over;

    /**
     * @param questions the decisions with their steps, as they are written down
     * @param first how many answers stood before it
     */
    private AnswerList(int seat, String id, List<String> questions, int first) {
        this.seat = seat;
        this.id = id;
        this.questions = List.copyOf(questions);
        this.first = first;
    }

    /** What is written down with the first answer. */
    static TableMessage message(int seat, String id, List<AnswerLists.Planned> answers) {
        List<String> questions = new ArrayList<>();
        answers.forEach(answer -> questions.add(question(answer.decision(), answer.step())));
        return new TableMessage(0, seat, TableMessage.Kind.LIST, id, "", Map.of(PLANNED, String.join(" ", questions)));
    }

    static AnswerList of(TableMessage message, int first) {
        return new AnswerList(
                message.by(), message.id(), List.of(message.more(PLANNED).split(" ")), first);
    }

    private static String question(String decision, int step) {
        return decision + STEP_AFTER + step;
    }

    int seat() {
        return seat;
    }

    String id() {
        return id;
    }

    int size() {
        return questions.size();
    }

    /** How many answers stood before it. */
    int first() {
        return first;
    }

    /** How many of its answers were given. */
    int taken() {
        return taken;
    }

    boolean isOver() {
        return over;
    }

    /** Whether an answer is the next one of it. */
    boolean isNext(int by, String decision, int step) {
        return !over && by == seat && taken < size() && questions.get(taken).equals(question(decision, step));
    }

    /** Its next answer was given. */
    void took(boolean exposing) {
        taken++;
        over = exposing || taken == size();
    }

    /** Something else happened. */
    void end() {
        over = true;
    }
}
