package org.phaseline.language.verify;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Modifier;
import org.phaseline.language.checked.NamedFormula;
import org.phaseline.language.checked.Outcome;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Pool;
import org.phaseline.language.checked.StepReference;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;

/** What expressions look at. */
final class ExpressionTouches {

    /** Where a piece stands on its board. */
    private static final List<String> STANDING = List.of("at", "facing", "wide", "deep");

    /** What a formula looks at, and whose it is; however often it does so, once is enough. */
    private record Look(Footprint.Thing thing, Footprint.Owner owner) {}

    private final Symbols symbols;
    private final Ownership ownership;
    private final WorkBudget work;

    /** What each formula looks at, and which formula of those it calls does so. */
    private final TreeMap<String, Map<Look, String>> looks = new TreeMap<>();

    /** The branchings in which parties act in turn, so that each can know what those before them did. */
    private final TreeSet<Integer> oneAfterTheOther = new TreeSet<>();

    ExpressionTouches(Symbols symbols, Ownership ownership, WorkBudget work) {
        this.symbols = symbols;
        this.ownership = ownership;
        this.work = work;
    }

    void inTurn(int fork) {
        oneAfterTheOther.add(fork);
    }

    void of(@Nullable Expr expr, TouchContext s) {
        if (expr != null) {
            look(expr, s);
        }
    }

    void of(Condition condition, TouchContext s) {
        for (Expr expr : Parts.of(condition)) {
            look(expr, s);
        }
    }

    void of(@Nullable Text text, TouchContext s) {
        if (text != null) {
            text.values().forEach(value -> look(value, s));
        }
    }

    void of(List<Modifier> modifiers, TouchContext s) {
        for (Modifier modifier : modifiers) {
            look(modifier.amount(), s);
            of(modifier.condition(), s);
            if (modifier.filled() != null) {
                modifier.filled().values().forEach(value -> look(value, s));
            }
        }
    }

    private void look(Expr expr, TouchContext s) {
        switch (expr) {
            case Expr.Local e -> name(e.variable(), e.place(), s);
            case Expr.State e -> {
                of(e.holder(), s);
                s.read(Footprint.Thing.field(e.field()), holder(e.holder(), s), e.place());
            }
            case Expr.HasMarker e -> {
                look(e.holder(), s);
                s.read(Footprint.Thing.field(e.marker()), ownership.owner(e.holder(), s), e.place());
            }
            case Expr.Was e -> {
                of(e.member(), s);
                outcome(e.step(), e.fork(), false, e.place(), s);
            }
            case Expr.Did e -> {
                look(e.party(), s);
                outcome(e.step(), e.fork(), true, e.place(), s);
            }
            case Expr.And e -> {
                Footprint.Owner said = ownership.said(e.left(), s);
                look(e.left(), s);
                look(e.right(), said.anybody() ? s : s.looking(said));
            }
            case Expr.Where e -> {
                look(e.set(), s);
                look(e.condition(), s.looking(ownership.ofMembers(e.set(), s)));
            }
            case Expr.Over e -> {
                look(e.set(), s);
                look(e.value(), s.looking(ownership.ofMembers(e.set(), s)));
            }
            case Expr.Best e -> {
                look(e.set(), s);
                look(e.value(), s.looking(ownership.ofMembers(e.set(), s)));
            }
            case Expr.CountDice e -> {
                pool(e.pool(), s);
                of(e.condition(), s.looking(Footprint.Owner.ANY));
            }
            case Expr.ExtremeDie e -> pool(e.pool(), s);
            case Expr.Wins e -> {
                pool(e.mine(), s);
                pool(e.theirs(), s);
                look(e.missing(), s);
            }
            case Expr.FormulaCall e -> call(e, s);
            case Expr.BoardCall e -> board(e, s);
            // What another party has made is looked at only where its branch is over, or waits.
            case Expr.LocalOf e -> parts(e, s);
            case Expr.Unknown e -> parts(e, s);
            case Expr.Constant e -> parts(e, s);
            case Expr.PartyName e -> parts(e, s);
            case Expr.AllOf e -> parts(e, s);
            case Expr.Due e -> parts(e, s);
            case Expr.GameTurn e -> parts(e, s);
            case Expr.Today e -> parts(e, s);
            case Expr.RoundNumber e -> parts(e, s);
            case Expr.It e -> parts(e, s);
            case Expr.RoleHolder e -> parts(e, s);
            case Expr.DerivedRole e -> parts(e, s);
            case Expr.Acting e -> parts(e, s);
            case Expr.Opponent e -> parts(e, s);
            case Expr.Opponents e -> parts(e, s);
            case Expr.FactionsOf e -> parts(e, s);
            case Expr.SideOf e -> parts(e, s);
            case Expr.Not e -> parts(e, s);
            case Expr.Scaled e -> parts(e, s);
            case Expr.Or e -> parts(e, s);
            case Expr.Compare e -> parts(e, s);
            case Expr.Same e -> parts(e, s);
            case Expr.In e -> parts(e, s);
            case Expr.InRange e -> parts(e, s);
            case Expr.Minus e -> parts(e, s);
            case Expr.Arithmetic e -> parts(e, s);
            case Expr.Conditional e -> parts(e, s);
            case Expr.SetOf e -> parts(e, s);
            case Expr.Union e -> parts(e, s);
            case Expr.Without e -> parts(e, s);
            case Expr.Naming e -> parts(e, s);
            case Expr.Some e -> parts(e, s);
            case Expr.First e -> parts(e, s);
            case Expr.Count e -> parts(e, s);
            case Expr.TableLookup e -> parts(e, s);
        }
    }

