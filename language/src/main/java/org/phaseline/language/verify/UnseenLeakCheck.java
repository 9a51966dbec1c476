package org.phaseline.language.verify;

import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.LineVisitor;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.PublicCounts;
import org.phaseline.language.checked.Target;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Place;

/**
 * Lines by which players learn of pieces that they do not see: conditions of steps and reactions that look through such pieces, open
 * fields that get their number, and choices among pieces of somebody else. Only sets whose members are all unseen, whatever
 * happens, are spoken of, so not every such line is found. What is decided under seal is {@link SecrecyCheck}'s.
 */
final class UnseenLeakCheck implements LineVisitor {

    private final CheckedRulebook rulebook;
    private final Problems problems;
    private final PublicCounts counts;

    /** Names for what was worked out from unseen pieces, by the ids of the variables, with the kind. */
    private final TreeMap<Integer, String> secretNames = new TreeMap<>();

    private final TreeSet<String> formulas = new TreeSet<>();

    UnseenLeakCheck(CheckedRulebook rulebook, Problems problems) {
        this.rulebook = rulebook;
        this.problems = problems;
        this.counts = new PublicCounts(rulebook);
    }

    void check() {
        if (!rulebook.unseen().isEmpty()) {
            rulebook.routines().forEach(routine -> visit(routine.body()));
            rulebook.reactions().forEach(reaction -> reaction.applies().forEach(expr -> guard("reaction", expr)));
        }
    }

    @Override
    public void visit(CheckedStep step) {
        if (step.manner() != CheckedStep.Manner.SEALED) {
            LineVisitor.super.visit(step);
        }
    }

    @Override
    public void step(CheckedStep step) {
        if (step.manner() != CheckedStep.Manner.REACTION) {
            step.guards().forEach(guard -> Parts.of(guard.condition()).forEach(expr -> guard("step", expr)));
            step.applies().forEach(expr -> guard("step", expr));
        }
    }

    private void guard(String what, Expr condition) {
        String kind = told(condition);
        if (kind != null) {
            problems.add(
                    Code.UNSEEN_LEAK,
                    condition.place(),
                    "whether this " + what + " is offered tells everybody something about unseen pieces (" + kind
                            + "): leave the condition out, and let a choice inside offer what fits; who has nothing to"
                            + " choose is asked all the same, so nobody learns it");
        }
    }

    @Override
    public void action(Action action) {
        switch (action) {
            case Action.Let let
            when let.value() != null -> {
                String kind = told(let.value());
                if (kind == null) {
                    secretNames.remove(let.variable().id());
                } else {
                    secretNames.put(let.variable().id(), kind);
                }
            }
            case Action.Assign assign -> change(assign.target(), assign.value(), assign.place());
            case Action.Pay pay -> change(pay.from(), pay.amount(), pay.place());
            case Action.Later later
            when later.change() instanceof Action.Assign assign ->
                change(assign.target(), assign.value(), assign.place());
            case Action.Choose choose -> choice(choose, choose.from());
            case Action.ChooseSeveral choose -> choice(choose, choose.from());
            default -> {}
        }
    }

    /** What an unseen piece has, and what nobody is shown, tells nobody anything. */
    private void change(Target target, Expr value, Place place) {
        boolean open = target instanceof Target.OfState state
                && !state.field().untold()
                && rulebook.unseen().stream()
                        .noneMatch(unseen -> unseen.kind()
                                .name()
                                .equals(state.field().holder().name()));
        String kind = open ? told(value) : null;
        if (kind != null && target instanceof Target.OfState state) {
            problems.add(
                    Code.UNSEEN_LEAK,
                    place,
                    "everybody sees '" + state.field().name().text()
                            + "', and this value is worked out from unseen pieces (" + kind
                            + "): keep it in a field of an unseen piece, turn the pieces over first, or count only what"
                            + " 'counted by' tells everybody");
        }
    }

    private void choice(Action.Question question, Expr from) {
        HiddenPieces pieces = HiddenPieces.of(from, rulebook.unseen());
        if (pieces == null || question.asked() == null) {
            return;
        }
        boolean others = pieces.owner() == null
                ? pieces.anybodys()
                : PartyDifference.isSomebodyElse(pieces.owner(), question.asked());
        if (others) {
            problems.add(
                    Code.UNSEEN_LEAK,
                    from.place(),
                    "this offers pieces (" + pieces.unseen().kind().name()
                            + ") that who chooses does not see, and so shows all of them: take one by chance ('draw"
                            + " ... from'), or, if they are meant to look, say so first ('draw up to 99 ... from ...,"
                            + " seen by ...') and let them choose from those");
        }
    }

    /** The kind of unseen pieces that a value tells something about, beyond what everybody knows; null if none. */
    private @Nullable String told(Expr expr) {
        if (counts.counted(expr) != null) {
            return null;
        }
        HiddenPieces pieces = switch (expr) {
            case Expr.Some some -> hidden(some.set());
            case Expr.Count count -> hidden(count.set());
            case Expr.Over over -> hidden(over.set());
            case Expr.State state -> state.holder() == null ? null : picked(state.holder());
            default -> null;
        };
        if (pieces != null) {
            return pieces.unseen().kind().name();
        }
        String name = expr instanceof Expr.Local local
                ? secretNames.get(local.variable().id())
                : null;
        if (name != null) {
            return name;
        }
        if (expr instanceof Expr.FormulaCall call && call.formula().body() != null) {
            String inside = inside(call);
            if (inside != null) {
                return inside;
            }
        }
        return first(Parts.of(expr));
    }

    private @Nullable String inside(Expr.FormulaCall call) {
        // A formula that is looked at already is no news; one that calls itself has been reported.
        if (!formulas.add(call.formula().name())) {
            return null;
        }
        String kind =
                told(java.util.Objects.requireNonNull(call.formula().body()).value());
        formulas.remove(call.formula().name());
        return kind;
    }

    private @Nullable String first(List<Expr> parts) {
        for (Expr part : parts) {
            String kind = told(part);
            if (kind != null) {
                return kind;
            }
        }
        return null;
    }

    private @Nullable HiddenPieces hidden(Expr set) {
        return HiddenPieces.of(set, rulebook.unseen());
    }

    private @Nullable HiddenPieces picked(Expr piece) {
        return switch (piece) {
            case Expr.First first -> hidden(first.set());
            case Expr.Best best -> hidden(best.set());
            default -> null;
        };
    }
}
