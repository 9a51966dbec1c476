package org.phaseline.language.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Duties;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Roll;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Weighing;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.language.tree.Due;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/** Changes of state and names, now or later. */
final class StateCompiler {

    /** A place that is changed: where, what it holds, and whose it is. */
    private record Target(Slots.Slot slot, Slots.Slot[] words, Type type, Footprint.Thing what, Footprint.Owner owner) {

        Target(Slots.Slot slot, Type type, Footprint.Thing what, Footprint.Owner owner) {
            this(slot, new Slots.Slot[] {slot}, type, what, owner);
        }
    }

    private record Change(Target target, Effects.Operation operation, Formula value) {}

    private final Compilation all;
    private final Names names;

    StateCompiler(Compilation all, Names names) {
        this.all = all;
        this.names = names;
    }

    void change(Statement statement, Context c) {
        switch (statement) {
            case Statement.Let s -> let(s, c);
            case Statement.Later s -> later(s, c);
            case Statement.Pay s -> pay(s, c);
            case Statement.Assign s when Conditions.asks(s.value()) -> told(s, c);
            default -> {
                Change change = read(statement, c);
                if (change != null) {
                    Target target = change.target;
                    c.touch(target.what, target.owner, true, statement.place());
                    all.emitter.emit(instruction(change));
                }
            }
        }
    }

    private static Instruction instruction(Change change) {
        Target target = change.target;
        if (!target.type.crowd()) {
            return new Effects.Change(
                    target.slot, change.operation, change.value, target.type.low(), target.type.high());
        }
        return change.operation == Effects.Operation.SET
                ? new Crowds.Keep(target.words, change.value)
                : new Crowds.Change(target.words, change.value, change.operation == Effects.Operation.JOIN);
    }

    private void let(Statement.Let s, Context c) {
        Type written = s.type() == null ? null : new Types(all.symbols, all.problems).of(s.type());
        Expression value = s.value();
        if (value == null) {
            Type type = written == null ? Type.UNKNOWN : written;
            if (written == null) {
                all.problem(s.place(), "say what '" + s.name().text() + "' is, or what kind of value it holds");
            }
            Formula blank = type.crowd()
                    ? new Crowds.Listed(List.of(), type.width())
                    : new Arithmetic.Constant(Constants.initial(type));
            set(names.owned(names.declare(s.name(), type, c), Footprint.Owner.ANY, c), blank, c);
            return;
        }
        if (Conditions.asks(value)) {
            told(s, value, c);
            return;
        }
        Typed typed = all.expressions.of(value, c);
        if (written != null && !typed.type().fits(written)) {
            all.problem(
                    value.place(),
                    written.said() + " is wanted here, not " + typed.type().said());
        }
        Typed start = written == null ? typed : new Typed(typed.type(), SetExpressions.as(written, typed));
        List<Roll.Modifier> modifiers = Modifiers.compiled(start, s.modifiers(), all.expressions, c);
        Formula whole = Modifiers.sum(start.formula(), modifiers);
        Type type = written != null
                ? written
                : typed.type() instanceof Type.Num || typed.type() instanceof Type.Dice ? Type.NUMBER : typed.type();
        if (!modifiers.isEmpty()) {
            all.emitter.emit(new Weighing(
                    all.emitter.step(), s.name().text(), start.formula(), modifiers.toArray(Roll.Modifier[]::new)));
        }
        Footprint.Owner whose = type instanceof Type.SetOf
                ? all.expressions.names().ownership().ofMembers(value, c)
                : all.expressions.names().owner(value, c);
        set(names.owned(names.declare(s.name(), type, c), whose, c), whole, c);
    }

    private void set(Variable variable, Formula value, Context c) {
        names.made(variable, c);
        if (variable.type().crowd()) {
            all.emitter.emit(new Crowds.Keep(variable.words(), value));
            return;
        }
        all.emitter.emit(new Effects.Change(
                names.slot(variable),
                Effects.Operation.SET,
                value,
                variable.type().low(),
                variable.type().high()));
    }

    /** What is not there cannot be paid: then the step is not carried out. */
    private void pay(Statement.Pay s, Context c) {
        Target target = target(s.from(), c);
        Formula amount = all.expressions.number(s.amount(), c);
        if (target == null) {
            return;
        }
        if (!(target.type instanceof Type.Num)) {
            all.problem(s.from().place(), "one pays from a number, not from " + target.type.said());
        }
        c.touch(target.what, target.owner, true, s.place());
        all.reachability.payment(s, amount, target.type);
        Label next = new Label();
        Label fail = c.fail() == null ? next : c.fail();
        all.emitter.jumpUnless(new Logic.AtMost(amount, target.slot), fail);
        all.emitter.emit(new Effects.Change(
                target.slot, Effects.Operation.SUBTRACT, amount, target.type.low(), target.type.high()));
        all.emitter.bind(next);
    }

