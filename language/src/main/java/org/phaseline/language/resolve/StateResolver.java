package org.phaseline.language.resolve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Modifier;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Target;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Due;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Statement;

/** Changes of state and names, now or later. */
final class StateResolver {

    private final Resolution all;
    private final TargetResolver targets;

    StateResolver(Resolution all) {
        this.all = all;
        this.targets = new TargetResolver(all);
    }

    Action let(Statement.Let s, Context c) {
        Type written = s.type() == null ? null : new Types(all.symbols, all.problems).of(s.type());
        Expression value = s.value();
        if (value == null) {
            if (written == null) {
                all.problem(Code.TYPE, s.place(), "give '" + s.name().text() + "' a value or a type");
            }
            Type type = written == null ? Type.UNKNOWN : written;
            return new Action.Let(
                    s, all.variables.declare(s.name(), type, c), type, null, List.of(), text(s, false, c));
        }
        if (ConditionResolver.asks(value)) {
            text(s, false, c);
            Variable variable = all.variables.declare(s.name(), Type.FLAG, c);
            return new Action.LetSaid(s, variable, all.conditions.of(value, c));
        }
        Expr given = all.expressions.of(value, c);
        if (written != null && !given.type().fits(written)) {
            all.problem(
                    Code.TYPE,
                    value.place(),
                    "expected " + written.said() + " here, not " + given.type().said());
        }
        Expr start = written == null ? given : ExpressionResolver.as(written, given);
        List<Modifier> modifiers = all.expressions.names().formulas().modifiers(start, s.modifiers(), c);
        Type type = written != null
                ? written
                : given.type() instanceof Type.Num || given.type() instanceof Type.Dice
                        ? Type.Num.in(given.type().unit())
                        : given.type();
        Text text = text(s, !modifiers.isEmpty() || callsModified(given), c);
        return new Action.Let(s, all.variables.declare(s.name(), type, c), type, start, modifiers, text);
    }

    private static boolean callsModified(Expr value) {
        return value instanceof Expr.FormulaCall call
                && call.formula().body() != null
                && !call.formula().body().modifiers().isEmpty();
    }

    /** A text says whose modifiers the players are told of, so there must be some. */
    private @Nullable Text text(Statement.Let s, boolean modified, Context c) {
        Text text = all.texts.orNone(s.text(), c);
        if (text != null && !modified) {
            all.problem(
                    Code.MISPLACED,
                    java.util.Objects.requireNonNull(s.text()).word().place(),
                    "only a number with modifiers is told to the players, so only such a 'let' can have a text;"
                            + " use 'tell' for a sentence");
        }
        return text;
    }

    /** What is not there cannot be paid: then the step is not carried out. */
    @Nullable
    Action pay(Statement.Pay s, Context c) {
        Target target = targets.of(s.from(), c);
        if (target == null) {
            all.expressions.numeric(s.amount(), c);
            return null;
        }
        Expr amount =
                all.expressions.wanted(s.amount(), Type.Num.in(target.type().unit()), c);
        if (!(target.type() instanceof Type.Num)) {
            all.problem(
                    Code.TYPE,
                    s.from().place(),
                    "'pay' takes from a number, not from " + target.type().said());
        }
        return new Action.Pay(s, amount, target);
    }

    @Nullable
    Action assign(Statement.Assign s, Context c) {
        Target target = targets.of(s.target(), c);
        if (target == null) {
            return null;
        }
        return ConditionResolver.asks(s.value()) ? said(s, target, c) : plainly(s, target, c);
    }

    private Action.@Nullable Change plainly(Statement.Assign s, Target target, Context c) {
        Type wanted = target.type() instanceof Type.Num num ? Type.Num.in(num.unit()) : target.type();
        if (s.operation() != Statement.Operation.SET
                && !(target.type() instanceof Type.Num || target.type() instanceof Type.Unknown)) {
            all.problem(
                    Code.TYPE,
                    s.place(),
                    target.type() instanceof Type.SetOf
                            ? "write 'add x to s' or 'drop x from s' to change a set"
                            : "'+=' and '-=' can change only numbers");
            return null;
        }
        return new Action.Assign(s, target, s.operation(), all.expressions.wanted(s.value(), wanted, c));
    }

