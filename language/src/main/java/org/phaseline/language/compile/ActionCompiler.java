package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.AskOption;
import org.phaseline.engine.code.AskSeveral;
import org.phaseline.engine.code.AskValue;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Events;
import org.phaseline.engine.code.Resolve;
import org.phaseline.engine.code.Reveal;
import org.phaseline.engine.code.Selection;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.TypeName;
import org.phaseline.language.tree.Word;

/** What is chosen, announced and revealed. Dice and changes of state have compilers of their own. */
final class ActionCompiler {

    private static final Formula NEVER = new Arithmetic.Constant(0);
    private static final Formula ALWAYS = new Arithmetic.Constant(1);

    private final Compilation all;
    private final Names names;
    private final DiceCompiler dice;
    private final StateCompiler state;

    ActionCompiler(Compilation all) {
        this.all = all;
        this.names = new Names(all);
        this.dice = new DiceCompiler(all, names);
        this.state = new StateCompiler(all, names);
    }

    void action(Statement statement, Context c, @Nullable Meld meld) {
        switch (statement) {
            case Statement.Choose s -> choose(s, c, meld);
            case Statement.Enter s -> enter(s, c, meld);
            case Statement.Roll s -> dice.roll(s, c);
            case Statement.RollOff s -> dice.rollOff(s, c);
            case Statement.RerollWhere s -> dice.rerollWhere(s, c);
            case Statement.RerollUpTo s -> dice.rerollUpTo(s, c);
            case Statement.Announce s -> announce(s, c);
            case Statement.Cancel s -> cancel(s, c);
            case Statement.Reveal s -> reveal(s, c);
            default -> state.change(statement, c);
        }
    }

    /** The parties that are asked: those named in the line, else the actor of the step. */
    private Formula asked(@Nullable Expression named, Place place, Context c) {
        if (named != null) {
            return all.expressions.parties(named, c);
        }
        if (c.actor() == null) {
            all.astray(place, "nobody acts here who could be asked");
            return NEVER;
        }
        return c.actor().mask();
    }

    private void choose(Statement.Choose s, Context c, @Nullable Meld meld) {
        Formula actor = asked(s.chooser(), s.place(), c);
        Expression from = s.from();
        Formula fits = ALWAYS;
        if (from instanceof Expression.Where where && where.set() instanceof Expression.Range) {
            from = where.set();
            fits = all.expressions.flag(where.condition(), c.looking(Type.NUMBER));
        }
        if (from instanceof Expression.Range range) {
            if (s.several() != null) {
                all.problem(s.several().place(), "several can be chosen from a set, not from a range of numbers");
            }
            Formula low = all.expressions.number(range.low(), c);
            Formula high = all.expressions.number(range.high(), c);
            Variable variable = names.declare(s.name(), Type.NUMBER, c);
            ask(prompt(s, c), actor, variable, ValueType.NUMBER, new Selection.OfRange(low, high, fits), c, meld);
            return;
        }
        Typed set = all.expressions.of(s.from(), c);
        Type member = all.expressions.member(s.from(), set.type());
        if (s.several() != null) {
            several(s, s.several(), actor, Expressions.crowd(set), member, c, meld);
            return;
        }
        Variable variable = names.declare(s.name(), member, c);
        names.owned(variable, all.expressions.names().ownership().ofMembers(s.from(), c), c);
        ask(prompt(s, c), actor, variable, member.shown(), from(set), c, meld);
    }

    private static Selection from(Typed set) {
        Formula mask = Expressions.mask(set);
        return mask == null ? new Selection.OfCrowd(set.formula(), set.type().width()) : new Selection.OfMask(mask);
    }

    private void several(
            Statement.Choose s,
            Statement.Several several,
            Formula actor,
            Formula set,
            Type member,
            Context c,
            @Nullable Meld meld) {
        Variable variable = names.declare(s.name(), new Type.SetOf(member), c);
        names.owned(variable, all.expressions.names().ownership().ofMembers(s.from(), c), c);
        Slots.Slot[] target = variable.words().length == 0 ? new Slots.Slot[] {names.slot(variable)} : variable.words();
        Formula least = several.least() == null ? NEVER : all.expressions.number(several.least(), c);
        Formula most = several.most() == null
                ? new Arithmetic.Constant(Integer.MAX_VALUE)
                : all.expressions.number(several.most(), c);
        for (Slots.Slot word : target) {
            all.emitter.emit(new Effects.Change(word, Effects.Operation.SET, NEVER, 0, -1));
        }
        Label next = new Label();
        Label fail = c.fail() == null ? next : c.fail();
        Wording prompt = prompt(s, c);
        boolean again = meld != null && meld.again();
        Formula compulsory = meld == null ? NEVER : meld.compulsory();
        all.emitter.emit(() -> new AskSeveral(
                prompt,
                actor,
                target,
                member.shown(),
                set,
                least,
                most,
                again,
                compulsory,
                meld == null ? -1 : meld.pass().address(),
                fail.address(),
                fail.address()));
        names.made(variable, c);
        all.emitter.bind(next);
    }

