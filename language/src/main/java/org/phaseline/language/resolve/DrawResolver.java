package org.phaseline.language.resolve;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Statement;

/** What is drawn by chance, and in which order. */
final class DrawResolver {

    private final Resolution all;

    DrawResolver(Resolution all) {
        this.all = all;
    }

    @Nullable
    Action draw(Statement.Draw s, Context c) {
        Expression from = s.from() instanceof Expression.Where where ? where.set() : s.from();
        if (from instanceof Expression.Range) {
            all.problem(
                    Code.TYPE,
                    from.place(),
                    s.shown()
                            ? "only members of a set can be shown"
                            : "only members of a set can be drawn; for a number, roll a die");
            return null;
        }
        Expr set = all.expressions.of(s.from(), c);
        Type member = all.expressions.member(set);
        Expr count = s.count() == null ? null : all.expressions.number(s.count(), c);
        Expr seenBy = s.seenBy() == null ? null : all.expressions.parties(s.seenBy(), c);
        Text text = all.texts.orNone(s.text(), c);
        boolean one = count == null && !s.shown();
        Variable variable = all.variables.declare(s.name(), one ? member : new Type.SetOf(member), c);
        if (seenBy != null) {
            all.seenBy.put(variable.id(), seenBy);
        }
        return new Action.Draw(s, DiceResolver.roller(s.who(), c, all), variable, set, member, count, text, seenBy);
    }

    @Nullable
    Action shuffle(Statement.Shuffle s, Context c) {
        Expr set = all.expressions.of(s.set(), c);
        Text text = all.texts.orNone(s.text(), c);
        Type member = all.expressions.member(set);
        if (!(member instanceof Type.Kind kind) || !all.symbols.pieceKinds.containsKey(kind.name())) {
            if (!(member instanceof Type.Unknown)) {
                all.problem(
                        Code.TYPE,
                        s.set().place(),
                        "only pieces can be shuffled, not " + set.type().said());
            }
            return null;
        }
        all.symbols.keepLots(kind);
        return new Action.Shuffle(s, DiceResolver.roller(null, c, all), set, kind, text);
    }
}
