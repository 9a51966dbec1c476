package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Target;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** What lines read and change. */
final class ActionTouches {

    private static final String ALL_COME = "put it off until a heading that all parties reach together";

    /** A thing that is changed, and whose it is. */
    private record Changed(Footprint.Thing thing, Footprint.Owner owner) {}

    private final FootprintWalk walk;
    private final Footprints found;
    private final Ownership ownership;
    private final ExpressionTouches expressions;

    ActionTouches(FootprintWalk walk, Footprints found, Ownership ownership, ExpressionTouches expressions) {
        this.walk = walk;
        this.found = found;
        this.ownership = ownership;
        this.expressions = expressions;
    }

    void of(Action action, TouchContext c) {
        switch (action) {
            case Action.Jump _, Action.Cancel _ -> {}
            case Action.Reveal a ->
                a.steps()
                        .forEach(step -> found.reveals.add(
                                new Footprints.RevealedStep(step.step().index(), c, a.place())));
            case Action.Conduct a -> conduct(a, c);
            case Action.ConductSteps a -> {
                Actor inherited = StepActors.inherited(a);
                if (inherited != null && !ownership.knows(inherited)) {
                    walk.named(inherited, c);
                }
                walk.block(a.body(), c);
            }
            case Action.EndGame a -> {
                c.unfit("the game is ended", a.place());
                expressions.of(a.winner(), c);
            }
            case Action.If a -> {
                for (Action.If.Branch branch : a.branches()) {
                    expressions.of(branch.condition(), c);
                    walk.block(branch.body(), walk.behind(branch.condition(), true, c));
                }
                walk.block(a.otherwise(), c);
            }
            case Action.ForEach a -> forEach(a, c);
            case Action.CountLoop a -> {
                expressions.of(a.low(), c);
                expressions.of(a.high(), c);
                expressions.of(a.fits(), c.looking(Footprint.Owner.ANY));
                ownership.made(a.variable(), Footprint.Owner.ANY);
                walk.block(a.body(), c);
            }
            case Action.Repeat a -> {
                expressions.of(a.limit(), c);
                if (a.until() != null) {
                    expressions.of(a.until(), c);
                }
                walk.block(a.body(), c);
            }
            case Action.TogetherEach a -> together(a, c);
            case Action.TogetherBlocks a -> together(a, c);
            case Action.Options a -> {
                a.options().forEach(option -> option.applies().forEach(condition -> expressions.of(condition, c)));
                a.options().forEach(option -> walk.step(option, c));
            }
            case Action.Later a -> later(a, c);
            case Action.Announce a -> {
                a.arguments().forEach(argument -> expressions.of(argument, c));
                c.unfit("an event is announced", a.place());
            }
            case Action.Choose a -> {
                who(a.named(), a.asked(), c);
                expressions.of(a.from(), c);
                made(a.variable(), a.source().name(), c);
                ownership.set(a.variable(), ownership.ofMembers(a.from(), c));
                expressions.of(a.prompt(), c);
                expressions.of(a.none(), c);
            }
            case Action.ChooseNumber a -> {
                who(a.named(), a.asked(), c);
                expressions.of(a.fits(), c.looking(Footprint.Owner.ANY));
                expressions.of(a.low(), c);
                expressions.of(a.high(), c);
                made(a.variable(), a.source().name(), c);
                expressions.of(a.prompt(), c);
            }
            case Action.ChooseSeveral a -> {
                who(a.named(), a.asked(), c);
                expressions.of(a.from(), c);
                made(a.variable(), a.source().name(), c);
                ownership.set(a.variable(), ownership.ofMembers(a.from(), c));
                expressions.of(a.least(), c);
                expressions.of(a.most(), c);
                expressions.of(a.prompt(), c);
            }
            case Action.Enter a -> {
                who(a.named(), a.asked(), c);
                expressions.of(a.low(), c);
                expressions.of(a.high(), c);
                made(a.variable(), a.source().name(), c);
                ownership.set(a.variable(), Footprint.Owner.ANY);
                expressions.of(a.prompt(), c);
            }
            case Action.Roll a -> {
                expressions.of(a.count(), c);
                expressions.of(a.size(), c);
                expressions.of(a.seenBy(), c);
                expressions.of(a.counting(), c.looking(Footprint.Owner.ANY));
                expressions.of(a.bonus(), c);
                expressions.of(a.modifiers(), c);
                expressions.of(a.text(), c);
                made(a.variable(), a.source().name(), c);
                who(a.source().who(), a.roller(), c);
            }
            case Action.Draw a -> {
                expressions.of(a.from(), c);
                expressions.of(a.count(), c);
                expressions.of(a.text(), c);
                expressions.of(a.seenBy(), c);
                drawsFrom(
                        a.member(),
                        ownership.ofMembers(a.from(), c),
                        a.source().from().place(),
                        c);
                made(a.variable(), a.source().name(), c);
                ownership.set(a.variable(), ownership.ofMembers(a.from(), c));
                who(a.source().who(), a.drawer(), c);
            }
            case Action.Shuffle a -> {
                expressions.of(a.set(), c);
                expressions.of(a.text(), c);
                drawsFrom(
                        a.kind(),
                        ownership.ofMembers(a.set(), c),
                        a.source().set().place(),
                        c);
            }
            case Action.RollOff a -> {
                expressions.of(a.among(), c);
                if (a.variable() != null) {
                    made(a.variable(), a.source().name(), c);
                }
            }
            case Action.RerollWhere a -> {
                expressions.pool(a.pool(), c);
                expressions.of(a.condition(), c.looking(Footprint.Owner.ANY));
                who(a.source().who(), a.roller(), c);
            }
            case Action.RerollUpTo a -> {
                expressions.pool(a.pool(), c);
                expressions.of(a.limit(), c);
                who(a.source().who(), a.roller(), c);
            }
            case Action.Let a -> let(a, c);
            case Action.LetSaid a -> {
                made(a.variable(), a.source().name(), c);
                expressions.of(a.said(), c);
            }
            case Action.Take a -> {
                expressions.of(a.first(), c);
                made(a.variable(), a.source().name(), c);
                ownership.set(a.variable(), ownership.ofMembers(a.first().set(), c));
            }
            case Action.PutBack a -> {
                expressions.of(a.piece(), c);
                Footprint.Owner owner = ownership.owner(a.piece(), c);
                a.fields().stream()
                        .filter(field -> !found.sideChanges.areNone(field))
                        .forEach(field -> c.write(Footprint.Thing.field(field), owner, a.place()));
            }
            case Action.Pay a -> {
                Changed changed = target(a.from(), c);
                expressions.of(a.amount(), c);
                write(changed, a.place(), c);
            }
            case Action.AssignSaid a -> {
                write(target(a.target(), c), a.place(), c);
                expressions.of(a.said(), c);
            }
            case Action.Change a -> write(changed(a, c), a.place(), c);
            case Action.Note a -> expressions.of(a.text(), c);
            case Action.Tell a -> {
                if (a.text() != null) {
                    expressions.of(a.text(), c);
                }
            }
        }
    }

