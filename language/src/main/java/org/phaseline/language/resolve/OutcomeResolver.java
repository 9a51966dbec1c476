package org.phaseline.language.resolve;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.LoopMemory;
import org.phaseline.language.checked.Outcome;
import org.phaseline.language.checked.StepReference;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Word;

/** Questions about what became of a step. What depends on the step itself is looked at as soon as it has been read. */
final class OutcomeResolver {

    private final Resolution all;
    private final Problems problems;
    private final ExpressionResolver expressions;

    OutcomeResolver(Resolution all, ExpressionResolver expressions) {
        this.all = all;
        this.problems = all.problems;
        this.expressions = expressions;
    }

    Expr was(Expression.Was was, Context c) {
        Headings.Entry step = all.steps.find(was.step(), c.routine().name);
        if (step == null) {
            return new Expr.Constant(was, Type.FLAG, 0);
        }
        StepReference reference = new StepReference(step);
        Expr member = was.member() == null ? null : expressions.of(was.member(), c);
        OutcomeTable table = c.outcomes().owning(step.index());
        table.ask(step.index(), outcome -> {
            LoopMemory memory = table.memory(step.index());
            reference.fill(outcome, memory);
            if (member != null) {
                checkMember(was, member, memory);
            }
            if (was.option() != null && (member == null || memory != null)) {
                checkOption(was.step(), was.option(), outcome);
            }
        });
        String option = was.option() == null ? null : was.option().text();
        return new Expr.Was(was, reference, option, was.not(), member, c.fork());
    }

    private void checkMember(Expression.Was was, Expr member, @Nullable LoopMemory memory) {
        if (memory == null) {
            problems.add(
                    Code.MISPLACED,
                    member.place(),
                    "[" + was.step().text() + "] is not in a loop: leave out 'for " + ExpressionText.of(member.source())
                            + "'");
        } else {
            expressions.wanted(member, memory.member());
        }
    }

    private void checkOption(Word step, Word option, Outcome outcome) {
        if (!outcome.options().contains(option.text())) {
            problems.add(
                    Code.UNKNOWN_NAME,
                    option.place(),
                    "[" + step.text() + "] has no option \"" + option.text() + "\""
                            + problems.didYouMean(option.text(), outcome.options()));
        }
    }

    Expr did(Expression.Did did, Context c) {
        Headings.Entry step = all.steps.find(did.step(), c.routine().name);
        Expr party = expressions.of(did.party(), c);
        if (step == null) {
            return new Expr.Constant(did, Type.FLAG, 0);
        }
        StepReference reference = new StepReference(step);
        OutcomeTable table = c.outcomes().owning(step.index());
        table.ask(step.index(), outcome -> {
            reference.fill(outcome, table.memory(step.index()));
            boolean sameTime =
                    outcome.fork() != 0 && outcome.fork() == c.fork() && !all.oneAfterTheOther.contains(c.fork());
            if (sameTime && !outcome.secret() && !isOneself(party)) {
                problems.add(
                        Code.SECRECY, did.place(), "what another party does at the same time cannot be known here");
            }
            if (!outcome.each()) {
                problems.add(
                        Code.MISPLACED,
                        did.place(),
                        "only one party acts in [" + did.step().text() + "]: write '["
                                + did.step().text() + "] was done'");
            }
        });
        return new Expr.Did(did, party, reference, c.fork());
    }

    private static boolean isOneself(Expr party) {
        return party instanceof Expr.Acting acting && acting.actor().kind() == Actor.Kind.OWN
                || party instanceof Expr.Local local && local.variable().kind() == Variable.Kind.BRANCH_PARTY;
    }
}
