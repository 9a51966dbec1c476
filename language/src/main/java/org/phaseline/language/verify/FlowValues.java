package org.phaseline.language.verify;

import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.NamedFormula;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Target;
import org.phaseline.language.checked.Variable;

/**
 * Which values conditions depend on and lines change, by name: as much as is needed to tell whether a loop can end. Whose value it is makes no
 * difference.
 */
final class FlowValues {

    /** Depends on, or changes, nobody knows what. */
    static final String ANYTHING = "*";

    private FlowValues() {}

    static TreeSet<String> readBy(Condition condition) {
        TreeSet<String> read = new TreeSet<>();
        Parts.of(condition).forEach(part -> read(part, read, new TreeSet<>()));
        return read;
    }

    private static void read(Expr expr, TreeSet<String> read, TreeSet<String> formulas) {
        Parts.walk(expr, part -> {
            switch (part) {
                case Expr.State e -> read.add(state(e.field().slot()));
                case Expr.HasMarker _, Expr.BoardCall _, Expr.Was _, Expr.Did _ -> read.add(ANYTHING);
                case Expr.RoundNumber _ -> read.add(ANYTHING);
                case Expr.Local e -> read.add(name(e.variable()));
                case Expr.LocalOf e -> read.add(name(e.variable()));
                case Expr.RoleHolder e -> read.add(role(e.role().number()));
                case Expr.CountDice e -> read.add(name(e.pool().variable()));
                case Expr.ExtremeDie e -> read.add(name(e.pool().variable()));
                case Expr.Wins _ -> read.add(ANYTHING);
                case Expr.FormulaCall e -> {
                    NamedFormula.Body body = e.formula().body();
                    if (body != null && formulas.add(e.formula().name())) {
                        read(body.value(), read, formulas);
                        body.modifiers().forEach(line -> {
                            read(line.amount(), read, formulas);
                            if (line.condition() != null) {
                                read(line.condition(), read, formulas);
                            }
                        });
                    }
                }
                case Expr.Unknown _,
                        Expr.Constant _,
                        Expr.PartyName _,
                        Expr.AllOf _,
                        Expr.Due _,
                        Expr.GameTurn _,
                        Expr.Today _,
                        Expr.It _,
                        Expr.DerivedRole _,
                        Expr.Acting _,
                        Expr.Opponent _,
                        Expr.Opponents _,
                        Expr.FactionsOf _,
                        Expr.SideOf _,
                        Expr.Not _,
                        Expr.And _,
                        Expr.Or _,
                        Expr.Compare _,
                        Expr.Same _,
                        Expr.In _,
                        Expr.InRange _,
                        Expr.Minus _,
                        Expr.Arithmetic _,
                        Expr.Conditional _,
                        Expr.SetOf _,
                        Expr.Union _,
                        Expr.Without _,
                        Expr.Scaled _,
                        Expr.Naming _,
                        Expr.Best _,
                        Expr.Where _,
                        Expr.Some _,
                        Expr.First _,
                        Expr.Count _,
                        Expr.Over _,
                        Expr.TableLookup _ -> {}
            }
        });
    }

    static List<String> changedBy(Action action) {
        return switch (action) {
            case Action.Assign a -> List.of(target(a.target()));
            case Action.AssignSaid a -> List.of(target(a.target()));
            case Action.ChangeSet a -> List.of(target(a.target()));
            case Action.Mark _, Action.PutBack _, Action.Conduct _, Action.Announce _ -> List.of(ANYTHING);
            case Action.Pay a -> List.of(target(a.from()));
            case Action.Take a -> List.of(name(a.variable()));
            case Action.Let a -> List.of(name(a.variable()));
            case Action.LetSaid a -> List.of(name(a.variable()));
            case Action.Choose a -> List.of(name(a.variable()));
            case Action.ChooseNumber a -> List.of(name(a.variable()));
            case Action.ChooseSeveral a -> List.of(name(a.variable()));
            case Action.Enter a -> List.of(name(a.variable()));
            case Action.Roll a -> List.of(name(a.variable()));
            case Action.Draw a -> List.of(name(a.variable()));
            case Action.RollOff a -> rolledOff(a);
            case Action.RerollWhere a -> List.of(name(a.pool().variable()));
            case Action.RerollUpTo a -> List.of(name(a.pool().variable()));
            case Action.ForEach a ->
                a.role() == null ? List.of() : List.of(role(a.role().number()));
            case Action.CountLoop a -> List.of(name(a.variable()));
            case Action.TogetherEach a ->
                a.role() == null ? List.of() : List.of(role(a.role().number()));
            case Action.Shuffle _,
                    Action.GoTo _,
                    Action.ConductSteps _,
                    Action.AnotherRound _,
                    Action.Next _,
                    Action.LeaveLoop _,
                    Action.Repeat _,
                    Action.End _,
                    Action.Return _,
                    Action.EndGame _,
                    Action.If _,
                    Action.TogetherBlocks _,
                    Action.Options _,
                    Action.Later _,
                    Action.Cancel _,
                    Action.Reveal _,
                    Action.Note _,
                    Action.Tell _ -> List.of();
        };
    }

    private static List<String> rolledOff(Action.RollOff a) {
        if (a.role() != null) {
            return List.of(role(a.role().number()));
        }
        return a.variable() == null ? List.of() : List.of(name(a.variable()));
    }

    private static String target(Target target) {
        return switch (target) {
            case Target.OfName of -> name(of.variable());
            case Target.OfParty of -> name(of.variable());
            case Target.OfState of -> state(of.field().slot());
            case Target.OfRole of -> role(of.role().number());
        };
    }

    private static String state(int slot) {
        return "state " + slot;
    }

    private static String role(int number) {
        return "role " + number;
    }

    private static String name(@Nullable Variable variable) {
        return variable == null ? ANYTHING : "name " + variable.key();
    }

    /** Whether something that is changed can make a condition hold that did not. */
    static boolean decides(TreeSet<String> changed, TreeSet<String> read) {
        if (read.isEmpty() || changed.isEmpty()) {
            return false;
        }
        return read.contains(ANYTHING)
                || changed.contains(ANYTHING)
                || read.stream().anyMatch(changed::contains);
    }
}
