package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/** Playing something else and coming back: a sequence with a page of its own, or printed steps once more. */
final class ConductCompiler {

    private static final int DEEPEST = 16;

    private final Compilation all;

    ConductCompiler(Compilation all) {
        this.all = all;
    }

    void sequence(Statement.Conduct s, Context c) {
        String name = s.sequence().text();
        Declaration.Sequence sequence = all.symbols.sequences.get(name);
        Integer number = all.sequenceNumbers.get(name);
        if (sequence == null || number == null) {
            all.problems.flowIsUnclear();
            all.unknown(
                    s.sequence().place(),
                    "no sequence '" + name + "'" + all.problems.didYouMean(name, all.symbols.sequences.keySet()));
            return;
        }
        if (s.arguments().size() != sequence.parameters().size()) {
            all.astray(
                    s.sequence().place(),
                    "'" + name + "' takes " + Say.values(sequence.parameters().size()) + ", not "
                            + (s.arguments().isEmpty()
                                    ? "none"
                                    : String.valueOf(s.arguments().size())));
            return;
        }
        Types types = new Types(all.symbols, all.problems);
        List<Formula> arguments = new ArrayList<>();
        TreeMap<String, Boolean> flags = new TreeMap<>();
        TreeMap<String, Footprint.Owner> owners = new TreeMap<>();
        for (int i = 0; i < s.arguments().size(); i++) {
            Declaration.Parameter parameter = sequence.parameters().get(i);
            Type type = types.of(parameter.type());
            Expression argument = s.arguments().get(i);
            Formula value = all.expressions.wanted(argument, type, c);
            owners.put(
                    parameter.name().text(),
                    type instanceof Type.SetOf
                            ? all.expressions.names().ownership().ofMembers(argument, c)
                            : all.expressions.names().owner(argument, c));
            all.work.spend(type.width());
            for (int word = 0; word < type.width(); word++) {
                arguments.add(type.crowd() ? new Crowds.WordOf(value, word) : value);
            }
            if (s.arguments().get(i) instanceof Expression.Flag flag) {
                flags.put(parameter.name().text(), flag.value());
            }
        }
        all.work.spend(c.footprints().size());
        Footprint.Conducted conducted =
                new Footprint.Conducted(name, flags, owners, c.bindings(), s.place(), c.assuming());
        for (Footprint footprint : c.footprints()) {
            footprint.conducted.add(conducted);
        }
        all.emitter.emit(new Flow.Call(all.sequences, number, arguments.toArray(Formula[]::new)));
    }

    void steps(Statement.ConductSteps s, Context c) {
        Headings.Entry first = all.expressions.outcomes().find(s.first(), c.routine().name);
        Headings.Entry last = all.expressions.outcomes().find(s.last(), c.routine().name);
        if (first == null || last == null) {
            return;
        }
        List<Item> items = all.headings.among(first.heading());
        int from = position(items, first);
        int to = position(items, last);
        if (to < 0 || to < from) {
            all.astray(
                    s.last().place(),
                    "[" + s.last().text() + "] does not follow [" + s.first().text() + "] in the same block");
            return;
        }
        if (inside(c.scope(), first.index(), last.last())) {
            all.astray(s.place(), "these steps would conduct themselves for ever");
            return;
        }
        if (depth(c.scope()) > DEEPEST) {
            all.astray(s.place(), "steps conduct each other without end here");
            return;
        }
        StepTable table = new StepTable(c.steps(), first.index(), last.last());
        Scope.Range scope = new Scope.Range(c.scope(), "line " + s.place().line() + " conducts again");
        int step = all.emitter.step();
        Context inner = c.with(table).in(scope).on(new Page(c.page())).inheriting(inherited(first.parent(), c));
        all.statements.block(items.subList(from, to + 1), inner.failing(null), null);
        all.emitter.inStep(step);
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
            if (at instanceof Scope.Step step && step.index() >= first && step.index() <= last) {
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
        List<Clauses> above = new ArrayList<>();
        for (int at = parent; at >= 0; at = all.headings.get(at).parent()) {
            above.add(all.headings.get(at).heading().clauses());
        }
        for (Clauses clauses : above) {
            Expression named = clauses.by() != null ? clauses.by() : clauses.actor();
            if (named != null) {
                return all.expressions.actor(named, c);
            }
        }
        return c.routine().actor;
    }
}
