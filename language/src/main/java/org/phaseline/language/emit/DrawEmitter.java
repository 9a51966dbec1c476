package org.phaseline.language.emit;

import java.util.Locale;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.DrawMembers;
import org.phaseline.engine.code.RevealName;
import org.phaseline.engine.code.Shuffle;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.report.NameWords;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Type;
import org.phaseline.language.tree.Expression;

/** What is drawn by chance, in which order, and what is shown of it later. */
final class DrawEmitter {

    private static final int NEVER_SHUFFLED = -1;

    private final Emission all;

    DrawEmitter(Emission all) {
        this.all = all;
    }

    void draw(Action.Draw a, CodeContext c) {
        Formula set = SetFormulas.crowd(a.from().type(), all.formulas.of(a.from(), c));
        Formula count = a.count() == null ? new Arithmetic.Constant(1) : all.formulas.of(a.count(), c);
        Formula drawer = DiceEmitter.roller(a.drawer(), all, c);
        Formula seers = a.seenBy() == null ? null : all.formulas.parties(a.seenBy(), c);
        Wording text = a.text() == null ? null : all.wordings.of(a.text(), c);
        NameSlots.Kept kept = all.names.declare(a.variable(), c);
        int lots = a.member() instanceof Type.Kind kind
                ? all.symbols.lots.getOrDefault(kind.name(), NEVER_SHUFFLED)
                : NEVER_SHUFFLED;
        Formula behalf = all.behalf;
        JumpLabel next = new JumpLabel();
        JumpLabel none = c.skipOr(next);
        all.code.emit(() -> new DrawMembers(
                ShownName.of(a.source().name().text(), a.member()),
                text,
                ValueTypes.of(a.member()),
                set,
                a.from().type().width(),
                kept.words(),
                a.count() != null || a.source().shown(),
                count,
                a.source().upTo(),
                a.source().shown(),
                drawer,
                behalf,
                seers,
                lots,
                AlikeRows.of(a.member(), all.symbols),
                none.address()));
        all.code.bind(next);
    }

    void shuffle(Action.Shuffle a, CodeContext c) {
        Integer lots =
                java.util.Objects.requireNonNull(all.symbols.lots.get(a.kind().name()));
        all.code.emit(new Shuffle(
                called(a),
                a.text() == null ? null : all.wordings.of(a.text(), c),
                SetFormulas.crowd(a.set().type(), all.formulas.of(a.set(), c)),
                a.set().type().width(),
                lots,
                DiceEmitter.roller(a.who(), all, c)));
    }

    /** What players call what is shuffled: "the deck", after the formula that says which pieces these are, or what the pieces are. */
    private static String called(Action.Shuffle a) {
        String name = switch (a.source().set()) {
            case Expression.Name named -> named.name();
            case Expression.Call call -> call.name().text();
            case Expression _ -> a.kind().name();
        };
        String words = NameWords.of(name);
        if (name.equals(a.kind().name())) {
            return "the " + words.toLowerCase(Locale.ROOT) + "s";
        }
        return words.startsWith("the ") ? words : "the " + words;
    }

    void reveal(Action.SeenName name, CodeContext c) {
        Type type = name.variable().type();
        NameSlots.Kept kept = all.names.reading(name.variable(), c);
        Wording.Value value = type.crowd()
                ? new Wording.Value(
                        new org.phaseline.engine.code.Crowds.Stored(kept.words()), ValueTypes.of(type), type.width())
                : new Wording.Value(kept.slot(), ValueTypes.of(type), 0);
        all.code.emit(new RevealName(name.variable().name(), value, all.formulas.parties(name.seenBy(), c)));
    }
}
