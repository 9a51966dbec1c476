package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Outcome;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Pool;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;

/** Expressions of one routine that look at what is sealed where they stand. */
final class SealedReads {

    /**
     * Where an expression stands: inside a sealed step or not, in the branch of which party ({@code fork} 0 for none), and whether
     * it may look at what only some see.
     */
    record At(boolean sealed, int fork, boolean insider) {

        static final At OUTSIDE = new At(false, 0, false);

        /** Where what only some see goes on to be seen only by some. */
        At inside() {
            return new At(sealed, fork, true);
        }
    }

    private final Problems problems;
    private final Headings headings;
    private final FormulaFields formulas = new FormulaFields();

    /** The fields that steps above have set under seal and no line has revealed since, by the indexes of the steps. */
    private final TreeMap<Integer, TreeSet<String>> set = new TreeMap<>();

    /** The steps that lines above have revealed. */
    private final TreeSet<Integer> opened = new TreeSet<>();

    /** A step can be asked about before it is printed; whether it is sealed is looked at when play comes to it. */
    private final TreeSet<Integer> placed = new TreeSet<>();

    private final TreeMap<Integer, List<Runnable>> waiting = new TreeMap<>();

    /** What was said to be sealed: one missing line is one problem for each name, however often that is looked at. */
    private final TreeSet<String> reported = new TreeSet<>();

    SealedReads(Problems problems, Headings headings) {
        this.headings = headings;
        this.problems = problems;
    }

    /** Names of what chance has settled, as long as only some see it. */
    private final TreeSet<Integer> seenByFew = new TreeSet<>();

    void hide(Variable variable) {
        seenByFew.add(variable.id());
    }

    void show(Variable variable) {
        seenByFew.remove(variable.id());
    }

    /** Opens a step and all that is printed inside it. */
    void opened(Headings.Entry step) {
        for (int i = step.index(); i <= step.last(); i++) {
            opened.add(i);
            set.remove(i);
        }
    }

    /** Fields that were set under seal: whoever looks at them reads what they were before, which is not what is meant. */
    void sealed(Headings.Entry step, TreeSet<String> fields) {
        set.put(step.index(), fields);
    }

    private void field(Symbols.Field field, Expr expr, At at) {
        if (at.sealed || set.isEmpty()) {
            return;
        }
        String key = SealedFields.key(field);
        set.entrySet().stream()
                .filter(each -> each.getValue().contains(key))
                .findFirst()
                .ifPresent(step -> sealed(
                        key, "'" + field.name().text() + "' is set under seal in", step.getKey(), expr.source()));
    }

    /** Where a thing is looked at before its step was revealed: told at the first such place. */
    private void sealed(String key, String sentence, int step, Expression source) {
        if (reported.add(key)) {
            String called = "[" + headings.get(step).heading().called() + "]";
            problems.add(
                    Code.SECRECY,
                    source.place(),
                    sentence + " " + called + ": write 'reveal " + called + "' before this line, or"
                            + " 'revealed together' after 'secretly'");
        }
    }

    private void fields(Expr.FormulaCall call, At at) {
        if (!at.sealed && !set.isEmpty()) {
            formulas.of(call.formula()).values().forEach(field -> field(field, call, at));
        }
    }

    void placed(Outcome outcome) {
        placed.add(outcome.id());
        List<Runnable> asked = waiting.remove(outcome.id());
        if (asked != null) {
            asked.forEach(Runnable::run);
        }
    }

    /** The name of a party of which each has its own. */
    void name(Variable variable, Expression source, At at) {
        seen(variable, source, at);
        if (variable.sealedIn() >= 0 && !at.sealed && !opened.contains(variable.sealedIn())) {
            sealed(
                    "name " + variable.key(),
                    "'" + variable.name() + "' is decided under seal in",
                    variable.sealedIn(),
                    source);
        }
    }

    private void seen(Variable variable, Expression source, At at) {
        if (seenByFew.contains(variable.id()) && !at.insider) {
            problems.add(
                    Code.SECRECY,
                    source.place(),
                    "not everybody sees '" + variable.name() + "' here: write 'reveal " + variable.name()
                            + "' first, or keep it in a field of an unseen piece");
        }
    }

    /** One's own dice are never sealed from oneself. */
    void pool(Pool pool, At at) {
        if (pool.party() != null) {
            name(pool.variable(), pool.source(), at);
        }
    }

