package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Duties;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Loops;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Subject;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Word;

/** Working through a set, one after the other or all at once. */
final class LoopCompiler {

    private final Compilation all;

    LoopCompiler(Compilation all) {
        this.all = all;
    }

    /** The number of a role that a loop binds, or -1 when its name is a new one. */
    private int role(Word name, Context c) {
        Symbols.Role role = all.symbols.roles.get(name.text());
        if (role == null) {
            if (c.page().find(name.text()) != null) {
                all.problem(name.place(), "'" + name.text() + "' is a name already");
            }
            return -1;
        }
        if (role.derived() != null) {
            all.problem(name.place(), "the role '" + name.text() + "' follows from others and cannot be bound");
        }
        return role.number();
    }

    void forEach(Statement.ForEach s, Context c) {
        Typed set = all.expressions.of(s.set(), c);
        Type member = all.expressions.member(s.set(), set.type());
        int role = role(s.name(), c);
        if (role >= 0 && !member.fits(all.symbols.who(Type.PartyKind.ANY, false))) {
            all.problem(s.set().place(), "a role is bound to sides or factions, not to " + member.said());
        }
        Slots.Slot[] atStart = c.newSlots(set.type().width());
        Slots.Slot[] worked = c.newSlots(set.type().width());
        Formula crowd = SetExpressions.crowd(set);
        int kept = c.routine().slots();
        Slots.Slot own = c.newSlot();
        Slots.Slot bound = role >= 0 ? new Slots.Role(role) : own;
        int masks = c.routine().slots();
        if (!set.type().crowd()) {
            remembered(s.body(), bound, member, c);
        }
        int masksEnd = c.routine().slots();
        all.emitter.emit(() -> new Flow.Forget(c.stretch(masks, masksEnd)));
        Formula from = turnOrder(s, member, c);
        Formula picker = s.picker() == null ? null : all.expressions.parties(s.picker(), c);
        Label next = new Label();
        Label exit = new Label();
        if (role >= 0) {
            all.emitter.emit(new Effects.Change(own, Effects.Operation.SET, bound, 0, -1));
        }
        all.emitter.emit(new Loops.Begin(crowd, atStart, worked));
        Instruction giveBack = role < 0 ? null : new Effects.Change(bound, Effects.Operation.SET, own, 0, -1);
        Scope.Loop scope = new Scope.Loop(c.scope(), s.name().text(), next, giveBack, new MadeAround());
        Scope outside = all.emitter.inside(scope);
        all.emitter.bind(next);
        String prompt = "Which " + s.name().text() + " is next?";
        all.emitter.emit(() -> new Loops.Next(
                prompt, crowd, atStart, worked, s.includingNew(), bound, member.shown(), from, picker, exit.address()));
        int begin = c.routine().slots();
        int[] end = new int[1];
        all.emitter.emit(() -> new Flow.Forget(c.stretch(begin, end[0])));
        Page page = new Page(c.page());
        if (role < 0) {
            Variable variable = Variable.of(s.name().text(), member, s.name().place(), kept, c.fork(), own, -1);
            page.put(variable.owned(
                    all.expressions.names().ownership().ofMembers(s.set(), c).via(variable.key())));
        }
        // Whose player turn it is everybody sees; a loop over anything else is worth saying.
        Subject around = all.emitter.about(null);
        all.emitter.about(role >= 0 ? around : new Subject(bound, member.shown(), around));
        Context inside = role >= 0 ? c.binding(s.name().text(), all.nextFork()) : c;
        all.statements.block(s.body(), inside.in(scope).on(page), null);
        all.emitter.about(around);
        end[0] = c.routine().slots();
        all.emitter.jump(next);
        all.emitter.inside(outside);
        all.emitter.bind(exit);
        if (giveBack != null) {
            all.emitter.emit(giveBack);
        }
        all.emitter.emit(new Flow.Pass());
    }

