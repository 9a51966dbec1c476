package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Modifier;
import org.phaseline.language.checked.Pool;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Statement;

/** Dice. */
final class DiceResolver {

    private static final int MOST_SIDES = 1000;

    private final Resolution all;

    DiceResolver(Resolution all) {
        this.all = all;
    }

    /** Who throws: the one the line names, else the one who acts; null when nobody in particular does. */
    static @Nullable Actor roller(@Nullable Expression named, Context c, Resolution all) {
        if (named != null) {
            return all.expressions.actor(named, c);
        }
        Actor actor = c.actor();
        return actor == null || actor.set() ? null : actor;
    }

    Action roll(Statement.Roll s, Context c) {
        Expr size = s.size() == null ? null : size(s.size(), c);
        if (size == null) {
            sides(s.sides(), s);
        }
        Expr count = all.expressions.number(s.count(), c);
        Expr counting = s.counting() == null ? null : all.expressions.flag(s.counting(), c.looking(Type.NUMBER));
        Expr bonus = s.bonus() == null ? null : all.expressions.number(s.bonus(), c);
        List<Modifier> modifiers = new ArrayList<>();
        for (Statement.Modifier line : s.modifiers()) {
            modifiers.add(all.expressions.names().formulas().modifier(line, Type.NUMBER, c));
        }
        Text text = all.texts.orNone(s.text(), c);
        Expr seenBy = s.seenBy() == null ? null : all.expressions.parties(s.seenBy(), c);
        // Dice that not all see, or whose faces are not known beforehand, are a number at once.
        boolean plain = bonus == null && counting == null && modifiers.isEmpty() && size == null && seenBy == null;
        Variable variable = plain
                ? all.variables.declareDice(s.name(), s.sides(), c)
                : all.variables.declare(s.name(), Type.NUMBER, c);
        if (seenBy != null) {
            all.seenBy.put(variable.id(), seenBy);
        }
        return new Action.Roll(
                s,
                roller(s.who(), c, all),
                variable,
                count,
                size,
                bonus,
                counting,
                List.copyOf(modifiers),
                text,
                seenBy);
    }

    /** How many sides a die has that is worked out when it is rolled. */
    private Expr size(Expression written, Context c) {
        Expr size = all.expressions.number(written, c);
        if (size instanceof Expr.Constant known && (known.value() < 2 || known.value() > MOST_SIDES)) {
            all.problem(Code.OUT_OF_RANGE, written.place(), "a die has 2 to " + MOST_SIDES + " sides");
        }
        return size;
    }

    private void sides(int sides, Statement s) {
        if (sides < 2 || sides > MOST_SIDES) {
            all.problem(Code.OUT_OF_RANGE, s.place(), "a die has 2 to " + MOST_SIDES + " sides");
        }
    }

    Action rollOff(Statement.RollOff s, Context c) {
        sides(s.sides(), s);
        Expr among = all.expressions.parties(s.among(), c);
        all.variables.keep(1, c);
        Symbols.Role role = all.symbols.roles.get(s.name().text());
        if (role != null && role.derived() == null) {
            all.used(s.name().text(), s.name().place());
            return new Action.RollOff(s, among, role, null);
        }
        Variable winner = all.variables.declare(s.name(), all.symbols.who(Type.PartyKind.SIDE, false), c);
        return new Action.RollOff(s, among, null, winner);
    }

    @Nullable
    Action rerollWhere(Statement.RerollWhere s, Context c) {
        Pool pool = pool(s.pool(), c);
        Expr condition = all.expressions.flag(s.condition(), c.looking(Type.NUMBER));
        Actor who = roller(s.who(), c, all);
        return pool == null ? null : new Action.RerollWhere(s, who, pool, condition);
    }

    @Nullable
    Action rerollUpTo(Statement.RerollUpTo s, Context c) {
        Pool pool = pool(s.pool(), c);
        Expr limit = all.expressions.number(s.limit(), c);
        Actor who = roller(s.who(), c, all);
        return pool == null ? null : new Action.RerollUpTo(s, who, pool, limit);
    }

    private @Nullable Pool pool(Expression named, Context c) {
        Pool pool = all.expressions.names().pool(named, c);
        if (pool == null && named instanceof Expression.Name name && c.names().find(name.name()) != null) {
            all.problem(
                    Code.TYPE,
                    named.place(),
                    "'" + name.name() + "' has no dice to reroll: roll them without modifiers and"
                            + " 'counting', and do the sum in a 'let' below");
        } else if (pool == null) {
            String called = ExpressionText.of(named);
            all.unknown(
                    named.place(),
                    "no dice called '" + called + "' were rolled above"
                            + all.problems.didYouMean(called, c.names().all()));
        }
        return pool;
    }
}
