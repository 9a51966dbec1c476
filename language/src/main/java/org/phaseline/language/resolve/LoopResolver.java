package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.LoopMemory;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Blocks;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Word;

/** Working through a set, one after the other or all at once. */
final class LoopResolver {

    private static final String TOGETHER = "a 'together'";

    private final Resolution all;

    LoopResolver(Resolution all) {
        this.all = all;
    }

    /** The role that a loop binds, or null when its name is a new one. */
    private Symbols.@Nullable Role role(Word name, Context c) {
        Symbols.Role role = all.symbols.roles.get(name.text());
        if (role == null) {
            Variable before = c.names().find(name.text());
            if (before != null) {
                all.inUse(before, name);
            }
            return null;
        }
        all.used(name.text(), name.place());
        if (role.derived() != null) {
            all.problem(
                    Code.NOT_CHANGEABLE,
                    name.place(),
                    "the role '" + name.text() + "' is derived from others and cannot be bound");
        }
        return role;
    }

    Action forEach(Statement.ForEach s, Context c) {
        if (s.set() instanceof Expression.Range range) {
            return count(s, range, null, c);
        }
        if (s.set() instanceof Expression.Where where && where.set() instanceof Expression.Range range) {
            return count(s, range, where, c);
        }
        Expr set = all.expressions.of(s.set(), c);
        Type member = all.expressions.member(set);
        Symbols.Role role = role(s.name(), c);
        boolean binds = role != null && role.derived() == null;
        if (binds && !member.fits(all.symbols.who(Type.PartyKind.ANY, false))) {
            all.problem(Code.TYPE, s.set().place(), "a role is bound to sides or factions, not to " + member.said());
        }
        all.variables.keep(2 * set.type().width() + 1, c);
        List<LoopMemory> memories = new ArrayList<>();
        if (!set.type().crowd()) {
            remember(s.body(), member, memories, c);
        }
        Expr from = turnOrder(s, member, c);
        Expr by = order(s, member, c);
        Expr picker = s.picker() == null ? null : all.expressions.parties(s.picker(), c);
        NameScope names = new NameScope(c.names());
        Variable variable = null;
        if (!binds) {
            variable = all.variable(s.name(), member, Variable.Kind.NAME, c.fork(), -1, -1);
            names.put(variable);
        }
        int binding = binds ? all.nextFork() : 0;
        Context inside = c.in(new Scope.Loop(c.scope(), s.name().text())).with(names);
        Block body = all.blocks.block(s.body(), inside);
        return new Action.ForEach(
                s,
                set,
                member,
                binds ? role : null,
                variable,
                binding,
                s.inTurn() != null,
                from,
                by,
                picker,
                all.texts.orNone(s.question(), c),
                List.copyOf(memories),
                body);
    }

    /** Heading by heading: each is a loop of its own, played for all members before the next begins. */
    List<Action> inStep(Statement.ForEach s, Context c) {
        List<Action> lines = new ArrayList<>();
        for (Item item : s.body()) {
            if (item instanceof Heading) {
                lines.add(forEach(s.with(List.of(item)), c));
            } else {
                all.problem(
                        Code.CLAUSES,
                        item.place(),
                        "only headings can go below a loop 'in step': they are what is played one after the other");
            }
        }
        return lines;
    }

    /** Counts through a range: nobody picks, and there is no set that could change. */
    private Action count(Statement.ForEach s, Expression.Range range, Expression.@Nullable Where filter, Context c) {
        if (s.picker() != null || s.inTurn() != null || s.includingNew()) {
            all.problem(
                    Code.CLAUSES,
                    s.set().place(),
                    "the numbers of a range are already in order: only 'highest first' can be added to this loop");
        }
        if (s.order() != null && s.order().by() != null) {
            all.problem(
                    Code.CLAUSES,
                    s.order().by().place(),
                    "the numbers of a range are ordered by their size: write only 'highest first' or 'lowest first'");
        }
        Variable before = c.names().find(s.name().text());
        String role = all.symbols.roles.containsKey(s.name().text()) ? NameMeaning.taken(s.name(), all.symbols) : null;
        if (before != null) {
            all.inUse(before, s.name());
        } else if (role != null) {
            all.problem(Code.DUPLICATE_NAME, s.name().place(), role);
        }
        Expr low = all.expressions.number(range.low(), c);
        Expr high = all.expressions.number(range.high(), c);
        Expr fits = filter == null ? null : all.expressions.condition(filter, Type.NUMBER, c);
        all.variables.keep(3, c);
        NameScope names = new NameScope(c.names());
        Variable variable = all.variable(s.name(), Type.NUMBER, Variable.Kind.NAME, c.fork(), -1, -1);
        names.put(variable);
        Context inside = c.in(new Scope.Loop(c.scope(), s.name().text())).with(names);
        return new Action.CountLoop(s, variable, low, high, fits, all.blocks.block(s.body(), inside));
    }

