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
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Place;

/**
 * Lines by which players learn of pieces that they do not see: conditions of steps and reactions that look through such pieces, open
 * fields that get their number, lines of automatic steps that everybody notices, and choices among pieces of somebody else. Only sets whose members are all unseen, whatever
 * happens, are spoken of, so not every such line is found. What is decided under seal is {@link SecrecyCheck}'s.
 */
final class UnseenLeakCheck implements LineVisitor {

    private final CheckedRulebook rulebook;
    private final Problems problems;
    private final PublicCounts counts;

    /** Names for what was worked out from unseen pieces, by the ids of the variables, with the kind. */
    private final TreeMap<Integer, String> secretNames = new TreeMap<>();

    private final TreeSet<String> formulas = new TreeSet<>();

    /** Whether the innermost step around a line is automatic. */
    private boolean automatic;

    /** Whether sets count, too, that hold unseen pieces only as long as these have not been turned over. */
    private boolean blindly;

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
            boolean around = automatic;
            automatic = step.heading().clauses().mode() == Clauses.Mode.AUTOMATIC;
            LineVisitor.super.visit(step);
            automatic = around;
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
                            + "): leave the condition out, and let a choice inside offer what fits; a player with nothing"
                            + " to choose is asked all the same, so nobody learns anything");
        }
    }

    @Override
    public void action(Action action) {
        switch (action) {
            case Action.Let let -> {
                if (let.value() != null) {
                    named(let, let.value());
                }
            }
            case Action.Assign assign -> change(assign.target(), assign.value(), assign.place());
            case Action.Pay pay -> change(pay.from(), pay.amount(), pay.place());
            case Action.ChangeSet set -> change(set.target(), set.member(), set.place());
            case Action.Later later -> action(later.change());
            case Action.Choose choose -> choice(choose, choose.from());
            case Action.ChooseSeveral choose -> choice(choose, choose.from());
            case Action.If asked -> {
                if (automatic) {
                    asked.branches()
                            .forEach(branch ->
                                    Parts.of(branch.condition()).forEach(expr -> body(asked, expr, branching(expr))));
                }
            }
            case Action.ForEach each -> {
                if (automatic) {
                    body(each, each.set(), passing(each.set()));
                }
            }
            case Action.CountLoop count -> {
                if (automatic) {
                    body(count, count.low(), branching(count.low()));
                    body(count, count.high(), branching(count.high()));
                }
            }
            case Action.Repeat repeat -> {
                if (automatic) {
                    body(repeat, repeat.limit(), branching(repeat.limit()));
                    if (repeat.until() != null) {
                        Parts.of(repeat.until()).forEach(expr -> body(repeat, expr, branching(expr)));
                    }
                }
            }
            // Sentences are looked at by UnreadSentenceCheck; who sees a roll or a draw, its own line says.
            case Action.Note _, Action.Tell _, Action.Throw _ -> {}
            case Action.Mark _,
                    Action.TogetherEach _,
                    Action.TogetherBlocks _,
                    Action.ConductSteps _,
                    Action.Options _,
                    Action.ChooseNumber _,
                    Action.Enter _,
                    Action.Jump _,
                    Action.Said _,
                    Action.Conduct _,
                    Action.EndGame _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.Take _,
                    Action.PutBack _,
                    Action.Reveal _ -> {}
        }
    }

    private void named(Action.Let let, Expr value) {
        String kind = told(value);
        if (kind == null) {
            secretNames.remove(let.variable().id());
        } else {
            secretNames.put(let.variable().id(), kind);
        }
    }

    private @Nullable String branching(Expr condition) {
        blindly = true;
        String kind = told(condition);
        blindly = false;
        return kind;
    }

    private @Nullable String passing(Expr set) {
        HiddenPieces pieces = hidden(set);
        return counts.isPublic(set)
                ? null
                : pieces != null ? pieces.unseen().kind().name() : HiddenPieces.pickedBlindly(set, rulebook);
    }

    /** Lines that are played or not by what unseen pieces are. */
    private void body(Action action, Expr by, @Nullable String kind) {
        if (kind != null && OpenEffects.has(Parts.blocks(action), rulebook.unseen())) {
            problems.add(
                    Code.UNSEEN_LEAK,
                    by.place(),
                    "everybody notices what happens here, and so learns something about unseen pieces (" + kind
                            + "): turn the pieces over first, name them in the sentence ('{...}'), so that only"
                            + " players who see them read it, or change only fields of unseen pieces");
        }
    }

    /** What an unseen piece has, and what nobody is shown, tells nobody anything. */
    private void change(Target target, Expr value, Place place) {
        String kind = OpenEffects.isOpen(target, rulebook.unseen()) ? told(value) : null;
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
                            + ") that the player who chooses does not see, and so reveals all of them: draw one at random"
                            + " ('draw ... from'), or, if the player is meant to look at them, say so first ('draw up to"
                            + " 99 ... from ..., seen by ...') and let the player choose from those");
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
        if (blindly && expr instanceof Expr.Some some && HiddenPieces.pickedBlindly(some.set(), rulebook) != null) {
            return HiddenPieces.pickedBlindly(some.set(), rulebook);
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
