package org.phaseline.planner;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.SearchSandbox;

/**
 * Questions of one step that follow each other and ask the same, such as which of five figures is struck, each time one of them. Between two of them there
 * may be questions with one answer. Played with dice that are not the table's, so how many there are is what can be expected, not a promise.
 */
final class SimilarQuestions {

    private static final int MOST = 60;

    /** Of more choices than that the first one is proposed: to try all of them would take too long. */
    private static final int MOST_COMPARED = 24;

    private static final int FEWEST = 2;

    /** What is chosen together is asked one by one, and says so. */
    private static final Pattern COUNTED = Pattern.compile(" \\(\\d+ of \\d+\\)$");

    private final SearchSandbox now;
    private final PieceKinds kinds;
    private final RemainingForces forces;

    SimilarQuestions(SearchSandbox now, PieceKinds kinds) {
        this.now = now;
        this.kinds = kinds;
        this.forces = new RemainingForces(now);
    }

    SimilarQuestionsPlan find(Effort effort) {
        int first = asked();
        if (first < 0 || !isOneOfMany(first)) {
            return SimilarQuestionsPlan.NONE;
        }
        int address = now.address(first);
        String prompt = prompt(now.decision(first));
        List<PlannedAnswer> answers = new ArrayList<>();
        Set<Integer> between = new TreeSet<>();
        int alike = 0;
        int kept = 0;
        for (int question = first; question >= 0 && answers.size() < MOST; question = asked()) {
            OpenDecision decision = now.decision(question);
            boolean same = now.address(question) == address && prompt(decision).equals(prompt);
            Menu menu = now.menu(question);
            if (!same && (menu.size() != 1 || menu.has(Menu.PASS)) || menu.size() == 0) {
                break;
            }
            long item = menu.size() == 1 || menu.size() > MOST_COMPARED || now.effort() > effort.looks()
                    ? menu.item(0)
                    : least(question);
            answers.add(answer(question, decision, item));
            if (same) {
                alike++;
                kept = answers.size();
            } else if (!between.add(now.address(question))) {
                // What comes between two of them belongs to the one before; what follows on the last one may be
                // something else.
                kept = answers.size();
            }
            if (now.answer(question, item) == SearchSandbox.Outcome.BROKEN || now.over()) {
                break;
            }
        }
        return alike < FEWEST
                ? SimilarQuestionsPlan.NONE
                : new SimilarQuestionsPlan(alike, List.copyOf(answers.subList(0, kept)));
    }

    private static String prompt(OpenDecision decision) {
        return COUNTED.matcher(decision.prompt()).replaceAll("");
    }

    private PlannedAnswer answer(int question, OpenDecision decision, long item) {
        LegalChoice choice = decision.choices().stream()
                .filter(each -> each.item() == item)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a menu has an item that is not offered"));
        return new PlannedAnswer(now.id(question), now.step(question), decision.prompt(), choice);
    }

    /** The only question that play waits for, if it is the seat's; or -1. */
    private int asked() {
        int questions = now.questions();
        int found = -1;
        for (int i = 0; i < questions; i++) {
            if (now.awaited(i) && now.menu(i).size() > 0) {
                if (found >= 0) {
                    return -1;
                }
                found = i;
            }
        }
        return found >= 0 && (now.asked(found) & now.parties()) != 0 && now.isOpenAndKnown(found) ? found : -1;
    }

    /** Where a place or a number is asked for, each answer is a matter of its own; and who may decline decides each time whether to. */
    private boolean isOneOfMany(int question) {
        return !now.isOfNumbers(question)
                && !kinds.isBoard(now.from(question))
                && !now.menu(question).has(Menu.PASS);
    }

    /** The answer by which the seat loses least, the first of those that are equally good. */
    private long least(int question) {
        Menu menu = now.menu(question);
        long[] items = new long[menu.size()];
        for (int i = 0; i < items.length; i++) {
            items[i] = menu.item(i);
        }
        SearchSandbox.Place place = now.here();
        long best = items[0];
        long most = Long.MIN_VALUE;
        for (long item : items) {
            now.goTo(place);
            now.questions();
            if (now.answer(question, item) != SearchSandbox.Outcome.BROKEN && forces.left() > most) {
                most = forces.left();
                best = item;
            }
        }
        now.goTo(place);
        now.questions();
        return best;
    }
}