    /** What is drawn changes what the next one draws: whoever draws first must not matter. */
    private static void drawsFrom(Type member, Footprint.Owner whose, Place place, TouchContext c) {
        if (member instanceof Type.Kind kind && kind.pieces()) {
            c.write(Footprint.Thing.draws(kind), whose, place);
        }
    }

    /** Who is asked or throws: looked at only if the line names them. */
    private void who(@Nullable Expression named, @Nullable Actor actor, TouchContext c) {
        if (named != null && actor != null) {
            expressions.of(actor.who(), c);
        }
    }

    // ---- names

    /** A name that was made by a line above is changed; a new one touches nothing. */
    private static void made(Variable variable, Word name, TouchContext c) {
        if (variable.kept() && !variable.place().equals(name.place())) {
            c.write(Footprint.Thing.name(variable), ExpressionTouches.ofName(variable), name.place());
        }
    }

    private void let(Action.Let a, TouchContext c) {
        Expr value = a.value();
        expressions.of(value, c);
        expressions.of(a.modifiers(), c);
        Footprint.Owner whose = value == null
                ? Footprint.Owner.ANY
                : a.type() instanceof Type.SetOf ? ownership.ofMembers(value, c) : ownership.owner(value, c);
        made(a.variable(), a.source().name(), c);
        ownership.set(a.variable(), whose);
    }

    // ---- changes

    private static void write(Changed changed, Place place, TouchContext c) {
        c.write(changed.thing, changed.owner, place);
    }

