package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What lines, conditions and expressions are made of: the one place that knows, for whoever looks at all of them alike. A new line
 * or expression that is missing here does not compile.
 */
public final class Parts {

    private Parts() {}

    /** The blocks an action owns. */
    public static List<Block> blocks(Action action) {
        return switch (action) {
            case Action.If a -> {
                List<Block> blocks = new ArrayList<>(a.branches().size() + 1);
                for (Action.If.Branch branch : a.branches()) {
                    blocks.add(branch.body());
                }
                blocks.add(a.otherwise());
                yield blocks;
            }
            case Action.ForEach a -> List.of(a.body());
            case Action.CountLoop a -> List.of(a.body());
            case Action.Repeat a -> List.of(a.body());
            case Action.TogetherEach a -> List.of(a.body());
            case Action.TogetherBlocks a -> a.branches();
            case Action.ConductSteps a -> List.of(a.body());
            case Action.Options a -> List.of(new Block(List.copyOf(a.options())));
            case Action.Jump _,
                    Action.Question _,
                    Action.Throw _,
                    Action.Said _,
                    Action.Change _,
                    Action.Conduct _,
                    Action.EndGame _,
                    Action.Later _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.Let _,
                    Action.Take _,
                    Action.PutBack _,
                    Action.Pay _,
                    Action.Reveal _,
                    Action.Note _,
                    Action.Tell _ -> List.of();
        };
    }

    /** The expressions an action itself looks at, in the order they are looked at; not those of its blocks. */
    public static List<Expr> expressions(Action action) {
        Gathering all = new Gathering();
        switch (action) {
            case Action.If a -> a.branches().forEach(branch -> all.add(branch.condition()));
            case Action.ForEach a ->
                all.add(a.set()).add(a.from()).add(a.by()).add(a.picker()).add(a.question());
            case Action.CountLoop a -> all.add(a.low()).add(a.high()).add(a.fits());
            case Action.Repeat a -> {
                all.add(a.limit());
                if (a.until() != null) {
                    all.add(a.until());
                }
            }
            case Action.TogetherEach a -> all.add(a.parties());
            case Action.Options a -> all.add(a.asked());
            case Action.Conduct a -> a.arguments().forEach(all::add);
            case Action.Jump _, Action.TogetherBlocks _, Action.ConductSteps _, Action.Cancel _, Action.Reveal _ -> {}
            case Action.EndGame a -> all.add(a.winner());
            case Action.Later a -> expressions(a.change()).forEach(all::add);
            case Action.Announce a -> a.arguments().forEach(all::add);
            case Action.Choose a ->
                all.add(a.asked()).add(a.from()).add(a.prompt()).add(a.none());
            case Action.ChooseNumber a ->
                all.add(a.asked()).add(a.fits()).add(a.low()).add(a.high()).add(a.prompt());
            case Action.ChooseSeveral a ->
                all.add(a.asked()).add(a.from()).add(a.least()).add(a.most()).add(a.prompt());
            case Action.Enter a -> all.add(a.asked()).add(a.low()).add(a.high()).add(a.prompt());
            case Action.Roll a -> {
                all.add(a.count()).add(a.size()).add(a.counting()).add(a.bonus());
                a.modifiers().forEach(all::add);
                all.add(a.text()).add(a.roller()).add(a.seenBy());
            }
            case Action.Draw a ->
                all.add(a.from()).add(a.count()).add(a.text()).add(a.drawer()).add(a.seenBy());
            case Action.Shuffle a -> all.add(a.set()).add(a.who()).add(a.text());
            case Action.RollOff a -> all.add(a.among());
            case Action.RerollWhere a ->
                all.add(a.pool().party()).add(a.condition()).add(a.roller());
            case Action.RerollUpTo a -> all.add(a.pool().party()).add(a.limit()).add(a.roller());
            case Action.Let a -> {
                all.add(a.value());
                a.modifiers().forEach(all::add);
                all.add(a.text());
            }
            case Action.LetSaid a -> all.add(a.said());
            case Action.Take a -> all.add(a.first());
            case Action.PutBack a -> all.add(a.piece());
            case Action.Pay a -> all.add(a.from()).add(a.amount());
            case Action.Assign a -> all.add(a.target()).add(a.value());
            case Action.AssignSaid a -> all.add(a.target()).add(a.said());
            case Action.ChangeSet a -> all.add(a.target()).add(a.member());
            case Action.Mark a -> all.add(a.target());
            case Action.Note a -> all.add(a.text());
            case Action.Tell a -> all.add(a.text());
        }
        return all.found;
    }

    /** Whether it is the member that a formula around it is looking at. */
    public static boolean isMember(Expr expr) {
        return expr instanceof Expr.It
                || expr instanceof Expr.Local name && name.variable().kind() == Variable.Kind.MEMBER;
    }

