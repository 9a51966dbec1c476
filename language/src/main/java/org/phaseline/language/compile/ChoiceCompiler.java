package org.phaseline.language.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.AskSeveral;
import org.phaseline.engine.code.AskValue;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Selection;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.TypeName;
import org.phaseline.language.tree.Word;

/** What somebody chooses or types in. */
final class ChoiceCompiler {

    private static final Formula NEVER = new Arithmetic.Constant(0);
    private static final Formula ALWAYS = new Arithmetic.Constant(1);

    private final Compilation all;
    private final Names names;

    ChoiceCompiler(Compilation all, Names names) {
        this.all = all;
        this.names = names;
    }

    /** The parties that are asked: those named in the line, else the actor of the step. */
    Formula asked(@Nullable Expression named, Place place, Context c) {
        if (named != null) {
            return all.expressions.parties(named, c);
        }
        if (c.actor() == null) {
            all.astray(place, "nobody acts here who could be asked");
            return NEVER;
        }
        return c.actor().mask();
    }

    void choose(Statement.Choose s, Context c, @Nullable Meld meld) {
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
            several(s, s.several(), actor, SetExpressions.crowd(set), member, c, meld);
            return;
        }
        Variable variable = names.declare(s.name(), member, c);
        names.owned(variable, all.expressions.names().ownership().ofMembers(s.from(), c), c);
        ask(prompt(s, c), actor, variable, member.shown(), from(set), c, meld);
    }

    private static Selection from(Typed set) {
        Formula mask = SetExpressions.mask(set);
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

    void enter(Statement.Enter s, Context c, @Nullable Meld meld) {
        Formula actor = asked(s.who(), s.place(), c);
        Selection.OfRange worked = workedOut(s.type(), c);
        Type type = worked != null ? Type.NUMBER : new Types(all.symbols, all.problems).of(s.type());
        Variable variable = names.owned(names.declare(s.name(), type, c), Footprint.Owner.ANY, c);
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
}