    private void enter(Statement.Enter s, Context c, @Nullable Meld meld) {
        Formula actor = asked(s.who(), s.place(), c);
        Selection.OfRange worked = workedOut(s.type(), c);
        Type type = worked != null ? Type.NUMBER : new Types(all.symbols, all.problems).of(s.type());
        Variable variable = names.declare(s.name(), type, c);
        Wording prompt = s.text() == null ? prompt(s.name(), c) : all.wordings.asked(s.text(), c);
        switch (type) {
            case Type.Num num when worked != null -> ask(prompt, actor, variable, ValueType.NUMBER, worked, c, meld);
            case Type.Num num -> {
                if (num.low() == Long.MIN_VALUE || num.high() == Long.MAX_VALUE) {
                    all.problem(s.type().place(), "say from what to what the number can be, as in 0..20");
                }
                Formula low = new Arithmetic.Constant(num.low());
                Formula high = new Arithmetic.Constant(num.high());
                ask(prompt, actor, variable, ValueType.NUMBER, new Selection.OfRange(low, high, ALWAYS), c, meld);
            }
            case Type.Flag flag ->
                ask(
                        prompt,
                        actor,
                        variable,
                        ValueType.word(List.of("no", "yes")),
                        new Selection.OfMask(new Arithmetic.Constant(3)),
                        c,
                        meld);
            case Type.Kind kind ->
                ask(
                        prompt,
                        actor,
                        variable,
                        kind.shown(),
                        from(all.expressions.names().all(kind)),
                        c,
                        meld);
            case Type.Who who ->
                ask(
                        prompt,
                        actor,
                        variable,
                        who.shown(),
                        new Selection.OfMask(new Arithmetic.Constant(parties(who.kind()))),
                        c,
                        meld);
            case Type.Unknown unknown -> {}
            default -> all.problem(s.type().place(), "a number, a word, a side or yes and no can be typed in");
        }
    }

    /** A range whose ends are known only when it is asked for; null when they are fixed. */
    private Selection.@Nullable OfRange workedOut(TypeName type, Context c) {
        if (!(type instanceof TypeName.Range range) || range.high() == null) {
            return null;
        }
        Constants constants = new Constants(all.symbols, all.problems);
        if (constants.isKnown(range.low()) && constants.isKnown(range.high())) {
            return null;
        }
        return new Selection.OfRange(
                all.expressions.number(range.low(), c), all.expressions.number(range.high(), c), ALWAYS);
    }

    private long parties(Type.PartyKind kind) {
        long sides = all.symbols.parties.sidesMask();
        long present = all.symbols.parties.present();
        return switch (kind) {
            case ANY -> present;
            case SIDE -> sides;
            case FACTION -> present & ~sides;
        };
    }

    private Wording prompt(Statement.Choose s, Context c) {
        return s.text() == null ? prompt(s.name(), c) : all.wordings.asked(s.text(), c);
    }

    private Wording prompt(Word name, Context c) {
        int step = all.emitter.step();
        return Wording.of(
                step < 0
                        ? name.text()
                        : all.headings.get(step).heading().title().text() + ": " + name.text());
    }

    private void ask(
            Wording prompt,
            Formula actor,
            Variable variable,
            ValueType type,
            Selection from,
            Context c,
            @Nullable Meld meld) {
        Label next = new Label();
        Label fail = c.fail() == null ? next : c.fail();
        boolean again = meld != null && meld.again();
        Formula compulsory = meld == null ? NEVER : meld.compulsory();
        all.emitter.emit(() -> new AskValue(
                prompt,
                actor,
                names.slot(variable),
                type,
                from,
                again,
                compulsory,
                meld == null ? -1 : meld.pass().address(),
                fail.address(),
                fail.address()));
        names.made(variable, c);
        all.emitter.bind(next);
    }

    // ---- options

