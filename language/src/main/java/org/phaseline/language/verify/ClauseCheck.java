package org.phaseline.language.verify;

import java.util.List;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.LineVisitor;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/** Clauses that do not go together. */
final class ClauseCheck implements LineVisitor {

    private final Problems problems;
    private final SealedBlockCheck sealed;

    ClauseCheck(Problems problems) {
        this.problems = problems;
        this.sealed = new SealedBlockCheck(problems);
    }

    void check(CheckedRulebook rulebook) {
        rulebook.routines().forEach(routine -> visit(routine.body()));
    }

    @Override
    public void step(CheckedStep step) {
        switch (step.manner()) {
            case ALONE, TOGETHER, SEALED, IN_TURN, MEANWHILE -> ordinary(step.heading());
            case OPTION -> option(step.heading());
            case REACTION -> reaction(step.heading());
        }
    }

    private void problem(Place place, String sentence) {
        problems.add(Code.CLAUSES, place, sentence);
    }

    private void ordinary(Heading heading) {
        Clauses clauses = heading.clauses();
        Place title = heading.title().place();
        boolean may = clauses.mode() == Clauses.Mode.MAY;
        if (heading.level() == Heading.Level.STEP
                && heading.hasBody()
                && clauses.mode() == null
                && acts(heading.body())) {
            problem(title, "a step that does something needs 'may', 'must' or 'automatic'");
        }
        if (clauses.times() != null && !may) {
            problem(clauses.times().place(), "only a 'may' step can be done several times");
        }
        if (clauses.compulsory() != null && !may) {
            problem(clauses.compulsory().place(), "'compulsory if' can be used only with 'may'");
        }
        if (clauses.mode() == Clauses.Mode.AUTOMATIC && clauses.secretly()) {
            problem(title, "nobody decides in an automatic step, so nothing can be secret");
        }
        if (clauses.meanwhile() && !may) {
            problem(title, "a 'meanwhile' step must say 'may'");
        }
        if (clauses.meanwhile() && (clauses.secretly() || clauses.inTurn() != null || clauses.until() != null)) {
            problem(title, "a 'meanwhile' step can have only 'may', guards and 'any number of times'");
        }
        if (clauses.secretly()) {
            sealed.check(heading.body());
        }
    }

    /** A reaction belongs to its actors, each by themselves, and stands in no block. */
    private void reaction(Heading heading) {
        Clauses clauses = heading.clauses();
        if (clauses.secretly() || clauses.meanwhile() || clauses.inTurn() != null) {
            problem(heading.title().place(), "a reaction cannot have 'secretly', 'meanwhile' or 'in turn'");
        }
    }

    private void option(Heading option) {
        Clauses clauses = option.clauses();
        if (clauses.mode() == Clauses.Mode.MAY || clauses.mode() == Clauses.Mode.MUST || clauses.anyone()) {
            problem(option.title().place(), "an option is picked or not, so it cannot have 'may' or 'must'");
        }
        if (clauses.times() != null || clauses.until() != null || clauses.otherwise() != null || clauses.meanwhile()) {
            problem(option.title().place(), "an option can have only guards; put other clauses on a step inside it");
        }
    }

    /** Whether the lines do something themselves, rather than only holding headings and steering between them. */
    private static boolean acts(List<Item> items) {
        return items.stream().anyMatch(item -> switch (item) {
            case Heading heading -> false;
            case Statement statement -> acts(statement);
        });
    }

    private static boolean acts(Statement statement) {
        return switch (statement) {
            case Statement.GoTo s -> false;
            case Statement.Conduct s -> false;
            case Statement.ConductSteps s -> false;
            case Statement.AnotherRound s -> false;
            case Statement.Next s -> false;
            case Statement.LeaveLoop s -> false;
            case Statement.End s -> false;
            case Statement.Return s -> false;
            case Statement.Note s -> false;
            case Statement.Tell s -> false;
            case Statement.Let s -> false;
            case Statement.If s -> s.branches().stream().anyMatch(branch -> acts(branch.body())) || acts(s.otherwise());
            case Statement.ForEach s -> acts(s.body());
            case Statement.Repeat s -> acts(s.body());
            case Statement.Together s -> acts(s.body());
            case Statement.Options s -> true;
            case Statement.EndGame s -> true;
            case Statement.Later s -> true;
            case Statement.Announce s -> true;
            case Statement.Cancel s -> true;
            case Statement.Choose s -> true;
            case Statement.Enter s -> true;
            case Statement.Roll s -> true;
            case Statement.RollOff s -> true;
            case Statement.RerollWhere s -> true;
            case Statement.RerollUpTo s -> true;
            case Statement.Take s -> true;
            case Statement.PutBack s -> true;
            case Statement.Draw s -> true;
            case Statement.Shuffle s -> true;
            case Statement.Pay s -> true;
            case Statement.Assign s -> true;
            case Statement.Change s -> true;
            case Statement.Mark s -> true;
            case Statement.Reveal s -> true;
        };
    }
}