    /** The expressions an expression is made of, in the order they are looked at. */
    public static List<Expr> of(Expr expr) {
        return switch (expr) {
            case Expr.Unknown _,
                    Expr.Constant _,
                    Expr.PartyName _,
                    Expr.AllOf _,
                    Expr.Due _,
                    Expr.GameTurn _,
                    Expr.Today _,
                    Expr.RoundNumber _,
                    Expr.It _,
                    Expr.Local _,
                    Expr.RoleHolder _,
                    Expr.Acting _ -> List.of();
            case Expr.LocalOf e -> those(e.party());
            case Expr.State e -> those(e.holder());
            case Expr.HasMarker e -> those(e.holder());
            case Expr.DerivedRole e -> those(e.value());
            case Expr.Opponent e -> those(e.of());
            case Expr.Opponents e -> those(e.of());
            case Expr.FactionsOf e -> those(e.of());
            case Expr.SideOf e -> those(e.of());
            case Expr.Was e -> those(e.member());
            case Expr.Did e -> those(e.party());
            case Expr.Not e -> those(e.operand());
            case Expr.Scaled e -> those(e.value());
            case Expr.And e -> those(e.left(), e.right());
            case Expr.Or e -> those(e.left(), e.right());
            case Expr.Compare e -> those(e.left(), e.right());
            case Expr.Same e -> those(e.left(), e.right());
            case Expr.In e -> those(e.member(), e.set());
            case Expr.InRange e -> List.of(e.value(), e.low(), e.high());
            case Expr.Minus e -> those(e.operand());
            case Expr.Arithmetic e -> those(e.left(), e.right());
            case Expr.Conditional e -> List.of(e.then(), e.otherwise(), e.condition());
            case Expr.SetOf e -> e.members();
            case Expr.Union e -> those(e.left(), e.right());
            case Expr.Without e -> those(e.left(), e.right());
            case Expr.Where e -> those(e.set(), e.condition());
            case Expr.Naming e -> those(e.condition());
            case Expr.Some e -> those(e.set());
            case Expr.First e -> those(e.set());
            case Expr.Best e -> those(e.set(), e.value());
            case Expr.Count e -> those(e.set());
            case Expr.Over e -> those(e.set(), e.value());
            case Expr.CountDice e -> those(e.pool().party(), e.condition());
            case Expr.ExtremeDie e -> those(e.pool().party());
            case Expr.Wins e ->
                new Gathering().add(e.mine().party()).add(e.theirs().party()).add(e.missing()).found;
            case Expr.FormulaCall e -> e.arguments();
            case Expr.TableLookup e -> {
                Gathering all = new Gathering();
                e.keys().forEach(key -> all.add(key.value()).add(key.shift()));
                yield all.found;
            }
            case Expr.BoardCall e -> {
                Gathering all = new Gathering();
                e.arguments().forEach(all::add);
                if (e.step() != null) {
                    e.step().given().forEach(all::add);
                }
                yield all.found;
            }
        };
    }

    /** Those that are there: every expression is looked through many times, so a few of them make no list that could grow. */
    private static List<Expr> those(@Nullable Expr first, @Nullable Expr second) {
        return first == null ? those(second) : second == null ? List.of(first) : List.of(first, second);
    }

    private static List<Expr> those(@Nullable Expr only) {
        return only == null ? List.of() : List.of(only);
    }

    /** An expression and everything it is made of. */
    public static void walk(Expr expr, Consumer<Expr> visitor) {
        visitor.accept(expr);
        for (Expr part : of(expr)) {
            walk(part, visitor);
        }
    }

    /** The expressions of a condition, from left to right. */
    public static List<Expr> of(Condition condition) {
        return condition instanceof Condition.Holds holds
                ? List.of(holds.value())
                : new Gathering().add(condition).found;
    }

    private static final class Gathering {

        private final List<Expr> found = new ArrayList<>(2);

        Gathering add(@Nullable Expr expr) {
            if (expr != null) {
                found.add(expr);
            }
            return this;
        }

        Gathering add(@Nullable Actor actor) {
            return actor == null ? this : add(actor.who());
        }

        Gathering add(@Nullable Text text) {
            if (text != null) {
                text.values().forEach(this::add);
            }
            return this;
        }

        void add(Modifier modifier) {
            add(modifier.amount()).add(modifier.condition()).add(modifier.filled());
        }

        Gathering add(Target target) {
            return switch (target) {
                case Target.OfName name -> this;
                case Target.OfParty of -> add(of.party());
                case Target.OfState state -> add(state.holder());
                case Target.OfRole role -> this;
            };
        }

        Gathering add(Condition condition) {
            return switch (condition) {
                case Condition.Holds holds -> add(holds.value());
                case Condition.Says says -> add(says.party()).add(says.statement());
                case Condition.Not not -> add(not.operand());
                case Condition.Both both -> add(both.left()).add(both.right());
                case Condition.Either either -> add(either.left()).add(either.right());
            };
        }
    }
}
