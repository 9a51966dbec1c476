package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/** Playing something else and coming back: a sequence, or printed steps once more. */
final class ConductResolver {

    private static final int DEEPEST = 16;

    private final Resolution all;

    ConductResolver(Resolution all) {
        this.all = all;
    }

    @Nullable
    Action sequence(Statement.Conduct s, Context c) {
        String name = s.sequence().text();
        Declaration.Sequence sequence = all.symbols.sequences.get(name);
        Routine routine = all.sequences.get(name);
        if (sequence == null || routine == null) {
            all.problems.flowIsUnclear();
            all.unknown(
                    s.sequence().place(),
                    "no sequence '" + name + "'" + all.problems.didYouMean(name, all.symbols.sequences.keySet()));
            return null;
        }
        all.used(name, s.sequence().place());
        if (s.arguments().size() != sequence.parameters().size()) {
            all.astray(
                    Code.ARGUMENTS,
                    s.sequence().place(),
                    "'" + name + "' takes "
                            + Counted.values(sequence.parameters().size())
                            + Counted.notSoMany(s.arguments().size()));
            return null;
        }
        Types types = new Types(all.symbols, all.problems);
        List<Expr> arguments = new ArrayList<>();
        for (int i = 0; i < s.arguments().size(); i++) {
            Type type = types.of(sequence.parameters().get(i).type());
            arguments.add(all.expressions.wanted(s.arguments().get(i), type, c));
            all.work.spend(type.width());
        }
        return new Action.Conduct(s, routine, List.copyOf(arguments));
    }

    @Nullable
    Action steps(Statement.ConductSteps s, Context c) {
        Headings.Entry first = all.steps.find(s.first(), c.routine().name);
        Headings.Entry last = all.steps.find(s.last(), c.routine().name);
        if (first == null || last == null) {
            return null;
        }
        List<Item> items = all.headings.among(first.heading());
        int from = position(items, first);
        int to = position(items, last);
        if (to < 0 || to < from) {
            all.astray(
                    Code.JUMP,
                    s.last().place(),
                    "[" + s.last().text() + "] does not follow [" + s.first().text() + "] in the same block");
            return null;
        }
        if (inside(c.scope(), first.index(), last.last())) {
            all.astray(Code.ENDLESS, s.place(), "these steps would conduct themselves forever");
            return null;
        }
        if (depth(c.scope()) > DEEPEST) {
            all.astray(Code.ENDLESS, s.place(), "these steps would conduct each other forever");
            return null;
        }
        OutcomeTable table = new OutcomeTable(c.outcomes(), first.index(), last.last());
        Scope.Range scope = new Scope.Range(c.scope(), "line " + s.place().line() + " conducts again");
        Context inner = c.with(table).in(scope).with(new NameScope(c.names())).inheriting(inherited(first.parent(), c));
        Block body = all.blocks.block(items.subList(from, to + 1), inner);
        return new Action.ConductSteps(s, first, last, body);
    }

    /** By where it stands: two headings never share a place. */
    private static int position(List<Item> items, Headings.Entry entry) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).place().equals(entry.heading().place())) {
                return i;
            }
        }
        return -1;
    }

    private static boolean inside(@Nullable Scope scope, int first, int last) {
        for (Scope at = scope; at != null; at = at.outer()) {
            if (at instanceof Scope.Step step
                    && step.entry().index() >= first
                    && step.entry().index() <= last) {
                return true;
            }
        }
        return false;
    }

    private static int depth(@Nullable Scope scope) {
        int depth = 0;
        for (Scope at = scope; at != null; at = at.outer()) {
            depth += at instanceof Scope.Range ? 1 : 0;
        }
        return depth;
    }

    /** Who acts in the steps where they are printed: the headings above them say so. */
    private @Nullable Actor inherited(int parent, Context c) {
        for (int at = parent; at >= 0; at = all.headings.get(at).parent()) {
            Clauses clauses = all.headings.get(at).heading().clauses();
            Expression named = clauses.by() != null ? clauses.by() : clauses.actor();
            if (named != null) {
                return all.expressions.actor(named, c);
            }
        }
        return c.routine().actor;
    }
}
