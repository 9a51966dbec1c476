package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Loops;
import org.phaseline.engine.code.MemberOrder;
import org.phaseline.engine.code.NumberLoops;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.LoopMember;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.LoopMemory;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.syntax.Semantics;

/** Working through a set, one after the other. */
final class LoopEmitter {

    private final Emission all;

    LoopEmitter(Emission all) {
        this.all = all;
    }

    /** A loop that binds a role keeps in its slot who had it before, else the member it is at. */
    void forEach(Action.ForEach a, CodeContext c) {
        Type type = a.set().type();
        Formula set = SetFormulas.crowd(type, all.formulas.of(a.set(), c));
        Slots.Slot[] atStart = all.names.loopSet(type, c);
        Slots.Slot[] worked = all.names.loopSet(type, c);
        int base = c.frame().slots();
        Slots.Slot own = c.newSlot();
        Slots.Slot bound = a.role() == null ? own : new Slots.Role(a.role().number());
        int masks = c.frame().slots();
        a.memories().forEach(memory -> remember(memory, bound, c));
        int masksEnd = c.frame().slots();
        all.code.emit(new Flow.Forget(c.stretch(masks, masksEnd)));
        Formula from = turnOrder(a, c);
        Formula picker = a.picker() == null ? null : all.formulas.parties(a.picker(), c);
        MemberOrder order = order(a, c);
        JumpLabel next = new JumpLabel();
        JumpLabel exit = new JumpLabel();
        Instruction giveBack = null;
        if (a.role() != null) {
            all.code.emit(new Effects.Change(own, Effects.Operation.SET, bound, 0, -1));
            giveBack = new Effects.Change(bound, Effects.Operation.SET, own, 0, -1);
        }
        all.code.emit(new Loops.Begin(set, atStart, worked));
        String name = a.source().name().text();
        CodeScope.Loop scope = new CodeScope.Loop(c.scope(), name, next, exit, giveBack);
        CodeScope outside = all.code.inside(scope);
        all.code.bind(next);
        ValueType shown = ValueTypes.of(a.member());
        Wording question = a.question() != null
                ? all.wordings.asking(a.question(), c)
                : Wording.of("Which " + ShownName.of(name, a.member()) + " is next?");
        all.code.emit(() -> new Loops.Next(
                question,
                set,
                atStart,
                worked,
                a.source().includingNew(),
                bound,
                shown,
                from,
                order,
                picker,
                exit.address()));
        int begin = c.frame().slots();
        int[] end = new int[1];
        all.code.emit(() -> new Flow.Forget(c.stretch(begin, end[0])));
        if (a.variable() != null) {
            all.names.loopMember(a.variable(), base, own, c);
        }
        // Whose player turn it is everybody sees; a loop over anything else is worth saying.
        LoopMember around = all.code.about(null);
        all.code.about(a.role() != null ? around : new LoopMember(bound, shown, around));
        NamesInScope.Mark known = all.inScope.mark();
        all.inScope.add(a.member(), new Slots.Slot[] {bound});
        Formula behalf = all.behalf;
        all.behalf = behalf(a.member(), bound);
        CodeContext pass = c.in(scope);
        all.blocks.block(a.body(), endsPass(c) ? pass.skipping(next) : pass, null);
        all.behalf = behalf;
        all.inScope.back(known);
        all.code.about(around);
        end[0] = c.frame().slots();
        all.code.jump(next);
        all.code.inside(outside);
        all.code.bind(exit);
        if (giveBack != null) {
            all.code.emit(giveBack);
        }
        all.code.emit(new Flow.Pass());
    }

    /** Whether a choice with nothing to choose from ends only the pass; where a step says what happens otherwise, that happens. */
    private boolean endsPass(CodeContext c) {
        if (all.semantics < Semantics.SECOND) {
            return false;
        }
        for (CodeScope at = c.scope(); at != null; at = at.outer()) {
            if (at instanceof CodeScope.InStep in) {
                return in.step().step().otherwise() == null;
            }
        }
        return true;
    }

