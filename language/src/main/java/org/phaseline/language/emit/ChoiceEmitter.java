package org.phaseline.language.emit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.AlikePieces;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.AskSeveral;
import org.phaseline.engine.code.AskValue;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Selection;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Word;

/** What somebody chooses or types in. */
final class ChoiceEmitter {

    private final Emission all;

    ChoiceEmitter(Emission all) {
        this.all = all;
    }

    /** The parties that are asked. */
    static Formula asked(@Nullable Actor actor, Emission all, CodeContext c) {
        return all.actors.of(java.util.Objects.requireNonNull(actor), c).mask();
    }

    /** The name of what is answered; under seal, a field that is set to it needs no line of its own beside the answer's. */
    private NameSlots.Kept answered(Variable variable, CodeContext c) {
        if (c.sealedStep() >= 0) {
            all.answeredUnderSeal.add(variable.id());
        }
        return all.names.declare(variable, c);
    }

    void choose(Action.Choose a, CodeContext c, @Nullable DeclineChoice decline) {
        Formula actor = asked(a.asked(), all, c);
        Formula set = all.formulas.of(a.from(), c);
        ValueType type = ValueTypes.of(((Type.SetOf) a.from().type()).member());
        NameSlots.Kept kept = answered(a.variable(), c);
        Wording prompt = prompt(a.prompt(), a.source().name(), c);
        boolean unseen = all.canBeUnseen(((Type.SetOf) a.from().type()).member());
        Wording none = !a.orNone()
                ? null
                : a.none() == null ? all.wordings.asking(Action.Choose.NONE) : all.wordings.asking(a.none(), c);
        all.code.offering(all.eligibility.ofSet(a.from(), c));
        ask(prompt, actor, kept, type, from(a.from().type(), set), unseen, none, c, decline);
    }

    void number(Action.ChooseNumber a, CodeContext c, @Nullable DeclineChoice decline) {
        Formula actor = asked(a.asked(), all, c);
        Formula fits = a.fits() == null ? FixedFormulas.ALWAYS : all.formulas.of(a.fits(), c);
        Formula low = all.formulas.of(a.low(), c);
        Formula high = all.formulas.of(a.high(), c);
        NameSlots.Kept kept = answered(a.variable(), c);
        Wording prompt = prompt(a.prompt(), a.source().name(), c);
        ask(
                prompt,
                actor,
                kept,
                shown(a.variable().type()),
                new Selection.OfRange(low, high, fits),
                false,
                null,
                c,
                decline);
    }

    private Selection from(Type type, Formula set) {
        AlikePieces alike = type instanceof Type.SetOf of ? AlikeRows.of(of.member(), all.symbols) : null;
        if (alike != null) {
            return new Selection.OfAlike(set, type.width(), alike);
        }
        Formula mask = SetFormulas.mask(type, set);
        return mask == null ? new Selection.OfCrowd(set, type.width()) : new Selection.OfMask(mask);
    }

    void several(Action.ChooseSeveral a, CodeContext c, @Nullable DeclineChoice decline) {
        Formula actor = asked(a.asked(), all, c);
        Formula set = SetFormulas.crowd(a.from().type(), all.formulas.of(a.from(), c));
        NameSlots.Kept kept = all.names.declare(a.variable(), c);
        Formula least = a.least() == null ? FixedFormulas.NEVER : all.formulas.of(a.least(), c);
        Formula most = a.most() == null ? new Arithmetic.Constant(Integer.MAX_VALUE) : all.formulas.of(a.most(), c);
        for (Slots.Slot word : kept.words()) {
            all.code.emit(new Effects.Change(word, Effects.Operation.SET, FixedFormulas.NEVER, 0, -1));
        }
        JumpLabel next = new JumpLabel();
        JumpLabel fail = c.failOr(next);
        JumpLabel none = c.skipOr(next);
        Wording prompt = prompt(a.prompt(), a.source().name(), c);
        AlikePieces alike = AlikeRows.of(a.member(), all.symbols);
        // Who has chosen some already is asked about these.
        NamesInScope.Mark known = all.inScope.mark();
        all.inScope.add(a.variable().type(), kept.words());
        all.code.offering(all.eligibility.ofSet(a.from(), c));
        all.code.emit(() -> new AskSeveral(
                prompt,
                actor,
                kept.words(),
                ValueTypes.of(a.member()),
                set,
                least,
                most,
                DeclineChoice.of(decline),
                none.address(),
                fail.address(),
                all.canBeUnseen(a.member()),
                alike));
        all.inScope.back(known);
        NameSlots.note(kept, c, all.code);
        all.code.bind(next);
    }

    void enter(Action.Enter a, CodeContext c, @Nullable DeclineChoice decline) {
        Formula actor = asked(a.asked(), all, c);
        Selection from = a.low() == null || a.high() == null
                ? typed(a.type())
                : new Selection.OfRange(
                        all.formulas.of(a.low(), c), all.formulas.of(a.high(), c), FixedFormulas.ALWAYS);
        NameSlots.Kept kept = answered(a.variable(), c);
        Wording prompt = prompt(a.prompt(), a.source().name(), c);
        ask(prompt, actor, kept, shown(a.type()), from, false, null, c, decline);
    }

    /** What can be typed in where a value of a type is wanted. */
    private Selection typed(Type type) {
        return switch (type) {
            case Type.Num num ->
                new Selection.OfRange(
                        new Arithmetic.Constant(num.low()), new Arithmetic.Constant(num.high()), FixedFormulas.ALWAYS);
            case Type.Flag _ -> new Selection.OfMask(new Arithmetic.Constant(3));
            case Type.Kind kind -> from(new Type.SetOf(kind), SetFormulas.all(kind));
            case Type.Who who -> new Selection.OfMask(new Arithmetic.Constant(parties(who.kind())));
            case Type.SetOf _, Type.Range _, Type.Dice _, Type.Date _, Type.None _, Type.Unknown _ ->
                throw new IllegalStateException("nobody types in " + type.said());
        };
    }

    private static ValueType shown(Type type) {
        return type instanceof Type.Num
                ? ValueType.NUMBER.in(type.unit())
                : type instanceof Type.Flag ? ValueType.word(List.of("no", "yes")) : ValueTypes.of(type);
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

    private Wording prompt(@Nullable Text text, Word name, CodeContext c) {
        if (text != null) {
            return all.wordings.asking(text, c);
        }
        return all.wordings.asking(all.openSteps.get(all.code.step()), c, name.text(), ": " + name.text());
    }

    private void ask(
            Wording prompt,
            Formula actor,
            NameSlots.Kept kept,
            ValueType type,
            Selection from,
            boolean unseen,
            @Nullable Wording orNone,
            CodeContext c,
            @Nullable DeclineChoice decline) {
        JumpLabel next = new JumpLabel();
        JumpLabel fail = c.failOr(next);
        JumpLabel none = c.skipOr(next);
        all.code.emit(() -> new AskValue(
                prompt,
                actor,
                kept.slot(),
                type,
                from,
                DeclineChoice.of(decline),
                none.address(),
                fail.address(),
                unseen,
                orNone));
        NameSlots.note(kept, c, all.code);
        all.code.bind(next);
    }
}
