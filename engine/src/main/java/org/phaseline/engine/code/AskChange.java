package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.SealedAnswers;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.KeptAnswer;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.SentenceStart;

/**
 * Which of the answers given under seal is to be changed. That question is asked again; all others are answered as before, unless what
 * is answered now leads to other questions.
 *
 * @param ready the question that ends the decision, directly before this one
 */
public record AskChange(AskReady ready) implements Question {

    /** Above any number of answers. */
    private static final long EVERYTHING = Long.MAX_VALUE;

    /** All stays as it is. */
    public static final long NOTHING = Long.MAX_VALUE - 1;

    /** What there is to change is worked out once, when it is asked. */
    @Override
    public int run(Machine m, int here) {
        m.branch.kept = given(m);
        return m.ask();
    }

    @Override
    public long asked(Machine m) {
        return 1L << m.branch.party;
    }

    @Override
    public void offer(Machine m, Menu menu) {
        for (int i = 0; i < m.branch.kept.size(); i++) {
            menu.add(i);
        }
        menu.add(EVERYTHING);
        menu.add(NOTHING);
    }

    @Override
    public int answer(Machine m, int here, long item) {
        if (item == NOTHING) {
            return here - 1;
        }
        if (item == EVERYTHING) {
            return ready.beginAnew(m);
        }
        List<KeptAnswer> kept = new ArrayList<>(m.branch.kept);
        kept.set((int) item, kept.get((int) item).changed());
        int body = ready.beginAgain(m);
        m.branch.kept = List.copyOf(kept);
        return body;
    }

    /** What was answered, found by answering it once more elsewhere. */
    private List<KeptAnswer> given(Machine m) {
        Branch branch = m.branch;
        m.endSealing();
        Position copy = m.position.copy();
        m.focus(branch);
        Machine elsewhere = new Machine(m.rulebook, copy, m.dice, m.typedDice);
        Branch own = find(copy.active(), branch.path);
        elsewhere.focus(own);
        own.address = ready.beginAgain(elsewhere);
        own.status = Branch.Status.RUNNING;
        elsewhere.run();
        List<KeptAnswer> given = new ArrayList<>();
        Menu menu = new Menu();
        for (long item : branch.given) {
            elsewhere.focus(own);
            if (own.status != Branch.Status.ASKED
                    || !(m.rulebook.code()[own.address] instanceof Question question)
                    || !question.isDecision()) {
                break;
            }
            menu.clear();
            question.offer(elsewhere, menu);
            if (!menu.has(item)) {
                break;
            }
            given.add(new KeptAnswer(
                    own.address,
                    SealedAnswers.about(elsewhere, own.address),
                    question.prompt(elsewhere),
                    item,
                    question.title(elsewhere, item),
                    false));
            elsewhere.answer(own, item, branch.party);
        }
        return List.copyOf(given);
    }

    private static Branch find(Branch at, int[] path) {
        Branch found = search(at, path);
        if (found == null) {
            throw new IllegalStateException("a branch that is asked and is nowhere");
        }
        return found;
    }

    private static @Nullable Branch search(Branch at, int[] path) {
        if (Arrays.equals(at.path, path)) {
            return at;
        }
        for (Branch child : at.children) {
            Branch found = search(child, path);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @Override
    public String prompt(Machine m) {
        return "What do you want to change?";
    }

    @Override
    public String word(Machine m, long item) {
        return item == NOTHING ? "nothing" : item == EVERYTHING ? "everything" : "answer " + (item + 1);
    }

    @Override
    public String title(Machine m, long item) {
        if (item == NOTHING) {
            return word(m, item);
        }
        if (item == EVERYTHING) {
            return "everything: all of it is decided anew";
        }
        KeptAnswer answer = m.branch.kept.get((int) item);
        String question = SentenceStart.of(answer.question());
        return question + (question.endsWith("?") ? " " : ": ") + answer.title();
    }

    @Override
    public boolean isDecision() {
        return false;
    }

    @Override
    public Kind kind() {
        return Kind.CHANGE;
    }

    @Override
    public int[] next(int here) {
        return new int[0];
    }

    @Override
    public int[] answers(int here) {
        return new int[] {here - 1, ready.body()};
    }
}
