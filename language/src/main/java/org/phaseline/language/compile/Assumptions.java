package org.phaseline.language.compile;

import org.phaseline.language.tree.Expression;

/** What is known behind a condition: flags of the sequence, and steps that have been done. */
final class Assumptions {

    private final Headings headings;

    Assumptions(Headings headings) {
        this.headings = headings;
    }

    Context behind(Expression condition, boolean holds, Context c) {
        return switch (condition) {
            case Expression.Not not -> behind(not.operand(), !holds, c);
            case Expression.Binary and
            when and.operator() == Expression.Operator.AND && holds ->
                behind(and.right(), true, behind(and.left(), true, c));
            case Expression.Binary or
            when or.operator() == Expression.Operator.OR && !holds ->
                behind(or.right(), false, behind(or.left(), false, c));
            case Expression.Name name
            when c.page().find(name.name()) instanceof Variable variable && variable.type() instanceof Type.Flag ->
                c.assuming(name.name(), holds);
            case Expression.Was was
            when was.not() != holds && was.member() == null -> done(was.step().text(), c);
            case Expression.Did did when holds -> done(did.step().text(), c);
            default -> c;
        };
    }

    private Context done(String reference, Context c) {
        Context known = c;
        for (Headings.Entry entry : headings.find(c.routine().name, reference)) {
            known = known.knowingDone(entry.index());
        }
        return known;
    }
}
