package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Meanwhile;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;

/** Follows all routines line by line and gathers what they read and change: headings here, lines in {@link ActionTouches}. */
final class FootprintWalk {

    private final CheckedRulebook rulebook;
    private final WorkBudget work;
    private final Footprints found;
    private final Ownership ownership;
    private final ExpressionTouches expressions;
    private final ActionTouches actions;

    private FootprintWalk(CheckedRulebook rulebook, WorkBudget work) {
        this.rulebook = rulebook;
        this.work = work;
        this.found = new Footprints(SideChanges.in(rulebook));
        this.ownership = new Ownership(rulebook.symbols(), found.sideChanges, found.mixed);
        this.expressions = new ExpressionTouches(rulebook.symbols(), ownership, work);
        this.actions = new ActionTouches(this, found, ownership, expressions);
    }

    static Footprints of(CheckedRulebook rulebook, WorkBudget work) {
        FootprintWalk walk = new FootprintWalk(rulebook, work);
        rulebook.routines().forEach(walk::routine);
        rulebook.markerEnds().forEach(walk::marker);
        return walk.found;
    }

    private void routine(Routine routine) {
        Footprint footprint = new Footprint();
        switch (routine.kind()) {
            case GAME_TURN, SEQUENCE -> found.sequences.put(routine.name(), footprint);
            // Nobody conducts these.
            case REACTION, DIGRESSION -> {}
        }
        routine.parameters().forEach(ownership::parameter);
        TouchContext c = TouchContext.of(footprint, work);
        named(routine.actor(), c);
        block(routine.body(), c);
    }

    void block(Block block, TouchContext c) {
        for (CheckedLine line : block.lines()) {
            switch (line) {
                case CheckedStep step -> step(step, c);
                case Meanwhile meanwhile -> {
                    block(meanwhile.rest(), c);
                    step(meanwhile.open(), c);
                }
                case Action action -> action(action, c);
            }
        }
    }

    private void action(Action action, TouchContext c) {
        work.at(action.place());
        actions.of(action, c);
    }

    /** Somebody is named who acts from here on. */
    void named(@Nullable Actor actor, TouchContext c) {
        if (actor != null && actor.who() != null) {
            ownership.named(actor, c);
            expressions.of(actor.who(), c);
        }
    }

    // ---- steps

    void step(CheckedStep step, TouchContext c) {
        work.at(step.place());
        found.comeTo.computeIfAbsent(step.index(), unused -> new ArrayList<>()).add(c);
        if (StepActors.namesActor(step.heading())) {
            named(step.actors().actor(), c);
        }
        c.write(
                Footprint.Thing.outcome(step.entry()),
                c.perParty() ? Footprint.Owner.OWN : Footprint.Owner.GAME,
                step.heading().title().place());
        switch (step.manner()) {
            case ALONE, OPTION, REACTION -> carriedOut(step, c);
            case TOGETHER, SEALED -> {
                Footprint footprint = new Footprint();
                boolean sealed = step.manner() == CheckedStep.Manner.SEALED;
                found.branchings.add(new Footprints.Branching(
                        step.heading().title().place(),
                        true,
                        sealed,
                        "",
                        0,
                        ownership.alone(step.actors().actor(), c),
                        List.of(footprint)));
                carriedOut(step, c.branch(footprint, true));
            }
            case IN_TURN -> {
                expressions.inTurn(step.actors().fork());
                expressions.of(step.actors().from(), c);
                carriedOut(step, c.turn());
            }
            case MEANWHILE -> {
                step.applies().forEach(condition -> expressions.of(condition, c));
                carriedOut(step, c);
            }
        }
    }

    private void carriedOut(CheckedStep step, TouchContext c) {
        TouchContext inner = c;
        for (CheckedStep.Guard guard : step.guards()) {
            expressions.of(guard.condition(), inner);
            inner = behind(guard.condition(), !guard.unless(), inner);
        }
        expressions.of(step.repeat().limit(), inner);
        // Beside others a step is open until nobody wants it any more, whatever else it says.
        if (step.manner() != CheckedStep.Manner.MEANWHILE) {
            if (step.repeat().until() != null) {
                expressions.of(step.repeat().until(), inner);
            }
            expressions.of(step.compulsory(), inner);
        }
        if (step.heading().hasBody() && step.heading().clauses().by() != null) {
            named(step.actors().inside(), inner);
        }
        block(step.body(), inner);
        if (step.otherwise() != null) {
            action(step.otherwise(), inner);
        }
    }

    /** Flags of the routine that are known behind a condition: whoever conducts it may hand over others. */
    TouchContext behind(Condition condition, boolean holds, TouchContext c) {
        TouchContext behind = c;
        for (Assumptions.Fact fact : Assumptions.behind(condition, holds)) {
            if (fact.part() instanceof Expr.Local local && local.variable().type() instanceof Type.Flag) {
                behind = behind.assuming(local.variable().name(), fact.holds());
            }
        }
        return behind;
    }

    // ---- markers

    /** A marker comes off where its time comes. */
    private void marker(CheckedRulebook.MarkerEnd end) {
        if (end.step() != null) {
            Declaration.Marker declared = end.marker().declaration();
            found.dueChanges.add(new Footprints.DueChange(
                    end.step().index(),
                    Footprint.Thing.field(end.marker().field()),
                    whose(declared, rulebook.symbols()),
                    declared.until().step().place(),
                    "say whose marker comes off, as in 'if it is phasing'"));
        }
    }

    /** Whose marker comes off: that of the role its condition names, else anybody's. */
    private static Footprint.Owner whose(Declaration.Marker marker, Symbols symbols) {
        return marker.condition() instanceof Expression.Binary is
                        && is.operator() == Expression.Operator.IS
                        && is.left() instanceof Expression.It
                        && is.right() instanceof Expression.Name role
                        && symbols.roles.containsKey(role.name())
                ? new Footprint.Owner(Footprint.Owner.Kind.ROLE, role.name())
                : Footprint.Owner.ANY;
    }
}
