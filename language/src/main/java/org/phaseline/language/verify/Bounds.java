package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Modifier;
import org.phaseline.language.checked.NamedFormula;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;

/** From what to what an expression can be, as far as that is known before the game starts. */
final class Bounds {

    /** Formulas that call each other again and again could keep us for ever, and so could very many of them. */
    private static final int MOST = 10_000;

    private static final int MOST_IN_ALL = 200_000;

    private final Symbols symbols;
    private int looked;
    private int lookedInAll;

    Bounds(Symbols symbols) {
        this.symbols = symbols;
    }

    Interval of(Expr expr) {
        looked = 0;
        return of(expr, List.of());
    }

    /** A condition. One that is settled by an option or a scenario is what its author wanted to switch. */
    Interval condition(Expr expr) {
        looked = 0;
        return flag(expr, List.of());
    }

    private Interval flag(Expr expr, List<Interval> arguments) {
        return KnownValues.of(body(expr)).isPresent() ? Interval.FLAG : of(expr, arguments);
    }

    /** What a formula says, if the expression just calls one. */
    private static Expr body(Expr expr) {
        Expr plain = expr;
        while (plain instanceof Expr.FormulaCall call
                && call.formula().body() instanceof NamedFormula.Body body
                && body.modifiers().isEmpty()) {
            plain = body.value();
        }
        return plain;
    }

    private Interval of(Expr expr, List<Interval> arguments) {
        if (++looked > MOST || ++lookedInAll > MOST_IN_ALL) {
            return Interval.ANY;
        }
        return switch (expr) {
            // What could not be understood has been reported, and counts as nothing.
            case Expr.Unknown e -> Interval.just(0);
            case Expr.Constant e -> Interval.just(e.value());
            case Expr.PartyName e -> Interval.just(e.party());
            case Expr.GameTurn e -> gameTurn();
            case Expr.Today e -> gameTurn().plus(Interval.just(symbols.calendar.start() - 1));
            case Expr.Local e -> argument(e.variable(), arguments);
            case Expr.State e -> state(e);
            case Expr.HasMarker e -> e.lacks() ? Interval.FLAG.not() : Interval.FLAG;
            case Expr.DerivedRole e -> of(e.value(), arguments);
            case Expr.Acting e -> acting(e.actor(), arguments);
            case Expr.Not e -> flag(e.operand(), arguments).not();
            case Expr.And e -> flag(e.left(), arguments).smaller(flag(e.right(), arguments));
            case Expr.Or e -> flag(e.left(), arguments).larger(flag(e.right(), arguments));
            case Expr.Compare e -> compared(e, of(e.left(), arguments), of(e.right(), arguments));
            case Expr.Same e -> same(e, arguments);
            case Expr.Scaled e -> of(e.value(), arguments).times(Interval.just(e.factor()));
            case Expr.Minus e -> of(e.operand(), arguments).negative();
            case Expr.Arithmetic e -> worked(e.operation(), of(e.left(), arguments), of(e.right(), arguments));
            case Expr.Conditional e -> of(e.then(), arguments).or(of(e.otherwise(), arguments));
            case Expr.Count e -> new Interval(0, (long) e.set().type().width() * Long.SIZE);
            case Expr.FormulaCall e -> called(e, arguments);
            case Expr.TableLookup e -> KnownValues.among(e);
            case Expr.In e -> tested(e.not());
            case Expr.InRange e -> tested(e.not());
            case Expr.Was e -> tested(e.not());
            case Expr.Some e -> tested(e.none());
            case Expr.Did e -> Interval.ANY;
            case Expr.AllOf e -> Interval.ANY;
            case Expr.Due e -> Interval.ANY;
            case Expr.RoundNumber e -> Interval.ANY;
            case Expr.It e -> Interval.ANY;
            case Expr.LocalOf e -> Interval.ANY;
            case Expr.RoleHolder e -> Interval.ANY;
            case Expr.Opponent e -> Interval.ANY;
            case Expr.Opponents e -> Interval.ANY;
            case Expr.FactionsOf e -> Interval.ANY;
            case Expr.SideOf e -> Interval.ANY;
            case Expr.SetOf e -> Interval.ANY;
            case Expr.Union e -> Interval.ANY;
            case Expr.Without e -> Interval.ANY;
            case Expr.Where e -> Interval.ANY;
            case Expr.First e -> Interval.ANY;
            case Expr.Over e -> Interval.ANY;
            case Expr.Best e -> Interval.ANY;
            case Expr.Naming e -> Interval.ANY;
            case Expr.CountDice e -> Interval.ANY;
            case Expr.ExtremeDie e -> Interval.ANY;
            case Expr.Wins e -> Interval.ANY;
            case Expr.BoardCall e -> Interval.ANY;
        };
    }

