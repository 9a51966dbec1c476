package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.BoardOverlay;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Requirement;
import org.phaseline.engine.machine.AnswerLimits;
import org.phaseline.engine.machine.CalendarInfo;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.CorrectionInfo;
import org.phaseline.engine.machine.DigressionInfo;
import org.phaseline.engine.machine.DuePoint;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Invariant;
import org.phaseline.engine.machine.OverlayRule;
import org.phaseline.engine.machine.PositionRule;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.machine.SideValue;
import org.phaseline.engine.machine.TriggerOrder;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.engine.outline.Outline;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;

/** Makes of a rulebook without problems what the engine plays. */
public final class RulebookEmitter {

    private final CheckedRulebook rulebook;
    private final Symbols symbols;
    private final Emission all;

    /** For formulas that stand outside of all routines. */
    private final CodeContext outside;

    private RulebookEmitter(CheckedRulebook rulebook, int semantics) {
        this.rulebook = rulebook;
        this.symbols = rulebook.symbols();
        this.all = new Emission(rulebook, semantics);
        this.outside = CodeContext.of(CallFrame.none(symbols.parties.count()));
    }

    /** {@code coverage} says for each step, by its index, how much of it the umpire sees to. */
    public static CompiledRulebook emit(CheckedRulebook rulebook, List<Coverage> coverage, int semantics) {
        return new RulebookEmitter(rulebook, semantics).emit(coverage);
    }

    private CompiledRulebook emit(List<Coverage> coverage) {
        RoutineEmitter routines = new RoutineEmitter(all, rulebook.sequences().size());
        SequenceInfo gameTurn = routines.gameTurn(rulebook.gameTurn());
        rulebook.sequences().forEach(routines::sequence);
        List<Handler> handlers = routines.reactions(rulebook.reactions());
        List<DigressionInfo> digressions =
                rulebook.digressions().stream().map(routines::digression).toList();
        rulebook.markerEnds().forEach(this::markerEnd);
        List<Veil> veils = veils();
        StateOutline state = new StateOutline(symbols);
        Instruction[] code = all.code.code();
        return new CompiledRulebook(
                outline(state, coverage),
                code,
                all.code.stepAt(),
                all.places(),
                all.code.subjectAt(),
                all.code.namesAt(),
                all.code.eligibleAt(),
                gameTurn,
                List.of(all.sequences),
                state.events(),
                handlers,
                digressions,
                all.dues.points(),
                triggerOrder(),
                new CalendarInfo(symbols.calendar.names(), symbols.calendar.start()),
                veils,
                SecretNames.of(rulebook, all.names),
                setupRules(),
                overlays(),
                invariants(),
                values(),
                symbols.rolesBound,
                symbols.initial(),
                AnswerLimits.USUAL,
                new CorrectionInfo(all.code.around(), all.stepCodes.all(code)),
                all.semantics);
    }

    private Outline outline(StateOutline state, List<Coverage> coverage) {
        return new Outline(
                rulebook.title(),
                symbols.length,
                new OutlineEmitter(rulebook.headings(), rulebook.defaultActors(), coverage, all.titles()).steps(),
                symbols.parties,
                state.fields(),
                state.boards(),
                state.pieces(),
                rulebook.symbolRules(),
                rulebook.about(),
                rulebook.coach(),
                state.words());
    }

    /** A scenario may have no piece of the kind a marker lies on: then there is nothing to take off. */
    private void markerEnd(CheckedRulebook.MarkerEnd end) {
        if (end.step() == null) {
            return;
        }
        Formula condition = end.condition() == null ? FixedFormulas.ALWAYS : all.formulas.of(end.condition(), outside);
        int due = all.dues.of(end.step(), end.marker().declaration().until().start());
        Symbols.Field field = end.marker().field();
        Symbols.Holder held = field.holder();
        if (held.game() || held.count() > 0) {
            all.dues.comesOff(
                    due,
                    new DuePoint.ComingOff(
                            field.name().text(), held.game() ? 0 : held.count(), field.slot(), condition));
        }
    }

    private List<Veil> veils() {
        List<Veil> veils = new ArrayList<>();
        for (CheckedRulebook.Unseen unseen : rulebook.unseen()) {
            veils.add(
                    new Veil(unseen.kind().name(), unseen.side().slot(), all.formulas.of(unseen.condition(), outside)));
        }
        return veils;
    }

    private List<PositionRule> setupRules() {
        List<PositionRule> rules = new ArrayList<>();
        for (CheckedRulebook.Requirement requirement : rulebook.requirements()) {
            Expr set = requirement.set();
            rules.add(new Requirement(
                    set == null ? null : all.formulas.of(set, outside),
                    set == null ? 0 : words(set),
                    all.formulas.of(requirement.condition(), outside),
                    all.wordings.of(requirement.text(), outside)));
        }
        return List.copyOf(rules);
    }

    private List<Invariant> invariants() {
        List<Invariant> invariants = new ArrayList<>();
        for (CheckedRulebook.Invariant each : rulebook.invariants()) {
            Expr set = each.set();
            Formula condition = all.formulas.of(each.condition(), outside);
            invariants.add(new Invariant(
                    each.written(),
                    each.place().file(),
                    each.place().line(),
                    new Requirement(
                            set == null ? null : all.formulas.of(set, outside),
                            set == null ? 0 : words(set),
                            each.never() ? new Logic.Not(condition) : condition,
                            all.wordings.of(each.text(), outside))));
        }
        return List.copyOf(invariants);
    }

    private List<SideValue> values() {
        return rulebook.values().stream()
                .map(value -> new SideValue(
                        value.written(),
                        all.formulas.of(value.set(), outside),
                        all.formulas.of(value.amount(), outside)))
                .toList();
    }

    private List<OverlayRule> overlays() {
        List<OverlayRule> overlays = new ArrayList<>();
        for (CheckedRulebook.Overlay overlay : rulebook.overlays()) {
            Expr set = overlay.set();
            Expr number = overlay.number();
            overlays.add(new BoardOverlay(
                    memberOf(overlay.spaces()) instanceof Type.Kind space ? space.name() : "",
                    set == null
                            ? null
                            : new BoardOverlay.Members(
                                    all.formulas.of(set, outside),
                                    words(set),
                                    memberOf(set) instanceof Type.Kind kind ? kind.name() : "",
                                    memberOf(set) instanceof Type.Who),
                    all.formulas.of(overlay.spaces(), outside),
                    words(overlay.spaces()),
                    number == null ? null : all.formulas.of(number, outside),
                    number == null ? 1 : number.type().unit(),
                    all.wordings.of(overlay.title(), outside)));
        }
        return List.copyOf(overlays);
    }

    private static Type memberOf(Expr set) {
        return set.type() instanceof Type.SetOf of ? of.member() : Type.UNKNOWN;
    }

    /** How many words a large set has, or 0 for one that is a mask. */
    private static int words(Expr set) {
        return set.type().crowd() ? set.type().width() : 0;
    }

    private TriggerOrder triggerOrder() {
        Formula first = rulebook.first() == null ? FixedFormulas.NOBODY : all.formulas.of(rulebook.first(), outside);
        return new TriggerOrder(rulebook.interrupt(), rulebook.throughout(), first);
    }
}
