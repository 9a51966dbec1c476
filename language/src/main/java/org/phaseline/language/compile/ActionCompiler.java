package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.AskOption;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Events;
import org.phaseline.engine.code.Resolve;
import org.phaseline.engine.code.Reveal;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Word;

/** Statements that do something: options, events and reveals here; choices, dice and changes of state have compilers of their own. */
final class ActionCompiler {

    private static final Formula NEVER = new Arithmetic.Constant(0);

    private final Compilation all;
    private final DiceCompiler dice;
    private final StateCompiler state;
    private final ChoiceCompiler choices;

    ActionCompiler(Compilation all) {
        this.all = all;
        Names names = new Names(all);
        this.dice = new DiceCompiler(all, names);
        this.state = new StateCompiler(all, names);
        this.choices = new ChoiceCompiler(all, names);
    }

    void action(Statement statement, Context c, @Nullable Meld meld) {
        switch (statement) {
            case Statement.Choose s -> choices.choose(s, c, meld);
            case Statement.Enter s -> choices.enter(s, c, meld);
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

    // ---- options

    void options(Statement.Options s, Context c, @Nullable Meld meld) {
        Formula actor = choices.asked(null, s.place(), c);
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
                            + all.problems.didYouMean(s.event().text(), all.symbols.events.keySet()));
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