    /** A name for what somebody says. */
    private void told(Statement.Let s, Expression value, Context c) {
        Variable variable = names.declare(s.name(), Type.FLAG, c);
        Label no = new Label();
        Label end = new Label();
        all.conditions.orElse(value, c, no);
        set(variable, new Arithmetic.Constant(1), c);
        all.emitter.jump(end);
        all.emitter.bind(no);
        set(variable, new Arithmetic.Constant(0), c);
        all.emitter.bind(end);
    }

    /** A flag is set to what somebody says. */
    private void told(Statement.Assign s, Context c) {
        Target target = target(s.target(), c);
        if (target == null) {
            return;
        }
        if (!Type.FLAG.fits(target.type) || s.operation() != Statement.Operation.SET) {
            all.problem(s.place(), "what somebody says is yes or no: only a flag can be set to it");
        }
        c.touch(target.what, target.owner, true, s.place());
        Label no = new Label();
        Label end = new Label();
        all.conditions.orElse(s.value(), c, no);
        all.emitter.emit(new Effects.Change(
                target.slot, Effects.Operation.SET, new Arithmetic.Constant(1), target.type.low(), target.type.high()));
        all.emitter.jump(end);
        all.emitter.bind(no);
        all.emitter.emit(new Effects.Change(
                target.slot, Effects.Operation.SET, new Arithmetic.Constant(0), target.type.low(), target.type.high()));
        all.emitter.bind(end);
    }

    private @Nullable Change read(Statement statement, Context c) {
        return switch (statement) {
            case Statement.Assign s -> assign(s, c);
            case Statement.Change s -> member(s, c);
            case Statement.Mark s -> mark(s, c);
            default -> {
                all.problem(statement.place(), "this cannot stand here");
                yield null;
            }
        };
    }

    private @Nullable Change assign(Statement.Assign s, Context c) {
        Target target = target(s.target(), c);
        if (target == null) {
            return null;
        }
        Type wanted = target.type instanceof Type.Num ? Type.NUMBER : target.type;
        boolean set = target.type instanceof Type.SetOf;
        if (s.operation() != Statement.Operation.SET
                && !(target.type instanceof Type.Num || target.type instanceof Type.Unknown)) {
            all.problem(
                    s.place(),
                    set
                            ? "members are added with 'add x to s' and taken away with 'drop x from s'"
                            : "only numbers can be added to");
            return null;
        }
        Formula value = all.expressions.wanted(s.value(), wanted, c);
        return new Change(
                target,
                switch (s.operation()) {
                    case SET -> Effects.Operation.SET;
                    case ADD -> Effects.Operation.ADD;
                    case SUBTRACT -> Effects.Operation.SUBTRACT;
                },
                value);
    }

    private @Nullable Change member(Statement.Change s, Context c) {
        Target target = target(s.set(), c);
        if (target == null) {
            return null;
        }
        Type member = all.expressions.member(s.set(), target.type);
        Formula value = all.expressions.wanted(s.member(), member, c);
        return new Change(target, s.add() ? Effects.Operation.JOIN : Effects.Operation.DROP, value);
    }

    private @Nullable Change mark(Statement.Mark s, Context c) {
        Symbols.Marker marker = all.symbols.markers.get(s.marker().text());
        if (marker == null) {
            all.unknown(
                    s.marker().place(),
                    "no marker '" + s.marker().text() + "'"
                            + all.problems.didYouMean(s.marker().text(), all.symbols.markers.keySet()));
            return null;
        }
        boolean ofGame = marker.field().holder().game();
        Expression owner = s.owner();
        if (ofGame != (owner == null)) {
            all.problem(
                    s.marker().place(),
                    ofGame
                            ? "'" + s.marker().text() + "' is a marker of the game: nobody holds it"
                            : "say who gets the marker, as in 'mark phasing "
                                    + s.marker().text() + "'");
            return null;
        }
        Formula value = new Arithmetic.Constant(s.on() ? 1 : 0);
        Footprint.Thing what = FieldLookup.thing(marker.field());
        if (owner == null) {
            Slots.Slot slot = new Slots.OfGame(marker.field().slot());
            return new Change(new Target(slot, Type.FLAG, what, Footprint.Owner.GAME), Effects.Operation.SET, value);
        }
        if (all.expressions.names().fields().fieldOf(owner, s.marker(), c) == null) {
            return null;
        }
        Slots.Slot slot = marker.field().of(all.expressions.of(owner, c).formula());
        Footprint.Owner whose = all.expressions.names().owner(owner, c);
        return new Change(new Target(slot, Type.FLAG, what, whose), Effects.Operation.SET, value);
    }