    void options(Statement.Options s, Context c, @Nullable Meld meld) {
        Formula actor = asked(null, s.place(), c);
        boolean one = s.quantity() == Statement.Quantity.ONE;
        Scope.@Nullable Step step = one ? enclosing(c) : null;
        int offset = step == null ? 0 : step.options().size();
        Slots.@Nullable Slot taken = step == null ? null : step.result().taken();
        Slots.@Nullable Slot worked = one ? null : c.newSlot();
        if (worked != null) {
            all.emitter.emit(new Effects.Change(worked, Effects.Operation.SET, NEVER, 0, -1));
        }
        String[] titles =
                s.options().stream().map(option -> option.title().text()).toArray(String[]::new);
        Formula[] guards = guards(s.options(), c);
        if (step != null) {
            step.options().addAll(List.of(titles));
        }
        List<Label> bodies = new ArrayList<>();
        s.options().forEach(unused -> bodies.add(new Label()));
        Label ask = new Label();
        Label after = new Label();
        Label fail = c.fail() == null ? after : c.fail();
        String prompt = all.emitter.step() < 0
                ? "Choose"
                : all.headings.get(all.emitter.step()).heading().title().text();
        boolean any = s.quantity() == Statement.Quantity.ANY;
        all.emitter.bind(ask);
        all.emitter.emit(() -> new AskOption(
                prompt,
                actor,
                titles,
                guards,
                bodies.stream().mapToInt(Label::address).toArray(),
                taken,
                offset,
                worked,
                any || meld != null && meld.again(),
                meld == null ? NEVER : meld.compulsory(),
                any ? after.address() : meld == null ? -1 : meld.pass().address(),
                one ? fail.address() : after.address(),
                one ? fail.address() : after.address()));
        for (int i = 0; i < bodies.size(); i++) {
            all.emitter.bind(bodies.get(i));
            all.steps.taken(s.options().get(i), c);
            all.emitter.jump(one ? after : ask);
        }
        all.emitter.bind(after);
    }

    private Formula[] guards(List<Heading> options, Context c) {
        Formula[] guards = new Formula[options.size()];
        for (int i = 0; i < guards.length; i++) {
            List<Expression> conditions = new ArrayList<>();
            for (Clauses.Guard guard : options.get(i).clauses().guards()) {
                conditions.add(
                        guard.unless() ? new Expression.Not(guard.place(), guard.condition()) : guard.condition());
            }
            guards[i] = all.conditions.computed(conditions, c);
        }
        return guards;
    }

    /** The step whose outcome the option becomes: the innermost, unless a loop or fork lies between. */
    private static Scope.@Nullable Step enclosing(Context c) {
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (scope instanceof Scope.Step step) {
                return step;
            }
            if (!(scope instanceof Scope.Block)) {
                return null;
            }
        }
        return null;
    }

    // ---- events

    private void announce(Statement.Announce s, Context c) {
        Symbols.Event event = all.symbols.events.get(s.event().text());
        if (event == null) {
            all.problems.flowIsUnclear();
            all.unknown(
                    s.event().place(),
                    "no event '" + s.event().text() + "'"
                            + Guess.didYouMean(s.event().text(), all.symbols.events.keySet()));
            return;
        }
        if (s.arguments().size() != event.types().size()) {
            all.astray(
                    s.event().place(),
                    "'" + s.event().text() + "' tells "
                            + Say.values(event.types().size()) + ", not "
                            + (s.arguments().isEmpty()
                                    ? "none"
                                    : String.valueOf(s.arguments().size())));
            return;
        }
        Formula[] arguments = new Formula[s.arguments().size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] =
                    all.expressions.wanted(s.arguments().get(i), event.types().get(i), c);
        }
        c.unfit("an event is announced", s.place());
        all.announced.add(event.number());
        Label next = new Label();
        Label fail = c.fail() == null ? next : c.fail();
        all.emitter.emit(new Events.Announce(event.number(), arguments));
        all.emitter.emit(() -> new Resolve(fail.address()));
        all.emitter.bind(next);
    }

    private void cancel(Statement.Cancel s, Context c) {
        if (!c.routine().reaction) {
            all.problem(s.place(), "only a reaction ('when ...') can cancel something");
        }
        all.emitter.emit(new Events.Cancel());
    }

    // ---- secrets

    private void reveal(Statement.Reveal s, Context c) {
        for (Word word : s.steps()) {
            Headings.Entry step = all.expressions.outcomes().find(word, c.routine().name);
            if (step == null) {
                continue;
            }
            if (!step.heading().clauses().secretly() || step.heading().clauses().revealedTogether()) {
                all.problem(word.place(), "[" + word.text() + "] is not sealed, so there is nothing to reveal");
                continue;
            }
            if (c.steps().owning(step.index()).get(step.index()) == null) {
                all.problem(
                        word.place(), "[" + word.text() + "] is decided further down, so it cannot be revealed here");
                continue;
            }
            reveal(step, c);
        }
    }

    /** Opens a step and all that is printed inside it. */
    void reveal(Headings.Entry step, Context c) {
        for (int i = step.index(); i <= step.last(); i++) {
            c.routine().opened.add(i);
        }
        List<Reveal.Name> shown = new ArrayList<>();
        for (Variable variable : c.page().sealedIn(step.index(), step.last())) {
            Slots.Slot made = c.routine().made.get(variable.base());
            if (made instanceof Slots.OwnLocal own) {
                shown.add(new Reveal.Name(
                        variable.name(),
                        variable.base(),
                        own.base(),
                        variable.type().shown()));
            }
        }
        StepTable.Entry entry =
                java.util.Objects.requireNonNull(c.steps().owning(step.index()).get(step.index()));
        all.emitter.emit(() -> new Reveal(
                step.index(), step.last(), entry.base(), entry.options().toArray(String[]::new), List.copyOf(shown)));
    }
}
