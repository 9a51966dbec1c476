package org.phaseline.language.verify;

import java.util.List;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/** In a sealed block everything can be taken back unseen, so it holds only what leaves no trace. */
final class SealedBlockCheck {

    /** Whoever else were asked would learn what is being decided. */
    private static final String ONLY_THEMSELVES =
            "in a sealed block only the party that decides in secret can be asked";

    private final Problems problems;

    SealedBlockCheck(Problems problems) {
        this.problems = problems;
    }

    void check(List<Item> items) {
        for (Item item : items) {
            switch (item) {
                case Heading heading -> heading(heading);
                case Statement statement -> statement(statement);
            }
        }
    }

    private void heading(Heading heading) {
        boolean names =
                heading.clauses().actor() != null && !isActor(heading.clauses().actor())
                        || heading.clauses().by() != null
                        || heading.clauses().anyone();
        onlyThemselves(!names, heading.title().place());
        check(heading.body());
    }

    /** The party that decides is {@code actor} in its block, also where a step names it. */
    private static boolean isActor(Expression who) {
        return who instanceof Expression.Name name && name.name().equals("actor");
    }

    private void statement(Statement statement) {
        switch (statement) {
            case Statement.Choose s -> onlyThemselves(s.chooser() == null, s.place());
            case Statement.Enter s -> onlyThemselves(s.who() == null, s.place());
            case Statement.Let s -> {}
            case Statement.Note s -> {}
            case Statement.Tell s -> {}
            case Statement.If s -> {
                s.branches().forEach(branch -> check(branch.body()));
                check(s.otherwise());
            }
            case Statement.Options s -> s.options().forEach(option -> check(option.body()));
            case Statement.GoTo s -> leavesATrace(s);
            case Statement.Conduct s -> leavesATrace(s);
            case Statement.ConductSteps s -> leavesATrace(s);
            case Statement.AnotherRound s -> leavesATrace(s);
            case Statement.Next s -> {}
            case Statement.LeaveLoop s -> {}
            case Statement.End s -> leavesATrace(s);
            case Statement.Return s -> leavesATrace(s);
            case Statement.EndGame s -> leavesATrace(s);
            case Statement.ForEach s -> check(s.body());
            case Statement.Repeat s -> check(s.body());
            case Statement.Together s -> leavesATrace(s);
            case Statement.Later s -> leavesATrace(s);
            case Statement.Announce s -> leavesATrace(s);
            case Statement.Cancel s -> leavesATrace(s);
            case Statement.Roll s -> leavesATrace(s);
            case Statement.RollOff s -> leavesATrace(s);
            case Statement.Draw s -> leavesATrace(s);
            case Statement.Shuffle s -> leavesATrace(s);
            case Statement.RerollWhere s -> leavesATrace(s);
            case Statement.RerollUpTo s -> leavesATrace(s);
            // What is set under seal is kept apart from the state; that it is one's own is checked as in any
            // 'together'.
            case Statement.Take s -> {}
            case Statement.PutBack s -> {}
            case Statement.Pay s -> {}
            case Statement.Assign s -> {}
            case Statement.Change s -> {}
            case Statement.Mark s -> {}
            case Statement.Reveal s -> leavesATrace(s);
        }
    }

    private void leavesATrace(Statement statement) {
        problems.add(
                Code.SECRECY,
                statement.place(),
                "a sealed block can contain only choices, loops, conditions, guided steps and changes of what is one's own");
    }

    private void onlyThemselves(boolean holds, Place place) {
        if (!holds) {
            problems.add(Code.SECRECY, place, ONLY_THEMSELVES);
        }
    }
}
