package org.phaseline.language.compile;

import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/** Questions about what became of a step, and finding the step a reference means. */
final class OutcomeLookup {

    private final Headings headings;
    private final Problems problems;
    private final Expressions expressions;
    private final TreeSet<Integer> oneAfterTheOther;

    OutcomeLookup(Headings headings, Problems problems, Expressions expressions, TreeSet<Integer> oneAfterTheOther) {
        this.oneAfterTheOther = oneAfterTheOther;
        this.headings = headings;
        this.problems = problems;
        this.expressions = expressions;
    }

    /** The step of this sequence that a reference means; a problem is noted when there is none, or more than one. */
    Headings.@Nullable Entry find(Word reference, String sequence) {
        List<Headings.Entry> found = headings.find(sequence, reference.text());
        if (found.size() == 1) {
            return found.get(0);
        }
        problems.flowIsUnclear();
        boolean elsewhere = !headings.findAnywhere(reference.text()).isEmpty();
        if (found.isEmpty() && elsewhere) {
            problems.add(
                    reference.place(),
                    "[" + reference.text() + "] stands in another sequence: only steps of this one can be meant here");
        } else if (found.isEmpty()) {
            problems.unknown(
                    reference.place(),
                    "no step [" + reference.text() + "] in this sequence"
                            + guess(
                                    reference.text(),
                                    problems.isGuessing() ? headings.names(sequence) : List.of(),
                                    problems));
        } else {
            problems.add(
                    reference.place(),
                    "[" + reference.text() + "] stands in lines "
                            + found.get(0).heading().place().line() + " and "
                            + found.get(1).heading().place().line()
                            + ": name the heading above it too, as in [Combat / " + reference.text() + "]");
        }
        return null;
    }

    /** A step of any sequence, its own first: where markers end and effects are due. */
    Headings.@Nullable Entry findAnywhere(Word reference, String sequence) {
        return References.findAnywhere(reference, sequence, headings, problems);
    }

    static String guess(String name, List<String> names, Problems problems) {
        return problems.nearest(name, names)
                .map(nearest -> "; did you mean [" + nearest + "]?")
                .orElse("");
    }

    Typed was(Expression.Was was, Context c) {
        Headings.Entry step = find(was.step(), c.routine().name);
        if (step == null) {
            return new Typed(Type.FLAG, new Arithmetic.Constant(0));
        }
        Forward formula = new Forward();
        c.steps().owning(step.index()).ask(step.index(), entry -> {
            if (entry.secret() && c.sealedStep() < 0 && !c.routine().opened.contains(step.index())) {
                problems.add(was.place(), "[" + was.step().text() + "] is sealed here: it must be revealed first");
            }
            boolean own = entry.fork() != 0 && entry.fork() == c.fork();
            c.touch(
                    Footprint.Thing.outcome(step.index(), step.heading().called()),
                    own ? Footprint.Owner.OWN : Footprint.Owner.GAME,
                    false,
                    was.place());
            formula.fill(was.member() == null ? was(was, entry, c) : wasFor(was, was.member(), entry, step, c));
        });
        return new Typed(Type.FLAG, was.not() ? new Logic.Not(formula) : formula);
    }

    private Formula was(Expression.Was was, StepTable.Entry entry, Context c) {
        Word option = was.option();
        boolean own = entry.width() > 1 && entry.fork() != 0 && entry.fork() == c.fork();
        Formula slot = own ? c.slot(entry.base()) : new Slots.Local(entry.base());
        boolean one = entry.width() == 1 || own;
        if (option == null) {
            return one ? new Outcomes.WasDone(slot) : new Outcomes.WasDoneByAll(entry.base(), entry.width());
        }
        int number = option(was, option, entry);
        if (number < 0) {
            return new Arithmetic.Constant(0);
        }
        return one
                ? new Outcomes.WasOption(slot, number)
                : new Outcomes.WasOptionOfAll(entry.base(), entry.width(), number);
    }

    /** What became of a step in the pass of one member of its loop. */
    private Formula wasFor(
            Expression.Was was, Expression member, StepTable.Entry entry, Headings.Entry step, Context c) {
        StepTable.Members members = c.steps().owning(step.index()).members(step.index());
        if (members == null) {
            problems.add(
                    member.place(),
                    "[" + was.step().text() + "] stands in no loop: leave out 'for " + Say.expression(member) + "'");
            return new Arithmetic.Constant(0);
        }
        Formula which = expressions.wanted(member, members.type(), c);
        Word option = was.option();
        int mask = option == null ? 0 : option(was, option, entry) + 1;
        return mask < members.masks().size()
                ? new Logic.In(which, members.masks().get(mask))
                : new Arithmetic.Constant(0);
    }

    private int option(Expression.Was was, Word option, StepTable.Entry entry) {
        int number = entry.options().indexOf(option.text());
        if (number < 0) {
            problems.add(
                    option.place(),
                    "[" + was.step().text() + "] has no option \"" + option.text() + "\""
                            + problems.didYouMean(option.text(), entry.options()));
        }
        return number;
    }

    Typed did(Expression.Did did, Context c) {
        Headings.Entry step = find(did.step(), c.routine().name);
        Formula party = expressions.of(did.party(), c).formula();
        if (step == null) {
            return new Typed(Type.FLAG, new Arithmetic.Constant(0));
        }
        Forward formula = new Forward();
        c.steps().owning(step.index()).ask(step.index(), entry -> {
            if (entry.secret() && !c.routine().opened.contains(step.index())) {
                problems.add(did.place(), "[" + did.step().text() + "] is sealed here: it must be revealed first");
            }
            boolean sameTime = entry.fork() != 0 && entry.fork() == c.fork() && !oneAfterTheOther.contains(c.fork());
            boolean himself = expressions.names().owner(did.party(), c).equals(Footprint.Owner.OWN);
            if (sameTime && !himself) {
                problems.add(did.place(), "what another party does at the same time cannot be known here");
            }
            c.touch(
                    Footprint.Thing.outcome(step.index(), step.heading().called()),
                    sameTime ? Footprint.Owner.OWN : Footprint.Owner.GAME,
                    false,
                    did.place());
            if (entry.width() == 1) {
                problems.add(
                        did.place(),
                        "one party acts in [" + did.step().text() + "]: ask '["
                                + did.step().text() + "] was done'");
            }
            formula.fill(new Outcomes.WasDone(new Slots.LocalOf(entry.base(), party)));
        });
        return new Typed(Type.FLAG, formula);
    }
}
