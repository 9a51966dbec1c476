package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * From which pieces that can be unseen a formula is worked out: {@code u.strength} from u, {@code count of (Unit where ...)} from those
 * that are counted, also inside the formulas with a name that it calls. What is found only member by member of another set, where
 * nothing names the pieces by itself, counts as all pieces of the kind. How many pieces there are where everybody is told so anyway
 * ({@link PublicCounts}) tells nothing of any of them.
 */
public final class UnseenPiecesInFormula {

    /** Formulas that call formulas twice could go on for ever: from here on, all pieces count. */
    private static final int MOST = 64;

    /** An expression that can be worked out by itself: where the formula stands, or inside the calls that lead to it. */
    public record Source(List<Expr.FormulaCall> calls, Expr expr) {}

    private final UnseenKinds kinds;
    private final PublicCounts counts;

    public UnseenPiecesInFormula(CheckedRulebook rulebook) {
        this.kinds = new UnseenKinds(rulebook.unseen());
        this.counts = new PublicCounts(rulebook);
    }

    /** Not the formula's own value, which is looked at anyway. */
    public List<Source> of(Expr formula) {
        if (kinds.isEmpty()) {
            return List.of();
        }
        Search search = new Search(formula);
        search.partsOf(formula, List.of());
        return search.found.size() < MOST ? List.copyOf(search.found) : search.everyKind();
    }

    private final class Search {

        private final Expr formula;
        private final List<Source> found = new ArrayList<>();

        Search(Expr formula) {
            this.formula = formula;
        }

        private void look(Expr part, List<Expr.FormulaCall> calls) {
            Type.Kind kind = kinds.of(part.type());
            // The set that a member is from is looked at itself. What is handed over is looked at where it is handed
            // over.
            if (kind != null && !Parts.isMember(part) && !isArgument(part)) {
                boolean alone = !isFree(part) && (calls.isEmpty() || !hasArgument(part) || isClosed(calls));
                found.add(alone ? new Source(calls, part) : every(kind));
            }
            partsOf(part, calls);
        }

        private void partsOf(Expr expr, List<Expr.FormulaCall> calls) {
            if (found.size() >= MOST) {
                return;
            }
            Expr counted = counts.counted(expr);
            if (counted != null) {
                partsOfCounted(counted, calls);
                return;
            }
            if (expr instanceof Expr.Where where && where.set() instanceof Expr.AllOf) {
                // Those that are left out tell nothing: the filtered set itself is looked at.
                look(where.condition(), calls);
                return;
            }
            Parts.of(expr).forEach(part -> look(part, calls));
            Expr.FormulaCall call = called(expr);
            NamedFormula.Body body = call == null ? null : call.formula().body();
            if (call != null && body != null) {
                List<Expr.FormulaCall> deeper = new ArrayList<>(calls);
                deeper.add(call);
                look(body.value(), deeper);
                body.modifiers().forEach(modifier -> look(modifier, deeper));
            }
        }

        /** Not the pieces that are counted, but what they are compared with. */
        private void partsOfCounted(Expr set, List<Expr.FormulaCall> calls) {
            switch (set) {
                case Expr.Where where -> {
                    partsOfCounted(where.set(), calls);
                    look(where.condition(), calls);
                }
                case Expr.FormulaCall call -> {
                    call.arguments().forEach(argument -> look(argument, calls));
                    List<Expr.FormulaCall> deeper = new ArrayList<>(calls);
                    deeper.add(call);
                    partsOfCounted(
                            java.util.Objects.requireNonNull(call.formula().body())
                                    .value(),
                            deeper);
                }
                default -> {}
            }
        }

        private static Expr.@Nullable FormulaCall called(Expr expr) {
            return switch (expr) {
                case Expr.FormulaCall call -> call;
                case Expr.BoardCall way when way.step() != null -> way.step().call();
                default -> null;
            };
        }

        private void look(Modifier modifier, List<Expr.FormulaCall> calls) {
            look(modifier.amount(), calls);
            if (modifier.condition() != null) {
                look(modifier.condition(), calls);
            }
        }

        private Source every(Type.Kind kind) {
            return new Source(List.of(), new Expr.AllOf(formula.source(), new Type.SetOf(kind), kind));
        }

        private List<Source> everyKind() {
            return kinds.all().stream().map(this::every).toList();
        }
    }

    private static boolean isClosed(List<Expr.FormulaCall> calls) {
        return calls.stream().flatMap(call -> call.arguments().stream()).noneMatch(UnseenPiecesInFormula::isFree);
    }

    private static boolean isArgument(Expr expr) {
        return expr instanceof Expr.Local name && name.variable().kind() == Variable.Kind.ARGUMENT;
    }

    private static boolean hasArgument(Expr expr) {
        return isArgument(expr) || Parts.of(expr).stream().anyMatch(UnseenPiecesInFormula::hasArgument);
    }

    /** Whether it speaks of the member that a formula around it is looking at. */
    private static boolean isFree(Expr expr) {
        return speaksOfIt(expr) || speaksOfName(expr, new TreeSet<>());
    }

    private static boolean speaksOfIt(Expr expr) {
        return switch (expr) {
            case Expr.It _ -> true;
            case Expr.Where where -> speaksOfIt(where.set());
            case Expr.Over over -> speaksOfIt(over.set());
            case Expr.Best best -> speaksOfIt(best.set());
            default -> Parts.of(expr).stream().anyMatch(UnseenPiecesInFormula::speaksOfIt);
        };
    }

    /** The same for members that have a name; {@code own} are those that are named inside. */
    private static boolean speaksOfName(Expr expr, TreeSet<Integer> own) {
        if (expr instanceof Expr.Naming naming) {
            TreeSet<Integer> inside = new TreeSet<>(own);
            inside.add(naming.member().id());
            return speaksOfName(naming.condition(), inside);
        }
        boolean other = expr instanceof Expr.Local name
                && name.variable().kind() == Variable.Kind.MEMBER
                && !own.contains(name.variable().id());
        return other || Parts.of(expr).stream().anyMatch(part -> speaksOfName(part, own));
    }
}