    void look(Expr expr, At at) {
        Parts.of(expr).forEach(part -> look(part, at));
        switch (expr) {
            case Expr.Local e -> local(e, at);
            case Expr.LocalOf e -> name(e.variable(), e.source(), at);
            case Expr.Was e -> was(e, at);
            case Expr.Did e -> did(e);
            case Expr.CountDice e -> pool(e.pool(), at);
            case Expr.ExtremeDie e -> pool(e.pool(), at);
            case Expr.Wins e -> {
                pool(e.mine(), at);
                pool(e.theirs(), at);
            }
            case Expr.Unknown e -> {}
            case Expr.Constant e -> {}
            case Expr.PartyName e -> {}
            case Expr.AllOf e -> {}
            case Expr.Due e -> {}
            case Expr.GameTurn e -> {}
            case Expr.Today e -> {}
            case Expr.RoundNumber e -> {}
            case Expr.It e -> {}
            case Expr.State e -> field(e.field(), e, at);
            case Expr.HasMarker e -> field(e.marker(), e, at);
            case Expr.RoleHolder e -> {}
            case Expr.DerivedRole e -> {}
            case Expr.Acting e -> {}
            case Expr.Opponent e -> {}
            case Expr.Opponents e -> {}
            case Expr.FactionsOf e -> {}
            case Expr.SideOf e -> {}
            case Expr.Not e -> {}
            case Expr.Scaled e -> {}
            case Expr.And e -> {}
            case Expr.Or e -> {}
            case Expr.Compare e -> {}
            case Expr.Same e -> {}
            case Expr.In e -> {}
            case Expr.InRange e -> {}
            case Expr.Minus e -> {}
            case Expr.Arithmetic e -> {}
            case Expr.Conditional e -> {}
            case Expr.SetOf e -> {}
            case Expr.Union e -> {}
            case Expr.Without e -> {}
            case Expr.Where e -> {}
            case Expr.Naming e -> {}
            case Expr.Some e -> {}
            case Expr.First e -> {}
            case Expr.Best e -> {}
            case Expr.Count e -> {}
            case Expr.Over e -> {}
            // Formulas know no names but what is handed to them.
            case Expr.FormulaCall e -> fields(e, at);
            case Expr.TableLookup e -> {}
            case Expr.BoardCall e -> {}
        }
    }

    private void local(Expr.Local local, At at) {
        Variable variable = local.variable();
        name(variable, local.source(), at);
        // What was made unseen belongs to each party by itself, also once it is open.
        if (variable.sealedIn() >= 0 && variable.fork() != 0 && variable.fork() != at.fork) {
            problems.add(
                    Code.MISPLACED,
                    local.place(),
                    "each party has its own '" + variable.name() + "': say whose, as in '" + variable.name()
                            + " of phasing'");
        }
    }

    private void was(Expr.Was was, At at) {
        if (at.sealed) {
            return;
        }
        String said = was.source() instanceof Expression.Was written
                ? written.step().text()
                : called(was.step().entry());
        whenPlaced(was.step().outcome(), outcome -> sealed(outcome, was, said));
    }

    private void did(Expr.Did did) {
        String said = did.source() instanceof Expression.Did written
                ? written.step().text()
                : called(did.step().entry());
        whenPlaced(did.step().outcome(), outcome -> {
            sealed(outcome, did, said);
            boolean sameTime = outcome.fork() != 0 && outcome.fork() == did.fork();
            if (outcome.secret() && sameTime && !isOneself(did.party())) {
                problems.add(
                        Code.SECRECY, did.place(), "what another party does at the same time cannot be known here");
            }
        });
    }

    /** Whether somebody speaks of themselves, in the branch that is their own. */
    static boolean isOneself(Expr party) {
        return party instanceof Expr.Acting acting && acting.actor().kind() == Actor.Kind.OWN
                || party instanceof Expr.Local local && local.variable().kind() == Variable.Kind.BRANCH_PARTY;
    }

    private static String called(Headings.Entry entry) {
        return entry.heading().called();
    }

    private void whenPlaced(@Nullable Outcome outcome, Consumer<Outcome> check) {
        if (outcome == null) {
            return;
        }
        if (placed.contains(outcome.id())) {
            check.accept(outcome);
        } else {
            waiting.computeIfAbsent(outcome.id(), unused -> new ArrayList<>()).add(() -> check.accept(outcome));
        }
    }

    private void sealed(Outcome outcome, Expr expr, String said) {
        if (outcome.secret() && !opened.contains(outcome.step()) && reported.add("step " + outcome.step())) {
            problems.add(
                    Code.SECRECY,
                    expr.place(),
                    "[" + said + "] is sealed here: write 'reveal [" + said + "]' before this line");
        }
    }
}