    Action repeat(Statement.Repeat s, Context c) {
        Expr limit = all.expressions.number(s.limit(), c);
        Condition until = s.until() == null ? null : all.conditions.of(s.until(), c);
        all.variables.keep(1, c);
        Context inside = c.in(new Scope.Loop(c.scope(), Action.Repeat.NAME)).with(new NameScope(c.names()));
        return new Action.Repeat(s, limit, until, all.blocks.block(s.body(), inside));
    }

    private @Nullable Expr order(Statement.ForEach s, Type member, Context c) {
        Statement.LoopOrder order = s.order();
        if (order == null) {
            return null;
        }
        if (s.picker() != null || s.inTurn() != null) {
            all.problem(Code.CLAUSES, order.place(), "a loop has one order: either this, or 'in turn', or 'x picks'");
        }
        if (order.by() == null) {
            all.problem(
                    Code.CLAUSES,
                    order.place(),
                    "say what the members are ordered by, as in 'by it.strength, "
                            + (order.highestFirst() ? "highest first'" : "lowest first'"));
            return null;
        }
        return all.expressions.numeric(order.by(), c.looking(member));
    }

    /** What became of each step of the loop in each member's pass is remembered; a loop inside sees to its own steps. */
    private void remember(List<Item> items, Type member, List<LoopMemory> memories, Context c) {
        for (Item item : items) {
            if (item instanceof Heading heading) {
                int step = all.headings.at(heading).index();
                LoopMemory memory = all.memory(step, options(heading.body()), member);
                all.variables.keep(1 + memory.options(), c);
                c.outcomes().owning(step).put(memory);
                memories.add(memory);
                remember(heading.body(), member, memories, c);
            } else if (item instanceof Statement statement && !(statement instanceof Statement.ForEach)) {
                Blocks.of(statement).forEach(block -> remember(block, member, memories, c));
            }
        }
    }

    /** How many options the block itself, not a heading inside it, offers one of. */
    private static int options(List<Item> items) {
        int count = 0;
        for (Item item : items) {
            if (item instanceof Statement.Options options) {
                count += options.quantity() == Statement.Quantity.ONE
                        ? options.options().size()
                        : 0;
            } else if (item instanceof Statement statement) {
                for (List<Item> block : Blocks.of(statement)) {
                    count += options(block);
                }
            }
        }
        return count;
    }

    private @Nullable Expr turnOrder(Statement.ForEach s, Type member, Context c) {
        if (s.inTurn() == null) {
            return null;
        }
        if (!(member instanceof Type.Who || member instanceof Type.Unknown)) {
            all.problem(Code.CLAUSES, s.inTurn().place(), "only sides and factions have a turn order");
        }
        return s.inTurn().from() == null
                ? null
                : all.expressions.wanted(s.inTurn().from(), all.symbols.who(Type.PartyKind.ANY, true), c);
    }

    Action together(Statement.Together s, Context c) {
        int fork = all.nextFork();
        return s.name() != null && s.set() != null ? eachParty(s, s.name(), fork, c) : branches(s, fork, c);
    }

    private Action eachParty(Statement.Together s, Word name, int fork, Context c) {
        if (c.perParty()) {
            all.problem(
                    Code.MISPLACED,
                    s.place(),
                    "parties already act together here, and this cannot be nested: conduct a sequence instead");
        }
        Symbols.Role role = role(name, c);
        boolean binds = role != null && role.derived() == null;
        Expr parties = all.expressions.parties(java.util.Objects.requireNonNull(s.set()), c);
        NameScope names = new NameScope(c.names());
        Variable variable = null;
        if (!binds) {
            variable = all.variable(
                    name, all.symbols.who(Type.PartyKind.ANY, false), Variable.Kind.BRANCH_PARTY, 0, -1, -1);
            names.put(variable);
        }
        Context inner =
                c.branch(fork, true).in(new Scope.Fork(c.scope(), TOGETHER)).with(names);
        Block body = all.blocks.block(s.body(), inner);
        return new Action.TogetherEach(s, parties, binds ? role : null, variable, fork, body);
    }

    private Action branches(Statement.Together s, int fork, Context c) {
        if (s.inStep()) {
            all.problem(Code.CLAUSES, s.place(), "'in step' can be used only with 'together for each'");
        }
        List<Block> branches = new ArrayList<>();
        for (Item item : s.body()) {
            Context inner = c.branch(fork, false)
                    .in(new Scope.Fork(c.scope(), TOGETHER))
                    .with(new NameScope(c.names()));
            branches.add(all.blocks.block(List.of(item), inner));
        }
        return new Action.TogetherBlocks(s, fork, List.copyOf(branches));
    }
}
