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
    private static final String BINDING = "binding";
    private static final String TO_STEPS = "steps";

    private final int seat;
    private final String id;
    private final List<String> questions;
    private final AnswerLists.Binding binding;
    private final int first;
    private int taken;
    private boolean over;

    /**
     * @param questions the decisions with their steps, as they are written down
     * @param first how many answers stood before it
     */
    private AnswerList(int seat, String id, List<String> questions, AnswerLists.Binding binding, int first) {
        this.seat = seat;
        this.id = id;
        this.questions = List.copyOf(questions);
        this.binding = binding;
        this.first = first;
    }

    /** What is written down with the first answer. */
    static TableMessage message(int seat, String id, List<AnswerLists.Planned> answers, AnswerLists.Binding binding) {
        List<String> questions = new ArrayList<>();
        answers.forEach(answer -> questions.add(question(answer.decision(), answer.step())));
        String planned = String.join(" ", questions);
        return new TableMessage(
                0,
                seat,
                TableMessage.Kind.LIST,
                id,
                "",
                binding == AnswerLists.Binding.STEPS
                        ? Map.of(PLANNED, planned, BINDING, TO_STEPS)
                        : Map.of(PLANNED, planned));
    }

    static AnswerList of(TableMessage message, int first) {
        return new AnswerList(
                message.by(),
                message.id(),
                List.of(message.more(PLANNED).split(" ")),
                message.more(BINDING).equals(TO_STEPS) ? AnswerLists.Binding.STEPS : AnswerLists.Binding.DECISIONS,
                first);
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
        return !over && by == seat && taken < size() && fits(questions.get(taken), decision, step);
    }

    private boolean fits(String planned, String decision, int step) {
        return binding == AnswerLists.Binding.STEPS && taken > 0
                ? planned.endsWith(STEP_AFTER + step)
                : planned.equals(question(decision, step));
    }

    /** Its next answer was given. */
    void took(boolean exposing) {
        taken++;
        over = exposing && binding == AnswerLists.Binding.DECISIONS || taken == size();
    }

    /** Something else happened. */
    void end() {
        over = true;
    }
}
