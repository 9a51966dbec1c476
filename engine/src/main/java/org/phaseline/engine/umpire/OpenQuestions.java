package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.LoopMember;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.SentenceStart;

/** Finds what is asked in a position. Legal choices are generated here, and nowhere else. */
final class OpenQuestions {

    /** Every point of a large table within a long march, and far more than anybody can look at. */
    private static final int MOST_CHOICES = 250_000;

    private final Machine m;
    private final Menu menu = new Menu();

    OpenQuestions(Machine m) {
        this.m = m;
    }

    /** The branches that wait for an answer, in the order of the agenda. */
    List<Branch> branches() {
        List<Branch> found = new ArrayList<>();
        if (!m.position.over) {
            collect(m.position.active(), found);
        }
        return found;
    }

    private static void collect(Branch at, List<Branch> found) {
        if (at.status == Branch.Status.ASKED || at.status == Branch.Status.READY) {
            found.add(at);
        }
        for (Branch child : at.children) {
            collect(child, found);
        }
    }

    /** The id of the question a branch waits at. */
    String id(Branch branch) {
        return new RollNumber(m.position.take, branch.path, branch.moment).text();
    }

    Question question(Branch branch) {
        m.focus(branch);
        return (Question) m.rulebook.code()[branch.address];
    }

    Menu menu(Question question) {
        menu.clear();
        question.offer(m, menu);
        if (menu.size() > MOST_CHOICES) {
            throw new EndlessRulebook("the rulebook offers more than " + MOST_CHOICES + " choices at once");
        }
        return menu;
    }

    /** All decisions; a question that has nothing to offer just now is not one. */
    List<OpenDecision> decisions(Seats seats) {
        List<OpenDecision> decisions = new ArrayList<>();
        for (Branch branch : branches()) {
            Question question = question(branch);
            if (menu(question).size() > 0) {
                decisions.add(decision(branch, question, seats));
            }
        }
        return decisions;
    }

    /** One decision, without working out the words of all the others. */
    Optional<OpenDecision> decision(String id, Seats seats) {
        for (Branch branch : branches()) {
            if (id(branch).equals(id)) {
                Question question = question(branch);
                return menu(question).size() > 0 ? Optional.of(decision(branch, question, seats)) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /**
     * Who may know of everything in the menu, which must be filled: whoever looks over the shoulder of somebody who chooses among
     * pieces that others do not see would learn of them.
     */
    long confidants(Question question) {
        long confidants = question.readers(m);
        if (!Veil.over(m.rulebook, question.from())) {
            return confidants;
        }
        if (question.hidesThatNothingIsOffered(m)) {
            return confidants & question.asked(m);
        }
        for (int i = 0; i < menu.size() && confidants != 0; i++) {
            confidants &= Veil.audience(m, question.from(), menu.item(i));
        }
        return confidants;
    }

    private String asked(Question question) {
        String progress = question.progress(m);
        return SentenceStart.of(question.prompt(m)) + (progress.isEmpty() ? "" : " (" + progress + ")");
    }

    private OpenDecision decision(Branch branch, Question question, Seats seats) {
        List<LegalChoice> choices = new ArrayList<>();
        // What a word has been followed by so far: a thousand pieces of one name are still counted in one go.
        Map<String, Integer> words = new LinkedHashMap<>();
        Set<String> titles = new LinkedHashSet<>();
        PlacedTitles placed = new PlacedTitles(m, question, menu);
        for (int i = 0; i < menu.size(); i++) {
            String word = question.word(m, menu.item(i));
            String title = placed.of(menu.item(i));
            String different = word;
            for (int n = words.getOrDefault(word, 1) + 1; words.putIfAbsent(different, 1) != null; n++) {
                different = word + " (" + n + ")";
                words.put(word, n);
            }
            // A title that several have is told apart as the words are.
            String read = title.equals(word) ? different : titles.add(title) ? title : title + " (" + different + ")";
            choices.add(new LegalChoice(menu.item(i), different, read));
        }
        LoopMember subject = m.rulebook.subjectAt()[branch.address];
        long parties = question.asked(m);
        return new OpenDecision(
                id(branch),
                parties,
                seats.speakingFor(parties),
                m.rulebook.stepAt()[branch.address],
                asked(question),
                subject == null ? "" : subject.say(m),
                question.kind(),
                question.from(),
                choices,
                question.awaited(m),
                m.audience() != Report.EVERYONE || confidants(question) != Report.EVERYONE);
    }
}