    private Changed target(Target target, TouchContext c) {
        return switch (target) {
            case Target.OfName t -> {
                ownership.changed(t.variable());
                yield new Changed(Footprint.Thing.name(t.variable()), ExpressionTouches.ofName(t.variable()));
            }
            case Target.OfParty t -> {
                expressions.of(t.party(), c);
                yield new Changed(Footprint.Thing.name(t.variable()), Footprint.Owner.GAME);
            }
            case Target.OfState t -> {
                expressions.of(t.holder(), c);
                Footprint.Owner owner = t.holder() == null ? Footprint.Owner.GAME : ownership.owner(t.holder(), c);
                yield new Changed(Footprint.Thing.field(t.field()), owner);
            }
            case Target.OfRole t -> new Changed(Footprint.Thing.role(t.role()), Footprint.Owner.GAME);
        };
    }

    private Changed changed(Action.Change change, TouchContext c) {
        Changed changed = target(change.target(), c);
        switch (change) {
            case Action.Assign a -> expressions.of(a.value(), c);
            case Action.ChangeSet a -> expressions.of(a.member(), c);
            case Action.Mark _ -> {}
        }
        return changed;
    }

    /** A change that is put off happens where its time comes, whoever gets there first. */
    private void later(Action.Later a, TouchContext c) {
        Changed changed = changed(a.change(), c);
        if (a.due() == null) {
            c.touchAtJoin(changed.thing, changed.owner, a.place(), ALL_COME);
            return;
        }
        int step = a.due().step().index();
        found.dueChanges.add(new Footprints.DueChange(step, changed.thing, Footprint.Owner.ANY, a.place(), ALL_COME));
        // Whether it is put off in time must not depend on who is faster.
        Footprint.Thing heap = Footprint.Thing.due(a.due().step());
        c.read(heap, Footprint.Owner.GAME, a.place());
        found.dueChanges.add(new Footprints.DueChange(step, heap, Footprint.Owner.GAME, a.place(), ALL_COME));
    }

    // ---- blocks

    private void conduct(Action.Conduct a, TouchContext c) {
        TreeMap<String, Boolean> flags = new TreeMap<>();
        TreeMap<String, Footprint.Owner> owners = new TreeMap<>();
        List<Variable> parameters = a.sequence().parameters();
        for (int i = 0; i < Math.min(a.arguments().size(), parameters.size()); i++) {
            Expr argument = a.arguments().get(i);
            Variable parameter = parameters.get(i);
            expressions.of(argument, c);
            owners.put(
                    parameter.name(),
                    parameter.type() instanceof Type.SetOf
                            ? ownership.ofMembers(argument, c)
                            : ownership.owner(argument, c));
            if (argument.source() instanceof Expression.Flag flag) {
                flags.put(parameter.name(), flag.value());
            }
        }
        c.conduct(new Footprint.Conducted(a.sequence().name(), flags, owners, c.bindings(), c.assuming()));
    }

    private void forEach(Action.ForEach a, TouchContext c) {
        expressions.of(a.set(), c);
        expressions.of(a.from(), c);
        expressions.of(a.by(), c.looking(ownership.ofMembers(a.set(), c)));
        expressions.of(a.picker(), c);
        if (a.variable() != null) {
            ownership.made(a.variable(), ownership.ofMembers(a.set(), c));
        }
        walk.block(a.body(), a.role() == null ? c : c.binding(a.role().name(), a.binding()));
    }

    private void together(Action.TogetherEach a, TouchContext c) {
        expressions.of(a.parties(), c);
        Footprint footprint = new Footprint();
        String role = a.role() == null ? "" : a.role().name();
        found.branchings.add(new Footprints.Branching(
                a.place(), true, false, role, a.fork(), Footprint.Owner.ANY, List.of(footprint)));
        Word name = a.source().name();
        TouchContext inner = c.branch(footprint, true);
        walk.block(a.body(), name == null ? inner : inner.binding(name.text(), a.fork()));
    }

    private void together(Action.TogetherBlocks a, TouchContext c) {
        List<Footprint> footprints = new ArrayList<>();
        for (Block branch : a.branches()) {
            Footprint footprint = new Footprint();
            footprints.add(footprint);
            walk.block(branch, c.branch(footprint, false));
        }
        found.branchings.add(
                new Footprints.Branching(a.place(), false, false, "", a.fork(), Footprint.Owner.ANY, footprints));
    }
}