    /** A flag is set to what somebody says. */
    private Action said(Statement.Assign s, Target target, Context c) {
        if (!Type.FLAG.fits(target.type()) || s.operation() != Statement.Operation.SET) {
            all.problem(Code.TYPE, s.place(), "what a party 'says' is yes or no, so only a flag can be set to it");
        }
        Condition said = all.conditions.of(s.value(), c);
        return new Action.AssignSaid(s, target, said);
    }

    Action.@Nullable Change member(Statement.Change s, Context c) {
        Target target = targets.of(s.set(), c);
        if (target == null) {
            return null;
        }
        Type member = Type.UNKNOWN;
        if (target.type() instanceof Type.SetOf set) {
            member = set.member();
        } else if (!(target.type() instanceof Type.Unknown)) {
            all.problem(
                    Code.TYPE,
                    s.set().place(),
                    "expected a set here, not " + target.type().said());
        }
        return new Action.ChangeSet(s, target, s.add(), all.expressions.wanted(s.member(), member, c));
    }

    Action.@Nullable Change mark(Statement.Mark s, Context c) {
        Symbols.Marker marker = all.symbols.markers.get(s.marker().text());
        if (marker == null) {
            all.unknown(
                    s.marker().place(),
                    "no marker '" + s.marker().text() + "'"
                            + all.problems.didYouMean(s.marker().text(), all.symbols.markers.keySet()));
            return null;
        }
        boolean ofGame = marker.field().holder().game();
        Expression owner = s.owner();
        if (ofGame != (owner == null)) {
            all.problem(
                    Code.ARGUMENTS,
                    s.marker().place(),
                    ofGame
                            ? "'" + s.marker().text() + "' is a marker of the game and has no owner"
                            : "say whose marker it is, as in 'mark phasing "
                                    + s.marker().text() + "'");
            return null;
        }
        if (owner == null) {
            all.used(s.marker().text(), s.marker().place());
            Expression named =
                    new Expression.Name(s.marker().place(), s.marker().text());
            return new Action.Mark(s, new Target.OfState(named, marker.field(), null), s.on());
        }
        Expr holder = all.expressions.spaces().marked(all.expressions.of(owner, c), marker);
        if (all.expressions.names().fields().fieldOf(holder, s.marker()) == null) {
            return null;
        }
        return new Action.Mark(s, new Target.OfState(owner, marker.field(), holder), s.on());
    }

    // ---- later

    @Nullable
    Action later(Statement.Later s, Context c) {
        Action.Later.Moment due = s.due() == null ? null : due(s.due(), c);
        if (s.due() == null && c.joinFork() == 0) {
            all.problem(
                    Code.MISPLACED,
                    s.place(),
                    "'later' without a time works only where parties act together; write 'later at end of [...]'");
        }
        boolean never = s.due() == null ? c.joinFork() == 0 : due == null;
        Action.Change change = change(s.statement(), c);
        if (change == null || never) {
            return null;
        }
        Target target = change.target();
        if (!(target instanceof Target.OfState)) {
            all.problem(
                    Code.NOT_CHANGEABLE,
                    s.statement().place(),
                    "only what the game, a party or a piece 'has' can be changed later: a name may be gone by then");
            return null;
        }
        if (target.type().crowd()) {
            all.problem(
                    Code.NOT_CHANGEABLE,
                    s.statement().place(),
                    "a set of pieces cannot be changed later: put a marker on them instead");
            return null;
        }
        return new Action.Later(s, due, c.joinFork(), change);
    }

    private Action.Later.@Nullable Moment due(Due due, Context c) {
        Headings.Entry step = all.steps.findAnywhere(due.step(), c.routine().name);
        return step == null ? null : new Action.Later.Moment(step, due.start());
    }

    /** What can be put off: a plain change of something. */
    private Action.@Nullable Change change(Statement statement, Context c) {
        if (statement instanceof Statement.Assign s) {
            Target target = targets.of(s.target(), c);
            return target == null ? null : plainly(s, target, c);
        }
        if (statement instanceof Statement.Change s) {
            return member(s, c);
        }
        if (statement instanceof Statement.Mark s) {
            return mark(s, c);
        }
        all.problem(
                Code.MISPLACED,
                statement.place(),
                "'later' can be used only with '=', '+=', '-=', 'add', 'drop', 'mark' and 'unmark'");
        return null;
    }
}