    private @Nullable Target target(Expression expression, Context c) {
        return switch (expression) {
            case Expression.Name name -> named(name, c);
            case Expression.Field field -> {
                Symbols.Field found = all.expressions.names().fields().fieldOf(field.owner(), field.field(), c);
                if (found == null) {
                    yield null;
                }
                Formula holder = all.expressions.of(field.owner(), c).formula();
                yield new Target(
                        found.of(holder),
                        found.wordsOf(holder),
                        found.type(),
                        FieldLookup.thing(found),
                        all.expressions.names().owner(field.owner(), c));
            }
            case Expression.Of of -> {
                Variable variable = all.expressions.names().each(of, c);
                yield variable == null
                        ? null
                        : new Target(
                                new Slots.LocalOf(
                                        variable.base(),
                                        all.expressions.of(of.party(), c).formula()),
                                variable.type(),
                                Footprint.Thing.name(variable),
                                Footprint.Owner.GAME);
            }
            default -> {
                all.problem(expression.place(), "this cannot be changed");
                yield null;
            }
        };
    }

    private @Nullable Target named(Expression.Name name, Context c) {
        Variable variable = c.reading(name.name());
        if (variable != null) {
            if (variable.slot() == null || variable.fork() != 0 && variable.fork() != c.fork()) {
                all.problem(name.place(), "'" + name.name() + "' cannot be changed here");
                return null;
            }
            Footprint.Owner owner = variable.fork() != 0 ? Footprint.Owner.OWN : Footprint.Owner.GAME;
            if (variable.owner().kind() != Footprint.Owner.Kind.ANY) {
                // It may stand for something of somebody else from here on.
                all.mixed.add(variable.key());
            }
            return new Target(
                    variable.slot(), variable.words(), variable.type(), Footprint.Thing.name(variable), owner);
        }
        Symbols.Field field = all.symbols.gameFields.get(name.name());
        if (field != null) {
            all.work.spend(field.type().width());
            return new Target(
                    new Slots.OfGame(field.slot()),
                    field.words(),
                    field.type(),
                    Footprint.Thing.state(name.name()),
                    Footprint.Owner.GAME);
        }
        Symbols.Role role = all.symbols.roles.get(name.name());
        if (role != null && role.derived() == null) {
            Type type = all.symbols.who(Type.PartyKind.ANY, true);
            return new Target(
                    new Slots.Role(role.number()), type, Footprint.Thing.role(name.name()), Footprint.Owner.GAME);
        }
        // Reading it finds the best sentence for what is wrong.
        all.expressions.of(name, c);
        all.problem(name.place(), "'" + name.name() + "' cannot be changed");
        return null;
    }

    private void later(Statement.Later s, Context c) {
        int due = due(s.due(), s.place(), c);
        Change change = read(s.statement(), c);
        if (change == null || due < 0) {
            return;
        }
        if (!(change.target.slot instanceof Slots.StateSlot slot)) {
            all.problem(
                    s.statement().place(),
                    "only what the game or a side 'has' can be changed later: a name may be gone by then");
            return;
        }
        if (change.target.type.crowd()) {
            all.problem(s.statement().place(), "a set of pieces cannot be changed later: put a marker on them instead");
            return;
        }
        String advice = "put it off until a heading that all come to together";
        Footprint.Thing what = change.target.what;
        if (s.due() == null) {
            c.touchAtJoin(what, change.target.owner, s.place(), advice);
        } else if (all.expressions.outcomes().findAnywhere(s.due().step(), c.routine().name)
                instanceof Headings.Entry step) {
            all.dueChanges.add(new Compilation.DueChange(step.index(), what, Footprint.Owner.ANY, s.place(), advice));
            // Whether it is put off in time must not depend on who is faster.
            Footprint.Thing heap = Footprint.Thing.due(step.heading().called());
            c.touch(heap, Footprint.Owner.GAME, false, s.place());
            all.dueChanges.add(new Compilation.DueChange(step.index(), heap, Footprint.Owner.GAME, s.place(), advice));
        }
        all.emitter.emit(new Duties.PutOff(
                due, change.operation, slot, change.value, change.target.type.low(), change.target.type.high()));
    }

    private int due(@Nullable Due due, Place place, Context c) {
        if (due == null) {
            if (c.joinFork() == 0) {
                all.problem(
                        place,
                        "say when: 'later' alone stands only inside what is done together; else 'later at end of [...]'");
                return -1;
            }
            return all.emitter.dueAtJoin(c.joinFork());
        }
        Headings.Entry step = all.expressions.outcomes().findAnywhere(due.step(), c.routine().name);
        return step == null
                ? -1
                : all.emitter.due(step.index(), due.start(), step.heading().called());
    }
}