    private void parts(Expr expr, TouchContext s) {
        for (Expr part : Parts.of(expr)) {
            look(part, s);
        }
    }

    private Footprint.Owner holder(@Nullable Expr holder, TouchContext s) {
        return holder == null ? Footprint.Owner.GAME : ownership.owner(holder, s);
    }

    /** A name is read; one that is made by each party is its own. */
    private static void name(Variable variable, Place place, TouchContext s) {
        if (variable.kept()) {
            s.read(Footprint.Thing.name(variable), ofName(variable), place);
        }
    }

    static Footprint.Owner ofName(Variable variable) {
        return variable.fork() != 0 ? Footprint.Owner.OWN : Footprint.Owner.GAME;
    }

    void pool(Pool pool, TouchContext s) {
        if (pool.party() == null) {
            name(pool.variable(), pool.source().place(), s);
        } else {
            look(pool.party(), s);
        }
    }

    /** What became of a step is looked at; in one's own branch it is one's own. */
    private void outcome(StepReference step, int fork, boolean ofParty, Place place, TouchContext s) {
        Outcome outcome = step.outcome();
        if (outcome == null) {
            return;
        }
        boolean sameFork = outcome.fork() != 0 && outcome.fork() == fork;
        boolean own = sameFork && !(ofParty && oneAfterTheOther.contains(fork));
        s.read(Footprint.Thing.outcome(step.entry()), own ? Footprint.Owner.OWN : Footprint.Owner.GAME, place);
    }

    // ---- formulas

    /** Whoever calls a formula looks at what it looks at. */
    private void call(Expr.FormulaCall call, TouchContext s) {
        parts(call, s);
        called(call, s);
    }

    private void called(Expr.FormulaCall call, TouchContext s) {
        Place place = call.source() instanceof Expression.Call written
                ? written.name().place()
                : call.place();
        TreeMap<String, Footprint.Owner> handed = new TreeMap<>();
        looks(call.formula()).forEach((look, formula) -> {
            Footprint.Owner whose = look.owner.kind() == Footprint.Owner.Kind.PARAMETER
                    ? handed.computeIfAbsent(
                            look.owner.role(),
                            unused -> ownership.handed(look.owner, call.formula(), call.arguments(), s))
                    : look.owner;
            s.readBy(formula, look.thing, whose, place);
        });
    }

    private Map<Look, String> looks(NamedFormula formula) {
        Map<Look, String> known = looks.get(formula.name());
        NamedFormula.Body body = formula.body();
        if (known != null || body == null) {
            return known == null ? Map.of() : known;
        }
        looks.put(formula.name(), Map.of());
        Footprint footprint = new Footprint();
        TouchContext inside = TouchContext.of(footprint, work);
        look(body.value(), inside);
        of(body.modifiers(), inside);
        Map<Look, String> found = new LinkedHashMap<>();
        for (Footprint.Touch touch : footprint.touches) {
            if (!touch.thing().ofRoutine()) {
                String by = touch.formula().isEmpty() ? formula.name() : touch.formula();
                found.putIfAbsent(new Look(touch.thing(), touch.owner()), by);
            }
        }
        looks.put(formula.name(), found);
        return found;
    }

    // ---- boards

    private void board(Expr.BoardCall call, TouchContext s) {
        for (int i = 0; i < call.arguments().size(); i++) {
            Expr argument = written(call.arguments().get(i));
            look(argument, s);
            standing(argument, s);
        }
        if (call.step() != null) {
            call.step().given().forEach(given -> look(given, s));
            // The spaces of a step are whoever's.
            called(call.step().call(), s.looking(Footprint.Owner.ANY));
        }
    }

    /** A piece stands for its space without the text saying so. */
    private static Expr written(Expr argument) {
        return argument instanceof Expr.State state
                        && state.holder() != null
                        && state.source() == state.holder().source()
                ? state.holder()
                : argument;
    }

    /** Where pieces stand is looked at: branches of a together must know. */
    private void standing(Expr argument, TouchContext s) {
        boolean set = argument.type() instanceof Type.SetOf;
        boolean empty = argument instanceof Expr.SetOf of && of.members().isEmpty();
        Type member = argument.type() instanceof Type.SetOf of ? of.member() : argument.type();
        if (!empty && member instanceof Type.Kind kind && symbols.standsOn.containsKey(kind.name())) {
            Footprint.Owner owner = set ? Footprint.Owner.ANY : ownership.owner(argument, s);
            for (String name : STANDING) {
                Symbols.Field field = symbols.fieldsOf(kind.name()).get(name);
                if (field != null) {
                    s.read(Footprint.Thing.field(field), owner, argument.place());
                }
            }
        }
    }
}