    /** Something that may be so or not. */
    private static Interval tested(boolean not) {
        return not ? Interval.ANY.not() : Interval.ANY;
    }

    private Interval gameTurn() {
        return new Interval(1, symbols.length > 0 ? symbols.length : Long.MAX_VALUE);
    }

    /** Of the names only what is handed to a formula is known. */
    private static Interval argument(Variable variable, List<Interval> arguments) {
        boolean known = variable.kind() == Variable.Kind.ARGUMENT
                && variable.argument() >= 0
                && variable.argument() < arguments.size()
                && !variable.type().crowd();
        return known ? arguments.get(variable.argument()) : Interval.ANY;
    }

    private Interval acting(Actor actor, List<Interval> arguments) {
        return actor.kind() == Actor.Kind.NAMED && actor.who() != null ? of(actor.who(), arguments) : Interval.ANY;
    }

    private static Interval state(Expr.State state) {
        Type type = state.field().type();
        if (type.crowd()) {
            return Interval.ANY;
        }
        Interval held = held(type);
        // Where nobody has it, it reads as nothing.
        return state.holder() == null ? held : held.or(Interval.just(type.absent()));
    }

    private static Interval held(Type type) {
        return switch (type) {
            case Type.Num num -> new Interval(num.low(), num.high());
            case Type.Flag flag -> Interval.FLAG;
            case Type.Kind kind -> new Interval(-1, kind.words().size() - 1L);
            case Type.Who who -> new Interval(-1, who.names().size() - 1L);
            case Type.SetOf set -> Interval.ANY;
            case Type.Range range -> Interval.ANY;
            case Type.Dice dice -> Interval.ANY;
            case Type.Date date -> Interval.ANY;
            case Type.None none -> Interval.ANY;
            case Type.Unknown unknown -> Interval.ANY;
        };
    }

    private static Interval compared(Expr.Compare compare, Interval left, Interval right) {
        return switch (compare.order()) {
            case LESS -> left.below(right, 1);
            case AT_MOST -> left.below(right, 0);
            case MORE -> right.below(left, 1);
            case AT_LEAST -> right.below(left, 0);
        };
    }

    private Interval same(Expr.Same same, List<Interval> arguments) {
        boolean sets = same.left().type().crowd() || same.right().type().crowd();
        Interval is = sets ? Interval.ANY : of(same.left(), arguments).same(of(same.right(), arguments));
        return same.not() ? is.not() : is;
    }

    private static Interval worked(Expr.Operation operation, Interval left, Interval right) {
        return switch (operation) {
            case PLUS -> left.plus(right);
            case MINUS -> left.plus(right.negative());
            case TIMES -> left.times(right);
            case DIVIDED, DIVIDED_UP, DIVIDED_TO_NEAREST -> Interval.ANY;
            case REMAINDER -> left.remainder(right);
            case SMALLER -> left.smaller(right);
            case LARGER -> left.larger(right);
        };
    }

    private Interval called(Expr.FormulaCall call, List<Interval> arguments) {
        NamedFormula.Body body = call.formula().body();
        if (body == null) {
            return Interval.just(0);
        }
        List<Interval> values = new ArrayList<>();
        call.arguments().forEach(argument -> values.add(of(argument, arguments)));
        Interval whole = of(body.value(), values);
        for (Modifier modifier : body.modifiers()) {
            Interval amount = of(modifier.amount(), values);
            whole = whole.plus(modifier.condition() == null ? amount : amount.or(Interval.just(0)));
        }
        return whole;
    }
}