    /** Room for what became of each step of the loop in each member's pass; a loop inside sees to its own steps. */
    private void remembered(List<Item> items, Formula bound, Type member, Context c) {
        for (Item item : items) {
            if (item instanceof Heading heading) {
                List<Slots.Slot> slots = new ArrayList<>(List.of(c.newSlot()));
                for (int i = BlockFacts.options(heading.body()); i > 0; i--) {
                    slots.add(c.newSlot());
                }
                int step = all.headings.at(heading).index();
                c.steps().owning(step).put(step, new StepTable.Members(List.copyOf(slots), bound, member));
                remembered(heading.body(), bound, member, c);
            } else if (item instanceof Statement statement && !(statement instanceof Statement.ForEach)) {
                Headings.blocks(statement).forEach(block -> remembered(block, bound, member, c));
            }
        }
    }

    private @Nullable Formula turnOrder(Statement.ForEach s, Type member, Context c) {
        if (s.inTurn() == null) {
            return null;
        }
        if (!(member instanceof Type.Who || member instanceof Type.Unknown)) {
            all.problem(s.inTurn().place(), "only sides and factions have a turn order");
        }
        return s.inTurn().from() == null
                ? new Arithmetic.Constant(-1)
                : all.expressions.wanted(s.inTurn().from(), all.symbols.who(Type.PartyKind.ANY, true), c);
    }

    void together(Statement.Together s, Context c) {
        int fork = all.nextFork();
        Label join = new Label();
        if (s.name() != null && s.set() != null) {
            eachParty(s, s.name(), fork, join, c);
        } else {
            branches(s, fork, join, c);
        }
        all.emitter.bind(join);
        all.emitter.emit(() -> {
            int due = all.emitter.dueIfAny(fork);
            return due < 0 ? new Flow.Pass() : new Duties.FallDue(due);
        });
    }

    private void eachParty(Statement.Together s, Word name, int fork, Label join, Context c) {
        if (c.perParty()) {
            all.problem(
                    s.place(),
                    "inside what is done together nothing else can be done together: conduct a sequence for it");
        }
        int role = role(name, c);
        Formula parties = all.expressions.parties(java.util.Objects.requireNonNull(s.set()), c);
        Label body = new Label();
        ForkKind kind = s.inStep() ? ForkKind.IN_STEP : ForkKind.TOGETHER;
        all.emitter.emit(() -> new Forks.Each(kind, parties, role, body.address(), join.address()));
        all.emitter.bind(body);
        Footprint footprint = new Footprint();
        String bound = role >= 0 ? name.text() : "";
        all.branchings.add(new Compilation.Branching(s.place(), true, bound, fork, List.of(footprint)));
        Page page = new Page(c.page());
        if (role < 0) {
            page.put(Variable.formula(
                    name.text(), all.symbols.who(Type.PartyKind.ANY, false), name.place(), new PartyFormulas.Own()));
        }
        Context inner = c.branch(fork, true, footprint)
                .binding(name.text(), fork)
                .in(new Scope.Fork(c.scope(), "what is done together"))
                .on(page);
        all.statements.block(s.body(), inner, null);
        all.emitter.emit(new Forks.EndBranch());
    }

    private void branches(Statement.Together s, int fork, Label join, Context c) {
        if (s.inStep()) {
            all.problem(s.place(), "'in step' goes with 'together for each'");
        }
        List<Label> bodies = new ArrayList<>();
        for (Item unused : s.body()) {
            bodies.add(new Label());
        }
        all.emitter.emit(() -> new Forks.Block(
                ForkKind.TOGETHER, bodies.stream().mapToInt(Label::address).toArray(), join.address()));
        List<Footprint> footprints = new ArrayList<>();
        for (int i = 0; i < bodies.size(); i++) {
            Footprint footprint = new Footprint();
            footprints.add(footprint);
            all.emitter.bind(bodies.get(i));
            Context inner = c.branch(fork, false, footprint)
                    .in(new Scope.Fork(c.scope(), "what is done together"))
                    .on(new Page(c.page()));
            all.statements.block(List.of(s.body().get(i)), inner, null);
            all.emitter.emit(new Forks.EndBranch());
        }
        all.branchings.add(new Compilation.Branching(s.place(), false, "", fork, footprints));
    }
}
