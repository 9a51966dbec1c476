package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.StepTitle;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.outline.Party;
import org.phaseline.language.checked.Agreement;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;

/** Texts for players in which a formula in braces stands for its value: {@code note "{hits} hits"}. */
final class WordingEmitter {

    private final FormulaEmitter formulas;
    private final UnseenPiecesInScope unseen;
    private final Symbols symbols;

    WordingEmitter(FormulaEmitter formulas, UnseenPiecesInScope unseen, Symbols symbols) {
        this.symbols = symbols;
        this.formulas = formulas;
        this.unseen = unseen;
    }

    /** A question. */
    Wording asking(Text text, CodeContext c) {
        Wording spoken = of(text, c);
        return new Wording(spoken.pieces(), spoken.values(), unseen.present());
    }

    /** A question whose text stands as it is. */
    Wording asking(String text) {
        return new Wording(List.of(text), List.of(), unseen.present());
    }

    /** A step that is put to somebody by its title. */
    Wording asking(CheckedStep step, CodeContext c) {
        return step.title() == null ? asking(step.heading().title().text()) : asking(step.title(), c);
    }

    /** A question that has no text of its own: the title of its step, and what follows it. */
    Wording asking(@Nullable CheckedStep step, CodeContext c, String otherwise, String suffix) {
        if (step == null) {
            return asking(otherwise);
        }
        Wording title = asking(step, c);
        List<String> pieces = new ArrayList<>(title.pieces());
        pieces.set(pieces.size() - 1, pieces.getLast() + suffix);
        return new Wording(List.copyOf(pieces), title.values(), title.unspoken());
    }

    /** How a step is told of. */
    StepTitle title(CheckedStep step, CodeContext c) {
        return new StepTitle(step.title() == null ? null : of(step.title(), c), unseen.insiders());
    }

    Wording of(Text text, CodeContext c) {
        List<String> pieces = new ArrayList<>(List.of(text.beginning()));
        List<Wording.Part> parts = new ArrayList<>();
        for (Text.Part part : text.parts()) {
            switch (part) {
                case Text.Part.Shown shown -> {
                    parts.add(shown(shown.value(), text, c));
                    pieces.add(shown.behind());
                }
                case Text.Part.Agreeing agreeing -> {
                    parts.add(new Wording.Agreeing(
                            shown(agreeing.with(), text, c),
                            plurals(agreeing.with().type()),
                            agreeing.forms().one(),
                            agreeing.forms().many()));
                    pieces.add(agreeing.behind());
                }
            }
        }
        return new Wording(List.copyOf(pieces), List.copyOf(parts));
    }

    private Wording.Value shown(Expr value, Text text, CodeContext c) {
        Wording.Value shown = value(value, formulas.of(value, c), formulas.about(value, c));
        return text.version() >= Agreement.SINCE ? shown.asSentence() : shown;
    }

    /** Which members of a type have a title that is plural, by their numbers. */
    private List<Integer> plurals(Type type) {
        return switch (type) {
            case Type.SetOf set -> plurals(set.member());
            case Type.Who _ ->
                symbols.parties.all().stream()
                        .filter(Party::plural)
                        .map(Party::index)
                        .toList();
            case Type.Kind kind -> symbols.plurals.getOrDefault(kind.name(), List.of());
            case Type.Num _, Type.Flag _, Type.Range _, Type.Dice _, Type.Date _, Type.None _, Type.Unknown _ ->
                List.of();
        };
    }

    static Wording.Value value(Expr value, Formula formula, List<Wording.Value> about) {
        return new Wording.Value(
                formula,
                ValueTypes.of(value.type()),
                value.type().crowd() ? value.type().width() : 0,
                about);
    }
}
