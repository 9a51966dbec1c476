package org.phaseline.planner;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.SearchSandbox;

/** Says the answers of a plan, by giving them again. */
final class PlanWords {

    private final SearchSandbox now;
    private final SearchSandbox.Place beginning;

    PlanWords(SearchSandbox now, SearchSandbox.Place beginning) {
        this.now = now;
        this.beginning = beginning;
    }

    /** What was chosen on the way that tells it from others; how the pieces came to be picked only where nothing else was chosen. */
    static List<String> chosen(List<PlanStep> path) {
        List<String> chosen = new ArrayList<>();
        List<String> joined = new ArrayList<>();
        boolean ordered = path.stream().anyMatch(step -> step.told() && step.ordering());
        for (PlanStep step : path) {
            if (step.told() && (step.ordering() || !ordered)) {
                chosen.add(step.said());
            } else if (step.joins()) {
                joined.add(step.said());
            }
        }
        if (!joined.isEmpty()) {
            String last = joined.removeLast();
            chosen.add("with " + (joined.isEmpty() ? "" : String.join(", ", joined) + " and ") + last);
        }
        return List.copyOf(chosen);
    }

    /** What was declined that is about no piece, as it was asked. */
    List<String> left(List<PlanStep> path) {
        List<String> left = new ArrayList<>();
        again(path, step -> {
            if (step.leaves()) {
                left.add(now.decision(step.question()).prompt());
            }
        });
        return List.copyOf(left);
    }

    /** The answers of the seat up to where somebody else may decide. */
    List<PlannedAnswer> answers(List<PlanStep> path) {
        List<PlannedAnswer> answers = new ArrayList<>();
        boolean[] interrupted = {false};
        again(path, step -> {
            interrupted[0] |= !step.own();
            if (!interrupted[0]) {
                OpenDecision decision = now.decision(step.question());
                LegalChoice choice = decision.choices().stream()
                        .filter(each -> each.item() == step.item())
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException("a plan has an answer that is not offered"));
                answers.add(new PlannedAnswer(
                        now.id(step.question()), now.step(step.question()), decision.prompt(), choice));
            }
        });
        return List.copyOf(answers);
    }

    private interface Teller {
        void tell(PlanStep step);
    }

    private void again(List<PlanStep> path, Teller teller) {
        now.goTo(beginning);
        for (PlanStep step : path) {
            now.questions();
            teller.tell(step);
            now.answer(step.question(), step.item());
        }
        now.goTo(beginning);
    }
}
