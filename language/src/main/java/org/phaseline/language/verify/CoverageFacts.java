package org.phaseline.language.verify;

import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.language.tree.Blocks;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/** What the lines of a body do, gathered over all of them, and which sequences they conduct. */
final class CoverageFacts {

    private final UsedNames names;
    private final TreeMap<Place, CoverageFacts> ofHeadings;
    private boolean guided;
    private boolean told;
    private boolean done;
    private boolean flows;
    private final TreeSet<String> conducted = new TreeSet<>();

    /** {@code ofHeadings} is filled with what is found out about headings. */
    CoverageFacts(UsedNames names, TreeMap<Place, CoverageFacts> ofHeadings) {
        this.names = names;
        this.ofHeadings = ofHeadings;
    }

    TreeSet<String> conducted() {
        return conducted;
    }

    /** True when that brought something new. */
    boolean add(CoverageFacts other) {
        boolean more = other.guided && !guided || other.told && !told || other.done && !done || other.flows && !flows;
        guided |= other.guided;
        told |= other.told;
        done |= other.done;
        flows |= other.flows;
        return more;
    }

    Coverage coverage(boolean automatic) {
        if (!done && !told) {
            return flows && !guided && automatic ? Coverage.ENFORCED : Coverage.GUIDED;
        }
        return guided || told ? Coverage.TRACKED : Coverage.ENFORCED;
    }

    void look(Heading heading) {
        CoverageFacts inside = ofHeadings.get(heading.place());
        if (inside == null) {
            inside = new CoverageFacts(names, ofHeadings);
            inside.look(heading.clauses());
            inside.guided |= !heading.hasBody() || heading.body().isEmpty();
            inside.look(heading.body());
            ofHeadings.put(heading.place(), inside);
        }
        add(inside);
        conducted.addAll(inside.conducted);
    }

    private void look(Clauses clauses) {
        for (Clauses.Guard guard : clauses.guards()) {
            told(guard.condition());
        }
        told(clauses.until());
    }

    void look(List<Item> items) {
        for (Item item : items) {
            switch (item) {
                case Heading heading -> look(heading);
                case Statement statement -> look(statement);
            }
        }
    }

    private void look(Statement statement) {
        switch (statement) {
            case Statement.Enter s -> told = true;
            case Statement.Let s -> {
                told(s.value());
                flows = true;
            }
            case Statement.If s -> s.branches().forEach(branch -> told(branch.condition()));
            case Statement.Conduct s -> conducted.add(s.sequence().text());
            case Statement.GoTo s -> flows = true;
            case Statement.Return s -> flows = true;
            case Statement.Announce s -> flows = true;
            case Statement.Cancel s -> flows = true;
            case Statement.End s -> flows = true;
            case Statement.Next s -> flows = true;
            case Statement.LeaveLoop s -> flows = true;
            case Statement.AnotherRound s -> flows = true;
            case Statement.Choose s -> found(s);
            case Statement.Roll s -> found(s);
            case Statement.RollOff s -> found(s);
            case Statement.RerollWhere s -> found(s);
            case Statement.RerollUpTo s -> found(s);
            case Statement.Draw s -> found(s);
            case Statement.Shuffle s -> done = true;
            case Statement.Assign s -> changed(s);
            case Statement.Change s -> changed(s);
            case Statement.Mark s -> done = true;
            case Statement.Take s -> flows = true;
            case Statement.PutBack s -> done = true;
            case Statement.Pay s -> done = true;
            case Statement.Later s -> done = true;
            case Statement.EndGame s -> done = true;
            // What counts is what is inside them, or they do nothing to the game.
            case Statement.ConductSteps s -> {}
            case Statement.ForEach s -> {}
            case Statement.Repeat s -> told(s.until());
            case Statement.Together s -> {}
            case Statement.Options s -> {}
            case Statement.Reveal s -> flows = true;
            case Statement.Tell s -> flows = true;
            // It may tell players what to do on their table.
            case Statement.Note s -> {}
        }
        for (List<Item> block : Blocks.of(statement)) {
            look(block);
        }
    }

    /** What the rules go by is carried out; what they do not is only recorded, and people see to the rest. */
    private void found(Statement line) {
        if (names.includes(line.place())) {
            done = true;
        } else {
            told = true;
        }
    }

    /** A name that the rules do not go by is worked out, and nothing of the game is changed. */
    private void changed(Statement line) {
        done |= names.includes(line.place());
        flows = true;
    }

    /** Whoever is asked in the middle of a condition tells the umpire something. */
    private void told(@Nullable Expression condition) {
        told |= condition != null && asks(condition);
    }

    private static boolean asks(Expression condition) {
        if (condition instanceof Expression.Not not) {
            return asks(not.operand());
        }
        if (condition instanceof Expression.Binary binary
                && (binary.operator() == Expression.Operator.AND || binary.operator() == Expression.Operator.OR)) {
            return asks(binary.left()) || asks(binary.right());
        }
        return condition instanceof Expression.Says;
    }
}
