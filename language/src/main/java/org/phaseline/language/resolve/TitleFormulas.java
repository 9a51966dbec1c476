package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionParts;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Template;

/**
 * Which formulas in the braces of a title stand for their values. Since version 2 all of them do, and one that would tell what is sealed is a
 * problem. Before, braces may stand in a title as they are: a formula stands for its value if it speaks of a name of a line here, and tells
 * nothing that is sealed.
 */
final class TitleFormulas {

    private static final int ALL_SINCE = 2;

    private TitleFormulas() {}

    /** The title with what stands for a value alone in it, or null when nothing does. */
    static @Nullable Template of(Template title, Context c, Problems problems) {
        if (title.version() >= ALL_SINCE) {
            for (Expression value : title.values()) {
                if (!isOpen(value, c)) {
                    problems.add(
                            Code.SECRECY,
                            value.place(),
                            "'" + ExpressionText.of(value)
                                    + "' may be sealed here, and everybody reads the title: say it"
                                    + " in a 'tell' where it is revealed");
                }
            }
            return title.values().isEmpty() ? null : title;
        }
        String text = title.word().text();
        List<String> pieces = new ArrayList<>();
        List<Expression> values = new ArrayList<>();
        String piece = title.pieces().getFirst();
        int open = piece.length();
        for (int i = 0; i < title.values().size(); i++) {
            int next = Template.closing(text, open) + 1;
            Expression value = title.values().get(i);
            String after = title.pieces().get(i + 1);
            if (mayStand(value, c)) {
                pieces.add(piece);
                values.add(value);
                piece = after;
            } else {
                piece += text.substring(open, next) + after;
            }
            open = next + after.length();
        }
        pieces.add(piece);
        return values.isEmpty()
                ? null
                : new Template(title.word(), List.copyOf(pieces), List.copyOf(values), title.version());
    }

    private static boolean mayStand(Expression formula, Context c) {
        return namesALine(formula, c) && isOpen(formula, c) && !namesDice(formula, c);
    }

    private static boolean namesALine(Expression part, Context c) {
        return part instanceof Expression.Name name && c.names().find(name.name()) != null
                || ExpressionParts.of(part).stream().anyMatch(inner -> namesALine(inner, c));
    }

    private static boolean namesDice(Expression part, Context c) {
        return part instanceof Expression.Name name
                        && c.names().find(name.name()) instanceof Variable variable
                        && variable.kind() == Variable.Kind.DICE
                || ExpressionParts.of(part).stream().anyMatch(inner -> namesDice(inner, c));
    }

    /** Whether nothing in it can be sealed. What another party has of a name, and what became of a step, can be. */
    private static boolean isOpen(Expression part, Context c) {
        boolean open = switch (part) {
            case Expression.Name name -> {
                Variable variable = c.names().find(name.name());
                yield variable == null || isOpen(variable, c);
            }
            case Expression.Of _, Expression.Was _, Expression.Did _, Expression.Says _ -> false;
            case Expression.Number _,
                    Expression.Decimal _,
                    Expression.Point _,
                    Expression.Flag _,
                    Expression.None _,
                    Expression.Text _,
                    Expression.It _,
                    Expression.Call _,
                    Expression.Shifted _,
                    Expression.Stopping _,
                    Expression.Field _,
                    Expression.Has _,
                    Expression.Using _,
                    Expression.Not _,
                    Expression.Minus _,
                    Expression.Binary _,
                    Expression.Conditional _,
                    Expression.SetOf _,
                    Expression.Range _,
                    Expression.Where _,
                    Expression.Some _,
                    Expression.First _,
                    Expression.Best _,
                    Expression.Count _,
                    Expression.Over _ -> true;
        };
        return open && ExpressionParts.of(part).stream().allMatch(inner -> isOpen(inner, c));
    }

    /** What a title says inside of a sealed step is read by the party that decides, which knows the names made there. */
    private static boolean isOpen(Variable variable, Context c) {
        return (variable.sealedIn() < 0 || variable.sealedIn() == c.sealedStep())
                && (variable.fork() == 0 || variable.fork() == c.fork());
    }
}