    /** The party a member is or belongs to; that of the loop around it when it belongs to none. */
    private Formula behalf(Type member, Slots.Slot bound) {
        if (member instanceof Type.Who) {
            return new Sets.One(bound);
        }
        Symbols.Field side = member instanceof Type.Kind kind
                ? all.symbols.fieldsOf(kind.name()).get("side")
                : null;
        return side != null && side.type() instanceof Type.Who ? new Sets.One(FieldSlots.of(side, bound)) : all.behalf;
    }

    private @Nullable MemberOrder order(Action.ForEach a, CodeContext c) {
        boolean written = a.source().asWritten() && a.set() instanceof Expr.SetOf && !a.inTurn() && a.picker() == null;
        MemberOrder ties = null;
        if (written) {
            List<Formula> members = ((Expr.SetOf) a.set())
                    .members().stream()
                            .map(member -> all.formulas.of(member, c))
                            .toList();
            ties = new MemberOrder(new MemberOrder.PlaceWritten(members), false, null);
        }
        return a.by() == null || a.source().order() == null
                ? ties
                : new MemberOrder(all.formulas.of(a.by(), c), a.source().order().highestFirst(), ties);
    }

    void count(Action.CountLoop a, CodeContext c) {
        Formula low = all.formulas.of(a.low(), c);
        Formula high = all.formulas.of(a.high(), c);
        Formula fits = a.fits() == null ? null : all.formulas.of(a.fits(), c);
        Slots.Slot number = c.newSlot();
        Slots.Slot left = c.newSlot();
        int base = c.frame().slots();
        Slots.Slot member = c.newSlot();
        all.code.emit(new NumberLoops.Begin(low, high, a.down(), number, left));
        ValueType shown = ValueTypes.of(a.variable().type());
        passes(
                a.source().name().text(),
                exit -> all.code.emit(() -> new NumberLoops.Next(number, left, a.down(), fits, member, exit.address())),
                inner -> {
                    all.names.loopMember(a.variable(), base, member, c);
                    LoopMember around = all.code.about(null);
                    all.code.about(new LoopMember(member, shown, around));
                    all.blocks.block(a.body(), inner, null);
                    all.code.about(around);
                },
                c);
    }

    void repeat(Action.Repeat a, CodeContext c) {
        Slots.Slot times = c.newSlot();
        all.code.emit(new Effects.Change(times, Effects.Operation.SET, new Arithmetic.Constant(0), 0, -1));
        passes(
                Action.Repeat.NAME,
                exit -> {
                    if (a.until() != null) {
                        all.conditions.when(a.until(), c, exit);
                    }
                    all.code.jumpUnless(new Logic.Less(times, all.formulas.of(a.limit(), c)), exit);
                    all.code.emit(new Steps.Count(times));
                },
                inner -> all.blocks.block(a.body(), inner, null),
                c);
    }

    /** The passes of a loop that binds no role: {@code head} decides whether there is another one. */
    private void passes(String name, Consumer<JumpLabel> head, Consumer<CodeContext> body, CodeContext c) {
        JumpLabel next = new JumpLabel();
        JumpLabel exit = new JumpLabel();
        CodeScope.Loop scope = new CodeScope.Loop(c.scope(), name, next, exit, null);
        CodeScope outside = all.code.inside(scope);
        all.code.bind(next);
        head.accept(exit);
        int begin = c.frame().slots();
        int[] end = new int[1];
        all.code.emit(() -> new Flow.Forget(c.stretch(begin, end[0])));
        CodeContext pass = c.in(scope);
        body.accept(endsPass(c) ? pass.skipping(next) : pass);
        end[0] = c.frame().slots();
        all.code.jump(next);
        all.code.inside(outside);
        all.code.bind(exit);
        all.code.emit(new Flow.Pass());
    }

    /** Room for what became of a step of the loop in each member's pass. */
    private void remember(LoopMemory memory, Slots.Slot member, CodeContext c) {
        List<Slots.Slot> masks = new ArrayList<>();
        for (int i = 0; i <= memory.options(); i++) {
            masks.add(c.newSlot());
        }
        all.names.remember(memory, new NameSlots.Remembered(List.copyOf(masks), member));
    }

    private @Nullable Formula turnOrder(Action.ForEach a, CodeContext c) {
        if (!a.inTurn()) {
            return null;
        }
        return a.from() == null ? FixedFormulas.NOBODY : all.formulas.of(a.from(), c);
    }
}
